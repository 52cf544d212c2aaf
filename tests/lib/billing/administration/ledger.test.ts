/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import {
  readAttention,
  readEntries,
  readPayments,
  readRevenue,
  readSubscription,
  readSubscriptions,
} from '@/lib/billing/administration/data'
import { parsePaymentQuery, parseSubscriptionQuery } from '@/lib/billing/administration/list-query'
import {
  endSubscription,
  requestRefund,
  retryPayment,
} from '@/lib/billing/administration/mutations'
import { claimRefunds } from '@/lib/billing/refunds/mutations'
import { executeRefund } from '@/lib/billing/refunds/refund'
import { makePerson, type Person } from '@/tests/factories/person'
import { type BillingFixture, startBillingFixture } from '@/tests/lib/billing/billing-fixture'
import { cards } from '@/tests/lib/billing/stand-in'

let fixture: BillingFixture
let admin: Person
beforeAll(async () => {
  fixture = await startBillingFixture()
  admin = await makePerson(fixture.supabase, 'admin')
}, 90_000)
afterAll(() => fixture.stop())
beforeEach(() => fixture.clock.set('2026-12-01T03:00:00Z'))

async function subscriber(bought: Parameters<BillingFixture['checkout']>[1] = {}) {
  const user = await fixture.person()
  await fixture.checkout(user, bought)
  const [payment] = await fixture.payments(user)
  const { id } = await fixture.subscription(user)
  return { user, subscription: String(id), payment: String(payment?.id) }
}

const wanted = (payment: string, more: object = {}) => ({
  payment,
  amount: 5000,
  seen: 0,
  reason: '불편을 드려 일부를 환불합니다.',
  end: false,
  ...more,
})

/** What the action does after it has asked. */
async function carryOut(refund: string) {
  const { ctx } = fixture
  const [order] = await claimRefunds(ctx.service, refund, ctx.now(), 1)
  return order ? executeRefund(ctx, order) : 'nothing'
}

const acts = (subscription: string) =>
  fixture.supabase.sql`select action, actor_id, detail from audit_log
    where target_kind = 'subscription' and target_id = ${subscription} order by id`

describe('a refund', () => {
  it('of a part goes back at once, once, and stands in the audit', async () => {
    const { user, subscription, payment } = await subscriber()
    const asked = await requestRefund(admin.client, wanted(payment))
    if (!asked.ok) throw new Error(asked.reason)
    expect(await requestRefund(admin.client, wanted(payment))).toEqual({
      ok: false,
      reason: 'busy',
    })
    expect(await carryOut(asked.refund)).toBe('done')
    expect(await requestRefund(admin.client, wanted(payment))).toEqual({
      ok: false,
      reason: 'changed',
    })
    const over = wanted(payment, { seen: 5000, amount: 50_001 })
    expect(await requestRefund(admin.client, over)).toEqual({ ok: false, reason: 'tooMuch' })

    const shown = await readSubscription(admin.client, subscription)
    expect(shown).toMatchObject({ state: 'active', user_id: user, period: 1 })
    expect(shown?.payments[0]).toMatchObject({ amount: 55_000, refunded: 5000, state: 'paid' })
    expect(shown?.payments[0]?.attempts).toMatchObject([{ attempt: 1, outcome: 'paid' }])
    expect(shown?.payments[0]?.refunds).toMatchObject([
      { kind: 'operator', amount: 5000, state: 'done', asked_by: admin.email },
    ])
    expect(shown?.acts).toMatchObject([{ action: 'billing.refunded', actor: admin.email }])
    expect(JSON.stringify(shown)).not.toMatch(/customer|sealed|billingKey/i)
    const { payments } = await fixture.toss.ledger()
    const [{ order_id } = {}] = await fixture.payments(user)
    expect(payments.find(({ orderId }) => orderId === order_id)?.balanceAmount).toBe(50_000)
    expect(await acts(subscription)).toHaveLength(1)
  })

  it('of everything may end the subscription at once; the rest cannot be given twice', async () => {
    const { user, subscription, payment } = await subscriber({ plan: '1year' })
    const whole = wanted(payment, { amount: 550_000, end: true })
    const both = await Promise.all([1, 2].map(() => requestRefund(admin.client, whole)))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await fixture.subscription(user)).toMatchObject({ state: 'cancelled' })
    fixture.clock.set('2026-12-01T03:05:00Z')
    expect(await fixture.run()).toMatchObject({ refunded: 1, cardsForgotten: 1 })
    const [paid] = await fixture.payments(user)
    expect(paid).toMatchObject({ refunded: 550_000 })
    expect(await fixture.notices(user)).toEqual(['receipt', 'cancelled', 'refunded'])
    expect(await acts(subscription)).toMatchObject([{ detail: { amount: 550_000, ended: true } }])
  })

  it('is refused for what is no payment, no amount, or not paid', async () => {
    const { payment } = await subscriber()
    expect(await requestRefund(admin.client, wanted(randomUUID()))).toMatchObject({
      reason: 'missing',
    })
    for (const amount of [0, -1, 55_001]) {
      const asked = await requestRefund(admin.client, wanted(payment, { amount }))
      expect(asked).toEqual({ ok: false, reason: 'tooMuch' })
    }
    const poor = await fixture.person()
    await fixture.checkout(poor, { card: cards.poor })
    const [declined] = await fixture.payments(poor)
    const asked = await requestRefund(admin.client, wanted(String(declined?.id)))
    expect(asked).toMatchObject({ reason: 'missing' })
  })
})

describe('an end', () => {
  it('waits for the paid time, or comes at once', async () => {
    const { user, subscription } = await subscriber()
    expect(await endSubscription(admin.client, subscription, false)).toEqual({ ok: true })
    expect(await fixture.subscription(user)).toMatchObject({
      state: 'active',
      cancel_at_period_end: true,
    })
    const again = await endSubscription(admin.client, subscription, false)
    expect(again).toEqual({ ok: false, reason: 'changed' })
    const { subscriptions } = await readSubscriptions(
      admin.client,
      parseSubscriptionQuery({ state: 'cancelling' }),
    )
    expect(subscriptions.map(({ id }) => id)).toContain(subscription)
    expect(await endSubscription(admin.client, subscription, true)).toEqual({ ok: true })
    expect(await fixture.subscription(user)).toMatchObject({ state: 'cancelled' })
    expect(await endSubscription(admin.client, randomUUID(), true)).toMatchObject({
      reason: 'missing',
    })
    expect((await acts(subscription)).map(({ action }) => action)).toEqual([
      'billing.ended',
      'billing.ended',
    ])
  })
})

describe('a refused renewal', () => {
  it('is asked for again out of turn, and the promised tries stay', async () => {
    const { user, subscription } = await subscriber({ card: cards.later })
    fixture.clock.set('2027-01-01T00:30:00Z')
    await fixture.run()
    const renewal = async () => (await fixture.payments(user))[1]
    const id = String((await renewal())?.id)
    const { payments } = await readAttention(admin.client)
    expect(payments.find((each) => each.id === id)).toMatchObject({
      subscription_id: subscription,
      state: 'declined',
    })
    expect(await retryPayment(admin.client, id)).toEqual({ ok: true })
    expect(await fixture.run()).toMatchObject({ declined: 1 })
    // Of the four tries that its owner was promised, one is used: the next is a day after the first.
    expect(await renewal()).toMatchObject({
      declines: 1,
      try_at: new Date('2027-01-02T00:00:00Z'),
    })
    const [first] = await fixture.payments(user)
    expect(await retryPayment(admin.client, String(first?.id))).toEqual({
      ok: false,
      reason: 'changed',
    })
    await endSubscription(admin.client, subscription, false)
    expect(await fixture.subscription(user)).toMatchObject({ state: 'cancelled' })
    expect(await retryPayment(admin.client, id)).toMatchObject({ reason: 'changed' })
  })
})

it('an outcome that nobody knows is shown after an hour, and looked up when asked to', async () => {
  const { user } = await subscriber()
  await fixture.supabase
    .sql`update payments set state = 'unknown', approved_at = null, try_at = '2030-01-01',
    payment_key = null, requested_at = now() - interval '61 minutes' where user_id = ${user}`
  const [{ id } = {}] = await fixture.payments(user)
  const { payments } = await readAttention(admin.client)
  expect(payments.map((each) => each.id)).toContain(id)
  const listed = await readPayments(admin.client, parsePaymentQuery({ state: 'unknown' }))
  expect(listed.payments.map((each) => each.id)).toContain(id)
  expect(await retryPayment(admin.client, String(id))).toEqual({ ok: true })
  await fixture.run()
  expect((await fixture.payments(user))[0]).toMatchObject({ state: 'paid' })
})

it('lists narrow by state, plan, words, days and order', async () => {
  const { user, subscription, payment } = await subscriber({ plan: '6months' })
  const [profile] = await fixture.supabase.sql`select email from profiles where id = ${user}`
  const q = String(profile?.email).slice(0, 20).toUpperCase()
  const found = await readSubscriptions(
    admin.client,
    parseSubscriptionQuery({ q, plan: '6months' }),
  )
  expect(found.subscriptions).toMatchObject([{ id: subscription, plan_id: '6months' }])
  expect(found.counts).toEqual({ active: 1 })
  const none = await readSubscriptions(admin.client, parseSubscriptionQuery({ q, plan: '1year' }))
  expect(none).toMatchObject({ total: 0, subscriptions: [] })
  const [{ order_id } = {}] = await fixture.payments(user)
  for (const [params, total] of [
    [{}, 1],
    [{ from: '2026-12-01', to: '2026-12-01' }, 1],
    [{ from: '2026-12-02' }, 0],
    [{ to: '2026-11-30' }, 0],
    [{ state: 'paid' }, 1],
    [{ state: 'refunded' }, 0],
  ] as const) {
    const query = parsePaymentQuery({ ...params, order: String(order_id) })
    const list = await readPayments(admin.client, query)
    expect([params, list.total, list.payments.map(({ id }) => id)]).toEqual([
      params,
      total,
      total ? [payment] : [],
    ])
  }
})

it('revenue, its entries and the provider’s own books are the same', async () => {
  const { payment } = await subscriber()
  const asked = await requestRefund(admin.client, wanted(payment))
  if (asked.ok) await carryOut(asked.refund)
  const revenue = await readRevenue(admin.client, 'month', new Date('2027-03-01T00:00:00Z'))
  const entries = await readEntries(admin.client, { from: '2026-04-01', to: '2027-03-01' })
  const net = revenue.series.reduce((sum, each) => sum + each.charged - each.refunded, 0)
  expect(revenue.series).toHaveLength(12)
  expect(net).toBe(entries.reduce((sum, each) => sum + each.amount, 0))
  const { payments } = await fixture.toss.ledger()
  expect(net).toBe(payments.reduce((sum, each) => sum + each.balanceAmount, 0))
  const counted = revenue.series.reduce((sum, each) => sum + each.payments, 0)
  expect(counted).toBe(payments.length)
})

describe('nobody but an admin', () => {
  const calls = (payment: string, subscription: string): [string, Record<string, unknown>][] => [
    ['list_subscriptions', { p_state: null, p_plan: null, p_words: '', p_page: 1, p_size: 20 }],
    [
      'list_payments',
      { p_state: null, p_from: null, p_to: null, p_order: null, p_page: 1, p_size: 20 },
    ],
    ['read_subscription', { p_id: subscription }],
    ['admin_refund', { p_payment: payment, p_amount: 100, p_seen: 0, p_reason: 'x', p_end: false }],
    ['admin_end_subscription', { p_subscription: subscription, p_at_once: true }],
    ['admin_retry_payment', { p_payment: payment }],
    [
      'list_entries',
      {
        p_from: '2026-01-01',
        p_to: '2027-01-01',
        p_after_at: null,
        p_after: null,
        p_limit: 100,
      },
    ],
    ['revenue_statistics', { p_from: '2026-01-01', p_to: '2027-01-01', p_step: 'day' }],
    ['revenue_of_days', { days: 7 }],
    ['billing_attention', {}],
    ['deletion_refunds', {}],
    ['leave_subscription', { p_user: randomUUID(), p_now: '2027-01-01T00:00:00Z' }],
  ]

  it.each(['anonymous', 'user', 'supervisor'] as const)('is answered: not a %s', async (who) => {
    const { user, subscription, payment } = await subscriber()
    const client: SupabaseClient =
      who === 'anonymous'
        ? fixture.supabase.visitor()
        : (await makePerson(fixture.supabase, who)).client
    for (const [name, given] of calls(payment, subscription)) {
      const { data, error } = await client.rpc(name, given)
      expect([name, data, error?.code]).toEqual([name, null, '42501'])
    }
    // Nor may the audit be written by hand.
    for (const by of [client, admin.client]) {
      const act = { act: 'billing.refunded', kind: 'subscription', target: subscription }
      expect((await by.rpc('record_act', act)).error).not.toBeNull()
    }
    expect(await fixture.subscription(user)).toMatchObject({ state: 'active' })
    expect(await acts(subscription)).toEqual([])
    const [refund] = await fixture.supabase.sql`select 1 from refunds where payment_id = ${payment}`
    expect(refund).toBeUndefined()
  })
})
