import {
  isNarrowed,
  parsePaymentQuery,
  parseSubscriptionQuery,
  paymentListPath,
  subscriptionListPath,
} from '@/lib/billing/administration/list-query'
import { parseAmount } from '@/lib/billing/administration/parse-amount'
import { spanDays, spanOf } from '@/lib/billing/administration/span'

it('reads what an address asks for, and leaves out what makes no sense', () => {
  expect(parseSubscriptionQuery({ q: ' kim ', state: 'cancelling', plan: '1year' })).toEqual({
    q: 'kim',
    state: 'cancelling',
    plan: '1year',
    page: 1,
  })
  expect(parseSubscriptionQuery({ state: 'none', plan: 'x', page: '-2' })).toEqual({
    q: '',
    state: undefined,
    plan: undefined,
    page: 1,
  })
  const query = parsePaymentQuery({ state: 'refunded', from: '2026-11-31', to: '2026-11-30' })
  expect(query).toMatchObject({ state: 'refunded', from: undefined, to: '2026-11-30', by: 'day' })
  expect(parsePaymentQuery({ order: "a';drop" }).order).toBeUndefined()
})

it('writes an address that reads the same again', () => {
  const query = parsePaymentQuery({ state: 'paid', from: '2026-11-01', by: 'month', page: '3' })
  const path = paymentListPath(query, { page: query.page })
  expect(path).toBe('/admin/payments?state=paid&from=2026-11-01&by=month&page=3')
  const params = Object.fromEntries(new URL(path, 'http://x.test').searchParams)
  expect(parsePaymentQuery(params)).toEqual(query)
  expect(paymentListPath(query)).not.toContain('page')
  expect(isNarrowed(query)).toBe(true)
  expect(isNarrowed(parsePaymentQuery({ by: 'month' }))).toBe(false)
  expect(subscriptionListPath(parseSubscriptionQuery({}))).toBe('/admin/subscriptions')
})

it.each([
  ['day', 30, '2026-11-21T14:59:00Z', '2026-10-23', '2026-11-21'],
  ['day', 1, '2026-11-21T15:00:00Z', '2026-11-22', '2026-11-22'],
  ['month', 12, '2026-11-21T00:00:00Z', '2025-12-01', '2026-11-21'],
  ['month', 1, '2026-12-31T15:00:00Z', '2027-01-01', '2027-01-01'],
] as const)('the last %s × %i at %s begin on %s', (step, count, now, from, to) => {
  expect(spanOf(step, count, new Date(now))).toEqual({ from, to })
})

it('counts days with both their ends', () => {
  expect(spanDays('2026-11-21', '2026-11-21')).toBe(1)
  expect(spanDays('2026-03-01', '2027-03-01')).toBe(366)
  expect(spanDays('2026-11-22', '2026-11-21')).toBe(0)
})

it.each([
  ['50,000', 50_000],
  [' 50000 ', 50_000],
  ['５０，０００', 50_000],
  ['1', 1],
  ['0', null],
  ['', null],
  ['-5', null],
  ['1e5', null],
  ['오만', null],
])('reads the amount %p as %p', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})
