import { declineReason } from '@/lib/billing/provider-codes'
import { billingStatusOf } from '@/lib/billing/subscription/billing-status'
import { paymentSchema } from '@/lib/billing/subscription/schema'

const first = { period: 1, state: 'paid' } as const

it.each([
  ['none', null, null],
  ['pending', { state: 'pending', cancelling: false }, { period: 1, state: 'unknown' }],
  ['active', { state: 'active', cancelling: false }, first],
  ['cancelling', { state: 'active', cancelling: true }, first],
  ['pastDue', { state: 'past_due', cancelling: false }, { period: 2, state: 'declined' }],
  ['expired', { state: 'expired', cancelling: false }, { period: 2, state: 'declined' }],
  // Refused at once, it never was one.
  ['none', { state: 'expired', cancelling: false }, { period: 1, state: 'declined' }],
  ['cancelled', { state: 'cancelled', cancelling: true }, first],
] as const)('%s', (state, subscription, newest) => {
  expect(billingStatusOf(subscription, newest)).toBe(state)
})

it.each([
  [null, 'other'],
  ['A_CODE_THAT_NOBODY_KNOWS', 'other'],
  ['INVALID_CARD_NUMBER', 'other'],
  ['REJECT_CARD_PAYMENT', 'funds'],
  ['EXCEED_MAX_AMOUNT', 'limit'],
  ['INVALID_CARD_EXPIRATION', 'expired'],
  ['INVALID_CARD_LOST_OR_STOLEN', 'stopped'],
  ['CARD_GONE', 'gone'],
  ['NOT_FOUND_BILLING', 'gone'],
])('a renewal refused with %s: %s', (code, reason) => {
  expect(declineReason(code)).toBe(reason)
})

it('nothing but a page of the web stands behind a receipt', () => {
  const row = {
    id: crypto.randomUUID(),
    subscription_id: crypto.randomUUID(),
    kind: 'period',
    seats: 0,
    seats_amount: 0,
    period: 1,
    plan_id: '1month',
    amount: 55_000,
    period_start: '2026-12-01',
    period_end: '2027-01-01',
    state: 'paid',
    try_at: null,
    card_text: '',
    failure_code: null,
    approved_at: '2026-12-01T00:00:00Z',
    refunded: 0,
    created_at: '2026-12-01T00:00:00Z',
  }
  const receiptOf = (receipt_url: unknown) =>
    paymentSchema.parse({ ...row, receipt_url }).receiptUrl
  expect(receiptOf('https://pay.example.test/receipt')).toBe('https://pay.example.test/receipt')
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '', null]) {
    expect(receiptOf(bad)).toBeNull()
  }
})
