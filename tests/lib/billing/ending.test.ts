import { z } from 'zod'
import { claimCharges, recordBalance, settleCharge } from '@/lib/billing/mutations'
import { claimRefunds } from '@/lib/billing/refunds/mutations'
import { executeRefund } from '@/lib/billing/refunds/refund'
import { type BillingFixture, planOf, startBillingFixture } from './billing-fixture'
import { day, hour, minute } from './clock'
import { cards } from './stand-in'

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await startBillingFixture()
})
afterAll(() => fixture.stop())
afterEach(() => fixture.toss.faults({}))
beforeEach(async () => {
  await fixture.clear()
  fixture.clock.set('2026-12-01T03:00:00Z')
})

const rpc = async (name: string, given: object): Promise<unknown> => {
  const p_now = fixture.clock.now()
  const { data, error } = await fixture.supabase.admin().rpc(name, { ...given, p_now })
  if (error) throw new Error(error.message)
  return data
}
const quote = (user: string) => rpc('refund_quote', { p_user: user })
const cancelNow = (user: string, sum: number) =>
  rpc('cancel_now', { p_user: user, p_expected: sum, p_reason: '' })
const cancelling = (p_user: string, p_cancel: boolean) =>
  rpc('set_cancelling', { p_user, p_cancel })

async function subscriber(bought: Parameters<BillingFixture['checkout']>[1] = {}): Promise<string> {
  const user = await fixture.person()
  const { result } = await fixture.checkout(user, bought)
  expect(result.status).toBe('done')
  return user
}
/** What the provider holds of a person's money. */
async function kept(user: string): Promise<number> {
  const orders = (await fixture.payments(user)).map(({ order_id }) => order_id)
  const { payments } = await fixture.toss.ledger()
  return payments
    .filter(({ orderId }) => orders.includes(orderId))
    .reduce((sum, { balanceAmount }) => sum + balanceAmount, 0)
}

describe('cancelling now', () => {
  it.each([
    ['on the first day, nothing used: everything', 0, false, 300_000, true],
    ['on the seventh day after it: everything', 7, false, 300_000, true],
    ['on the first day, used: less a day', 0, true, 298_352, false],
    // 300,000 × 8 ÷ 182 = 13,186.8
    ['on the seventh day after it, used: less eight days', 7, true, 286_814, false],
    ['a day later: less nine days', 8, false, 285_165, false],
    ['on 9 January, day 40, the example of the policy: 234,066', 39, false, 234_066, false],
    ['on the last day: nothing', 181, false, 0, false],
  ])('%s', async (_, days, used, amount, full) => {
    const user = await subscriber({ plan: '6months' })
    if (used) await rpc('note_paid_use', { p_user: user })
    fixture.clock.pass(days * day)
    expect(await quote(user)).toMatchObject({ amount, full, daysUsed: days + 1, days: 182 })
    expect(await cancelNow(user, amount)).toMatchObject({ outcome: 'ok', amount })
    expect(await fixture.run()).toMatchObject({
      refunded: amount > 0 ? 1 : 0,
      cardsForgotten: 1,
      failed: 0,
    })
    expect(await kept(user)).toBe(300_000 - amount)
    expect(await fixture.subscription(user)).toMatchObject({ state: 'cancelled' })
    expect((await fixture.payments(user))[0]).toMatchObject({ refunded: amount })
    const [profile] = await fixture.supabase.sql`select plan from profiles where id = ${user}`
    expect(profile?.plan).toBe('free')
  })

  it('is not done for another amount than was seen, and not twice', async () => {
    const user = await subscriber()
    expect(await cancelNow(user, 54_999)).toEqual({ outcome: 'changed', amount: 55_000 })
    expect(await fixture.subscription(user)).toMatchObject({ state: 'active' })
    expect(await cancelNow(user, 55_000)).toMatchObject({ outcome: 'ok' })
    expect(await cancelNow(user, 55_000)).toEqual({ outcome: 'missing' })
    await fixture.run()
    expect(await kept(user)).toBe(0)
  })

  it('of two at once, one is done', async () => {
    const user = await subscriber()
    const answers = z
      .array(z.object({ outcome: z.string() }))
      .parse(await Promise.all([cancelNow(user, 55_000), cancelNow(user, 55_000)]))
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['missing', 'ok'])
  })

  it('waits for money that an administrator is giving back', async () => {
    const user = await subscriber({ plan: '6months' })
    await fixture.supabase.sql`insert into refunds (payment_id, user_id, amount, kind, lease_until)
      select id, user_id, 1000, 'operator', ${fixture.clock.now()} from payments where user_id = ${user}`
    fixture.clock.pass(39 * day)
    expect(await cancelNow(user, 234_066)).toEqual({ outcome: 'busy' })
    expect(await fixture.run()).toMatchObject({ refunded: 1 })
    expect(await cancelNow(user, 234_066)).toMatchObject({ outcome: 'ok' })
    await fixture.run()
    expect(await kept(user)).toBe(300_000 - 1000 - 234_066)
  })
})

describe('a refund whose answer is lost', () => {
  it.each([
    ['done, then cut', { fault: 'dropAnswer' }],
    ['cut before anything', { fault: 'dropRequest' }],
    ['a failure after it was done', { fault: 'HTTP 500', when: 'after' }],
  ])('%s: given back once', async (_, fault) => {
    const user = await subscriber({ plan: '6months' })
    fixture.clock.pass(39 * day)
    await cancelNow(user, 234_066)
    await fixture.toss.faults({ faults: [{ call: 'cancel', ...fault }] })
    expect(await fixture.run()).toMatchObject({ refunded: 1 })
    expect(await kept(user)).toBe(65_934)
  })

  it('and nobody can look it up: the next run does, and asks with the same key', async () => {
    const user = await subscriber({ plan: '6months' })
    fixture.clock.pass(39 * day)
    await cancelNow(user, 234_066)
    await fixture.toss.faults({ rates: { dropAnswer: 1 }, calls: ['cancel', 'byKey'] })
    expect(await fixture.run()).toMatchObject({ refunded: 0, refundsOpen: 1 })
    await fixture.toss.faults({})
    fixture.clock.pass(hour)
    expect(await fixture.run()).toMatchObject({ refunded: 1 })
    expect(await kept(user)).toBe(65_934)
  })

  it('a worker that dies after it was done: the next one finds it done', async () => {
    const user = await subscriber()
    await cancelNow(user, 55_000)
    const [order] = await claimRefunds(fixture.ctx.service, null, fixture.clock.now(), 1)
    expect(order).toMatchObject({ action: 'ask', amount: 55_000 })
    if (order) {
      await fixture.ctx.provider.cancel({ ...order, reason: 'x' })
      fixture.clock.pass(hour)
      const [again] = await claimRefunds(fixture.ctx.service, null, fixture.clock.now(), 1)
      expect(again).toMatchObject({ action: 'resolve' })
      if (again) expect(await executeRefund(fixture.ctx, again)).toBe('done')
    }
    expect((await fixture.payments(user))[0]).toMatchObject({ refunded: 55_000 })
  })

  it('one that the provider refuses, because an earlier call had done it, is done', async () => {
    const user = await subscriber()
    await cancelNow(user, 55_000)
    const [order] = await claimRefunds(fixture.ctx.service, null, fixture.clock.now(), 1)
    if (!order) throw new Error('nothing to give back')
    await fixture.ctx.provider.cancel({ ...order, reason: 'x', idempotencyKey: 'an earlier one' })
    expect(await executeRefund(fixture.ctx, order)).toBe('done')
    expect(await kept(user)).toBe(0)
  })
})

describe('cancelling at the end', () => {
  it('keeps what is paid for, charges nothing more, and can be taken back', async () => {
    const user = await subscriber()
    expect(await cancelling(user, true)).toBe('ok')
    fixture.clock.set('2026-12-31T14:59:00Z')
    await fixture.run()
    expect(await fixture.subscription(user)).toMatchObject({ state: 'active' })
    expect(await cancelling(user, false)).toBe('ok')
    expect(await cancelling(user, true)).toBe('ok')
    fixture.clock.set('2027-01-01T00:00:00Z')
    expect(await cancelling(user, false)).toBe('missing')
    expect(await fixture.run()).toMatchObject({ ended: 1, paid: 0, cardsForgotten: 1 })
    expect(await fixture.subscription(user)).toMatchObject({ state: 'cancelled', period: 1 })
    expect(await kept(user)).toBe(55_000)
  })

  it('of what could not be paid ends it at once', async () => {
    const user = await subscriber({ card: cards.later })
    fixture.clock.set('2027-01-01T00:00:00Z')
    await fixture.run()
    expect(await fixture.subscription(user)).toMatchObject({ state: 'past_due' })
    expect(await cancelling(user, true)).toBe('ok')
    fixture.clock.pass(30 * day)
    expect(await fixture.run()).toMatchObject({ paid: 0, declined: 0 })
    expect(await fixture.subscription(user)).toMatchObject({ state: 'cancelled' })
  })

  it('waits for a payment that is under way', async () => {
    const user = await subscriber()
    fixture.clock.set('2027-01-01T00:00:00Z')
    await claimCharges(fixture.ctx.service, fixture.clock.now(), 1)
    expect(await cancelling(user, true)).toBe('busy')
    expect(await cancelNow(user, 0)).toEqual({ outcome: 'busy' })
    expect(await rpc('choose_next_plan', { p_user: user, p_plan: null })).toBe('busy')
  })
})

it('another plan begins with the next period', async () => {
  const user = await subscriber()
  const next = planOf('1year')
  expect(await rpc('choose_next_plan', { p_user: user, p_plan: next })).toBe('ok')
  expect(await fixture.subscription(user)).toMatchObject({
    plan_id: '1month',
    next_plan_id: '1year',
  })
  fixture.clock.set('2027-01-01T00:00:00Z')
  expect(await fixture.run()).toMatchObject({ paid: 1 })
  expect(await fixture.subscription(user)).toMatchObject({
    plan_id: '1year',
    price: 550_000,
    period_end: '2028-01-01',
    next_plan_id: null,
  })
})

it('another card pays what the old one did not, and the old one is forgotten', async () => {
  const user = await subscriber({ card: cards.later })
  fixture.clock.set('2027-01-01T00:00:00Z')
  await fixture.run()
  expect((await fixture.checkout(user, { purpose: 'card' })).result.status).toBe('done')
  expect(await fixture.run()).toMatchObject({ paid: 1, cardsForgotten: 1 })
  expect(await fixture.subscription(user)).toMatchObject({ state: 'active', period: 2 })
})

describe('an account that goes', () => {
  const leave = (user: string) => fixture.supabase.sql`delete from auth.users where id = ${user}`
  const rows = () => fixture.supabase
    .sql`select s.state, s.user_id, p.state as payment, p.refunded, p.amount
    from subscriptions s join payments p on p.subscription_id = s.id order by p.period`

  it('is charged nothing more; what was paid stays without its owner', async () => {
    const user = await subscriber()
    await leave(user)
    fixture.clock.set('2027-01-01T00:00:00Z')
    expect(await fixture.run()).toMatchObject({ paid: 0, cardsForgotten: 1 })
    expect(await rows()).toMatchObject([{ state: 'cancelled', user_id: null, payment: 'paid' }])
  })

  it('in the middle of a charge that was made: the money goes back', async () => {
    const user = await subscriber()
    fixture.clock.set('2027-01-01T00:00:00Z')
    await fixture.toss.faults({ rates: { dropAnswer: 1 }, calls: ['charge', 'byOrder'] })
    expect(await fixture.run()).toMatchObject({ unknown: 1 })
    await leave(user)
    await fixture.toss.faults({})
    fixture.clock.pass(hour)
    expect(await fixture.run()).toMatchObject({ paid: 1, refunded: 1, cardsForgotten: 1 })
    expect((await rows())[1]).toMatchObject({ payment: 'paid', refunded: 55_000 })
  })

  it('in the middle of a charge that was not made: it is not made', async () => {
    const user = await subscriber()
    fixture.clock.set('2027-01-01T00:00:00Z')
    await fixture.toss.faults({ rates: { dropRequest: 1 }, calls: ['charge', 'byOrder'] })
    expect(await fixture.run()).toMatchObject({ unknown: 1 })
    await leave(user)
    await fixture.toss.faults({})
    fixture.clock.pass(2 * minute)
    expect(await fixture.run()).toMatchObject({ unknown: 1, declined: 0 })
    fixture.clock.pass(hour)
    expect(await fixture.run()).toMatchObject({ paid: 0, declined: 1, cardsForgotten: 1 })
    expect((await rows())[1]).toMatchObject({ payment: 'declined', refunded: 0 })
  })
})

it('a charge that turns out to be made after all was given up goes back', async () => {
  const user = await subscriber({ card: cards.later })
  for (const date of ['01', '02', '04', '06']) {
    fixture.clock.set(`2027-01-${date}T00:00:00Z`)
    await fixture.run()
  }
  expect(await fixture.subscription(user)).toMatchObject({ state: 'expired' })
  const late = (await fixture.payments(user))[1]
  const [first] = (await fixture.toss.ledger()).payments.slice(-1)
  if (!late || !first) throw new Error('no payment')
  const payment = {
    ...first,
    paymentKey: 'late',
    orderId: String(late.order_id),
    status: 'DONE' as const,
    totalAmount: 55_000,
  }
  const told = { kind: 'paid' as const, payment }
  expect(
    await settleCharge(fixture.ctx.service, String(late.id), 4, told, fixture.clock.now()),
  ).toBe('paid')
  const [refund] = await fixture.supabase
    .sql`select kind, amount from refunds where payment_id = ${String(late.id)}`
  expect(refund).toEqual({ kind: 'late', amount: 55_000 })
  expect(await fixture.subscription(user)).toMatchObject({ state: 'expired' })
})

it('money given back at the provider by hand is written down once', async () => {
  const user = await subscriber()
  const [row] = await fixture.payments(user)
  const found = await fixture.ctx.provider.findOrder(String(row?.order_id))
  if (!found.ok) throw new Error(found.code)
  const half = { ...found.value, balanceAmount: 40_000 }
  expect(await recordBalance(fixture.ctx.service, half, fixture.clock.now())).toBe(true)
  expect(await recordBalance(fixture.ctx.service, half, fixture.clock.now())).toBe(false)
  expect((await fixture.payments(user))[0]).toMatchObject({ refunded: 15_000 })
  expect(await quote(user)).toMatchObject({ amount: 40_000 })
})
