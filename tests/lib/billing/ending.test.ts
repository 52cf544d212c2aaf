/** @jest-environment node */
import { z } from 'zod'
import { claimCharges, noteBalance, settleCharge } from '@/lib/billing/mutations'
import { claimRefunds } from '@/lib/billing/refunds/mutations'
import { giveBack } from '@/lib/billing/refunds/refund'
import { day, hour, minute } from './clock'
import { type Desk, planOf, startDesk } from './desk'
import { cards } from './stand-in'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
}, 60_000)
afterAll(() => desk.stop(), 60_000)
afterEach(() => desk.toss.faults({}))
beforeEach(async () => {
  await desk.clear()
  desk.clock.set('2026-12-01T03:00:00Z')
})

const rpc = async (name: string, given: object): Promise<unknown> => {
  const { data, error } = await desk.till.service.rpc(name, { ...given, p_now: desk.clock.now() })
  if (error) throw new Error(error.message)
  return data
}
const quote = (user: string) => rpc('refund_quote', { p_user: user })
const cancelNow = (user: string, expected: number) =>
  rpc('cancel_now', { p_user: user, p_expected: expected, p_reason: '' })
const cancelling = (user: string, cancel: boolean) =>
  rpc('set_cancelling', { p_user: user, p_cancel: cancel })

async function subscriber(bought: Parameters<Desk['checkout']>[1] = {}): Promise<string> {
  const user = await desk.person()
  const { standing } = await desk.checkout(user, bought)
  expect(standing.standing).toBe('done')
  return user
}
/** What the provider has kept of somebody's money. */
async function kept(user: string): Promise<number> {
  const orders = (await desk.payments(user)).map(({ order_id }) => order_id)
  const { payments } = await desk.toss.ledger()
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
    // The example of the policy: day 40.
    ['on 9 January, day 40: 234,066', 39, false, 234_066, false],
    ['on the last day: nothing', 181, false, 0, false],
  ])('%s', async (_, days, used, amount, full) => {
    const user = await subscriber({ plan: '6months' })
    if (used) await rpc('note_paid_use', { p_user: user })
    desk.clock.pass(days * day)
    expect(await quote(user)).toMatchObject({ amount, full, daysUsed: days + 1, days: 182 })
    expect(await cancelNow(user, amount)).toMatchObject({ outcome: 'ok', amount })
    expect(await desk.run()).toMatchObject({
      refunded: amount > 0 ? 1 : 0,
      cardsForgotten: 1,
      failed: 0,
    })
    expect(await kept(user)).toBe(300_000 - amount)
    expect(await desk.subscription(user)).toMatchObject({ state: 'cancelled' })
    expect((await desk.payments(user))[0]).toMatchObject({ refunded: amount })
    const [profile] = await desk.supabase.sql`select plan from profiles where id = ${user}`
    expect(profile?.plan).toBe('free')
  })

  it('is not done for another amount than was seen, and not twice', async () => {
    const user = await subscriber()
    expect(await cancelNow(user, 54_999)).toEqual({ outcome: 'changed', amount: 55_000 })
    expect(await desk.subscription(user)).toMatchObject({ state: 'active' })
    expect(await cancelNow(user, 55_000)).toMatchObject({ outcome: 'ok' })
    expect(await cancelNow(user, 55_000)).toEqual({ outcome: 'missing' })
    await desk.run()
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
    await desk.supabase.sql`insert into refunds (payment_id, user_id, amount, kind, lease_until)
      select id, user_id, 1000, 'operator', ${desk.clock.now()} from payments where user_id = ${user}`
    desk.clock.pass(39 * day)
    expect(await cancelNow(user, 234_066)).toEqual({ outcome: 'busy' })
    expect(await desk.run()).toMatchObject({ refunded: 1 })
    expect(await cancelNow(user, 234_066)).toMatchObject({ outcome: 'ok' })
    await desk.run()
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
    desk.clock.pass(39 * day)
    await cancelNow(user, 234_066)
    await desk.toss.faults({ faults: [{ call: 'cancel', ...fault }] })
    expect(await desk.run()).toMatchObject({ refunded: 1 })
    expect(await kept(user)).toBe(65_934)
  })

  it('and nobody can look it up: the next run does, and asks with the same key', async () => {
    const user = await subscriber({ plan: '6months' })
    desk.clock.pass(39 * day)
    await cancelNow(user, 234_066)
    await desk.toss.faults({ rates: { dropAnswer: 1 }, calls: ['cancel', 'byKey'] })
    expect(await desk.run()).toMatchObject({ refunded: 0, refundsOpen: 1 })
    await desk.toss.faults({})
    desk.clock.pass(hour)
    expect(await desk.run()).toMatchObject({ refunded: 1 })
    expect(await kept(user)).toBe(65_934)
  })

  it('a worker that dies after it was done: the next one finds it done', async () => {
    const user = await subscriber()
    await cancelNow(user, 55_000)
    const [order] = await claimRefunds(desk.till.service, null, desk.clock.now(), 1)
    expect(order).toMatchObject({ action: 'ask', amount: 55_000 })
    if (order) {
      await desk.till.provider.cancel({ ...order, reason: 'x' })
      desk.clock.pass(hour)
      const [again] = await claimRefunds(desk.till.service, null, desk.clock.now(), 1)
      expect(again).toMatchObject({ action: 'resolve' })
      if (again) expect(await giveBack(desk.till, again)).toBe('done')
    }
    expect((await desk.payments(user))[0]).toMatchObject({ refunded: 55_000 })
  })

  it('one that the provider refuses, because an earlier call had done it, is done', async () => {
    const user = await subscriber()
    await cancelNow(user, 55_000)
    const [order] = await claimRefunds(desk.till.service, null, desk.clock.now(), 1)
    if (!order) throw new Error('nothing to give back')
    await desk.till.provider.cancel({ ...order, reason: 'x', idempotencyKey: 'an earlier one' })
    expect(await giveBack(desk.till, order)).toBe('done')
    expect(await kept(user)).toBe(0)
  })
})

describe('cancelling at the end', () => {
  it('keeps what is paid for, charges nothing more, and can be taken back', async () => {
    const user = await subscriber()
    expect(await cancelling(user, true)).toBe('ok')
    desk.clock.set('2026-12-31T14:59:00Z')
    await desk.run()
    expect(await desk.subscription(user)).toMatchObject({ state: 'active' })
    expect(await cancelling(user, false)).toBe('ok')
    expect(await cancelling(user, true)).toBe('ok')
    desk.clock.set('2027-01-01T00:00:00Z')
    expect(await cancelling(user, false)).toBe('missing')
    expect(await desk.run()).toMatchObject({ ended: 1, paid: 0, cardsForgotten: 1 })
    expect(await desk.subscription(user)).toMatchObject({ state: 'cancelled', period: 1 })
    expect(await kept(user)).toBe(55_000)
  })

  it('of what could not be paid ends it at once', async () => {
    const user = await subscriber({ card: cards.later })
    desk.clock.set('2027-01-01T00:00:00Z')
    await desk.run()
    expect(await desk.subscription(user)).toMatchObject({ state: 'past_due' })
    expect(await cancelling(user, true)).toBe('ok')
    desk.clock.pass(30 * day)
    expect(await desk.run()).toMatchObject({ paid: 0, declined: 0 })
    expect(await desk.subscription(user)).toMatchObject({ state: 'cancelled' })
  })

  it('waits for a payment that is under way', async () => {
    const user = await subscriber()
    desk.clock.set('2027-01-01T00:00:00Z')
    await claimCharges(desk.till.service, desk.clock.now(), 1)
    expect(await cancelling(user, true)).toBe('busy')
    expect(await cancelNow(user, 0)).toEqual({ outcome: 'busy' })
    expect(await rpc('choose_next_plan', { p_user: user, p_plan: null })).toBe('busy')
  })
})

it('another plan begins with the next period', async () => {
  const user = await subscriber()
  const next = planOf('1year')
  expect(await rpc('choose_next_plan', { p_user: user, p_plan: next })).toBe('ok')
  expect(await desk.subscription(user)).toMatchObject({ plan_id: '1month', next_plan_id: '1year' })
  desk.clock.set('2027-01-01T00:00:00Z')
  expect(await desk.run()).toMatchObject({ paid: 1 })
  expect(await desk.subscription(user)).toMatchObject({
    plan_id: '1year',
    price: 550_000,
    period_end: '2028-01-01',
    next_plan_id: null,
  })
})

it('another card pays what the old one did not, and the old one is forgotten', async () => {
  const user = await subscriber({ card: cards.later })
  desk.clock.set('2027-01-01T00:00:00Z')
  await desk.run()
  expect((await desk.checkout(user, { purpose: 'card' })).standing.standing).toBe('done')
  expect(await desk.run()).toMatchObject({ paid: 1, cardsForgotten: 1 })
  expect(await desk.subscription(user)).toMatchObject({ state: 'active', period: 2 })
})

describe('an account that goes', () => {
  const leave = (user: string) => desk.supabase.sql`delete from auth.users where id = ${user}`
  const rows = () => desk.supabase
    .sql`select s.state, s.user_id, p.state as payment, p.refunded, p.amount
    from subscriptions s join payments p on p.subscription_id = s.id order by p.period`

  it('is charged nothing more; what was paid stays without its owner', async () => {
    const user = await subscriber()
    await leave(user)
    desk.clock.set('2027-01-01T00:00:00Z')
    expect(await desk.run()).toMatchObject({ paid: 0, cardsForgotten: 1 })
    expect(await rows()).toMatchObject([{ state: 'cancelled', user_id: null, payment: 'paid' }])
  })

  it('in the middle of a charge that was made: the money goes back', async () => {
    const user = await subscriber()
    desk.clock.set('2027-01-01T00:00:00Z')
    await desk.toss.faults({ rates: { dropAnswer: 1 }, calls: ['charge', 'byOrder'] })
    expect(await desk.run()).toMatchObject({ unknown: 1 })
    await leave(user)
    await desk.toss.faults({})
    desk.clock.pass(hour)
    expect(await desk.run()).toMatchObject({ paid: 1, refunded: 1, cardsForgotten: 1 })
    expect((await rows())[1]).toMatchObject({ payment: 'paid', refunded: 55_000 })
  })

  it('in the middle of a charge that was not made: it is not made', async () => {
    const user = await subscriber()
    desk.clock.set('2027-01-01T00:00:00Z')
    await desk.toss.faults({ rates: { dropRequest: 1 }, calls: ['charge', 'byOrder'] })
    expect(await desk.run()).toMatchObject({ unknown: 1 })
    await leave(user)
    await desk.toss.faults({})
    desk.clock.pass(2 * minute)
    expect(await desk.run()).toMatchObject({ unknown: 1, declined: 0 })
    desk.clock.pass(hour)
    expect(await desk.run()).toMatchObject({ paid: 0, declined: 1, cardsForgotten: 1 })
    expect((await rows())[1]).toMatchObject({ payment: 'declined', refunded: 0 })
  })
})

it('a charge that turns out to be made after all was given up goes back', async () => {
  const user = await subscriber({ card: cards.later })
  for (const date of ['01', '02', '04', '06']) {
    desk.clock.set(`2027-01-${date}T00:00:00Z`)
    await desk.run()
  }
  expect(await desk.subscription(user)).toMatchObject({ state: 'expired' })
  const late = (await desk.payments(user))[1]
  const [first] = (await desk.toss.ledger()).payments.slice(-1)
  if (!late || !first) throw new Error('no payment')
  const payment = {
    ...first,
    paymentKey: 'late',
    orderId: String(late.order_id),
    status: 'DONE' as const,
    totalAmount: 55_000,
  }
  const told = { kind: 'paid' as const, payment }
  expect(await settleCharge(desk.till.service, String(late.id), 4, told, desk.clock.now())).toBe(
    'paid',
  )
  const [refund] = await desk.supabase
    .sql`select kind, amount from refunds where payment_id = ${String(late.id)}`
  expect(refund).toEqual({ kind: 'late', amount: 55_000 })
  expect(await desk.subscription(user)).toMatchObject({ state: 'expired' })
})

it('money given back at the provider by hand is written down once', async () => {
  const user = await subscriber()
  const [row] = await desk.payments(user)
  const found = await desk.till.provider.findOrder(String(row?.order_id))
  if (!found.ok) throw new Error(found.code)
  const half = { ...found.value, balanceAmount: 40_000 }
  expect(await noteBalance(desk.till.service, half, desk.clock.now())).toBe(true)
  expect(await noteBalance(desk.till.service, half, desk.clock.now())).toBe(false)
  expect((await desk.payments(user))[0]).toMatchObject({ refunded: 15_000 })
  expect(await quote(user)).toMatchObject({ amount: 40_000 })
})
