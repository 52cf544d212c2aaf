/** @jest-environment node */
import { claimCharges, settleCharge } from '@/lib/billing/mutations'
import { type BillingFixture, startBillingFixture } from './billing-fixture'
import { hour, minute } from './clock'

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

/** Somebody whose next period is due. */
async function due(): Promise<string> {
  const user = await fixture.person()
  await fixture.checkout(user)
  fixture.clock.set('2027-01-01T01:00:00Z')
  return user
}

/** How often the provider has charged somebody. */
const chargesOf = async (user: string) => {
  const orders = (await fixture.payments(user)).map(({ order_id }) => order_id)
  const { payments } = await fixture.toss.ledger()
  return payments.filter(({ orderId }) => orders.includes(orderId)).length
}
const second = async (user: string) => (await fixture.payments(user))[1]

describe('a charge whose answer is lost', () => {
  it.each([
    ['done, then cut', { fault: 'dropAnswer' }],
    ['cut before anything', { fault: 'dropRequest' }],
    ['too many requests', { fault: '429' }],
    ['a failure before it is done', { fault: 'HTTP 500' }],
    ['a failure after it was done', { fault: 'HTTP 503', when: 'after' }],
  ])('%s: paid once, at once', async (_, fault) => {
    const user = await due()
    await fixture.toss.faults({ faults: [{ call: 'charge', ...fault }] })
    expect(await fixture.run()).toMatchObject({ paid: 1, unknown: 0, failed: 0 })
    expect(await chargesOf(user)).toBe(2)
    expect(await second(user)).toMatchObject({ state: 'paid', attempt: 1 })
  })

  it('and whose look-up fails too: unknown, looked up a minute later', async () => {
    const user = await due()
    const faults = [
      { call: 'charge', fault: 'dropAnswer' },
      { call: 'byOrder', fault: 'HTTP 500' },
    ]
    await fixture.toss.faults({ faults })
    expect(await fixture.run()).toMatchObject({ paid: 0, unknown: 1 })
    // What is not known is never taken for a refusal: everything stays as it was paid for.
    expect(await fixture.subscription(user)).toMatchObject({ state: 'active', period: 1 })
    fixture.clock.pass(minute - 1)
    expect(await fixture.run()).toMatchObject({ paid: 0, unknown: 0 })
    fixture.clock.pass(1)
    expect(await fixture.run()).toMatchObject({ paid: 1 })
    expect(await chargesOf(user)).toBe(2)
  })

  it('and was never made: asked again with a key of its own, once it is certainly over', async () => {
    const user = await due()
    await fixture.toss.faults({ rates: { dropRequest: 1 } })
    for (let run = 0; run < 5; run++) {
      expect(await fixture.run()).toMatchObject({ paid: 0, declined: 0 })
      fixture.clock.pass(5 * minute)
    }
    const attempts = await fixture.supabase.sql`select a.attempt from payment_attempts a
      join payments p on p.id = a.payment_id where p.user_id = ${user} and p.period = 2 order by 1`
    // Nobody could look it up, so nobody may ask with another key.
    expect(attempts.map((row) => row.attempt)).toEqual([1])
    await fixture.toss.faults({})
    fixture.clock.pass(hour)
    expect(await fixture.run()).toMatchObject({ paid: 1 })
    expect(await second(user)).toMatchObject({ state: 'paid', attempt: 2 })
    expect(await chargesOf(user)).toBe(2)
  })
})

it('a worker that dies between taking and telling: another finds out after its lease', async () => {
  const user = await due()
  const [taken] = await claimCharges(fixture.ctx.service, fixture.clock.now(), 10)
  expect(taken).toMatchObject({ action: 'charge', attempt: 1, wanted: true })
  expect(await claimCharges(fixture.ctx.service, fixture.clock.now(), 10)).toEqual([])
  fixture.clock.pass(5 * minute)
  expect(await fixture.run()).toMatchObject({ paid: 1 })
  expect(await chargesOf(user)).toBe(2)
})

it('two at once never take the same', async () => {
  await due()
  for (let more = 0; more < 7; more++) {
    fixture.clock.set('2026-12-01T03:00:00Z')
    await fixture.checkout(await fixture.person())
  }
  fixture.clock.set('2027-01-01T01:00:00Z')
  const claims = await Promise.all(
    Array.from({ length: 12 }, () => claimCharges(fixture.ctx.service, fixture.clock.now(), 2)),
  )
  const taken = claims.flat().map(({ orderId }) => orderId)
  expect(taken).toHaveLength(8)
  expect(new Set(taken).size).toBe(8)
  fixture.clock.pass(hour)
  expect(await fixture.run()).toMatchObject({ paid: 8, failed: 0 })
})

describe('telling an outcome', () => {
  const paid = (order: { orderId: string; amount: number }, amount = order.amount) => ({
    kind: 'paid' as const,
    payment: {
      paymentKey: `pay-${order.orderId}`,
      orderId: order.orderId,
      status: 'DONE' as const,
      totalAmount: amount,
      balanceAmount: amount,
    },
  })
  const declined = { kind: 'declined' as const, code: 'REJECT_CARD_PAYMENT' }
  const unknown = { kind: 'unknown' as const, code: 'NO_ANSWER' }
  const postponed = { kind: 'postponed' as const, code: 'INVALID_API_KEY' }

  async function taken() {
    const user = await due()
    const [order] = await claimCharges(fixture.ctx.service, fixture.clock.now(), 1)
    if (!order) throw new Error('nothing is due')
    const tell = (outcome: Parameters<typeof settleCharge>[3], attempt = order.attempt) =>
      settleCharge(fixture.ctx.service, order.payment, attempt, outcome, fixture.clock.now())
    return { user, order, tell }
  }
  const stateOf = async (user: string) => {
    const { state, period, updated_at: _ } = await fixture.subscription(user)
    const payment = await second(user)
    return [state, period, payment?.state, payment?.declines, payment?.unknowns]
  }

  it.each([
    [
      'paid',
      (order: { orderId: string; amount: number }) => paid(order),
      ['active', 2, 'paid', 0, 0],
    ],
    ['declined', () => declined, ['past_due', 1, 'declined', 1, 0]],
    ['postponed', () => postponed, ['past_due', 1, 'declined', 0, 0]],
  ])('%s twice is the same as once', async (_, outcome, expected) => {
    const { user, order, tell } = await taken()
    await tell(outcome(order))
    expect(await stateOf(user)).toEqual(expected)
    const before = [
      await fixture.subscription(user),
      await fixture.payments(user),
      await fixture.notices(user),
    ]
    await tell(outcome(order))
    expect([
      await fixture.subscription(user),
      await fixture.payments(user),
      await fixture.notices(user),
    ]).toEqual(before)
  })

  it('paid is the last word, whoever says it', async () => {
    const { user, order, tell } = await taken()
    expect(await tell(unknown)).toBe('unknown')
    expect(await tell(declined)).toBe('declined')
    expect(await stateOf(user)).toEqual(['past_due', 1, 'declined', 1, 1])
    expect(await tell(paid(order))).toBe('paid')
    for (const late of [declined, unknown, postponed]) expect(await tell(late)).toBe('paid')
    expect(await stateOf(user)).toEqual(['active', 2, 'paid', 1, 1])
  })

  it('an old attempt says nothing of a new one', async () => {
    const { user, tell } = await taken()
    await tell(declined)
    fixture.clock.set('2027-01-02T01:00:00Z')
    const [again] = await claimCharges(fixture.ctx.service, fixture.clock.now(), 1)
    expect(again).toMatchObject({ attempt: 2 })
    expect(await tell(declined, 1)).toBe('charging')
    expect(await tell(unknown, 1)).toBe('charging')
    expect(await stateOf(user)).toEqual(['past_due', 1, 'charging', 1, 0])
  })

  it('postponed is asked again in an hour and counts for nothing', async () => {
    const { user, tell } = await taken()
    await tell(postponed)
    expect(await fixture.notices(user)).not.toContain('failed')
    fixture.clock.pass(hour)
    expect(await fixture.run()).toMatchObject({ paid: 1 })
    expect(await stateOf(user)).toEqual(['active', 2, 'paid', 0, 0])
  })

  it('another amount than was asked for is not taken for a payment', async () => {
    const { user, order, tell } = await taken()
    await expect(tell(paid(order, order.amount - 1))).rejects.toThrow()
    expect(await stateOf(user)).toEqual(['active', 1, 'charging', 0, 0])
  })

  it('waits longer each time, and no longer than six hours', async () => {
    const { tell, order } = await taken()
    const waits: number[] = []
    for (const before of [0, 1, 2, 3, 8, 9, 60]) {
      await fixture.supabase
        .sql`update payments set unknowns = ${before} where id = ${order.payment}`
      await tell(unknown)
      const [row] = await fixture.supabase
        .sql`select try_at from payments where id = ${order.payment}`
      waits.push((Number(row?.try_at) - fixture.clock.now().getTime()) / minute)
    }
    expect(waits).toEqual([1, 2, 4, 8, 256, 360, 360])
  })
})
