/** @jest-environment node */
import { readSubscription } from '@/lib/billing/data'
import { chooseNextPlan, setCancelling } from '@/lib/billing/subscription/mutations'
import { planOf } from '../billing-fixture'
import { minute } from '../clock'
import { cards } from '../stand-in'
import {
  buy,
  fixture,
  inviting,
  join,
  kept,
  lower,
  now,
  organization,
  owner,
  seen,
  sql,
  startSeats,
} from './seat-fixture'

startSeats()

describe('adding seats', () => {
  it('charges the days that are left, and they are there at once', async () => {
    await fixture.checkout(owner.id)
    fixture.clock.set('2026-12-16T03:00:00Z')
    expect(await buy(3)).toBe('paid')
    // 33,000 × 16 ÷ 31
    expect(await kept(owner)).toEqual([55_000, 17_032])
    expect(await seen()).toMatchObject({
      included: 5,
      seats: 8,
      paid: [{ isMe: true, seats: 3, nextSeats: 3, periodEnd: '2027-01-01' }],
      charge: { state: 'paid', amount: 17_032 },
    })
    expect(await fixture.notices(owner.id)).toEqual(['receipt', 'seats'])
    expect((await fixture.payments(owner.id)).at(-1)).toMatchObject({
      kind: 'seats',
      seats: 3,
      period_start: '2026-12-16',
      period_end: '2027-01-01',
    })
    const acts =
      await sql()`select act from organization_acts where organization_id = ${organization}`
    expect(acts.map(({ act }) => act)).toEqual(['seatsBought'])
  })

  it('twice on one day are two charges, and no third', async () => {
    await fixture.checkout(owner.id)
    expect(await buy(1)).toBe('paid')
    expect(await buy(2)).toBe('paid')
    await fixture.run()
    expect(await kept(owner)).toEqual([55_000, 11_000, 22_000])
    expect((await seen())?.seats).toBe(8)
  })

  it('charges nothing when it costs something else than was seen', async () => {
    await fixture.checkout(owner.id)
    expect(await buy(1, { expected: 10_999 })).toBe('changed')
    expect(await kept(owner)).toEqual([55_000])
  })

  it('gives no seat when the card refuses, and asks no more', async () => {
    await fixture.checkout(owner.id, { card: cards.later })
    expect(await buy(2)).toBe('declined')
    expect(await seen()).toMatchObject({ seats: 5, paid: [], charge: { state: 'declined' } })
    expect(await fixture.subscription(owner.id)).toMatchObject({ state: 'active', period: 1 })
    fixture.clock.set('2026-12-09T03:00:00Z')
    await fixture.run()
    expect(await kept(owner)).toEqual([55_000])
    expect(await fixture.notices(owner.id)).toEqual(['receipt'])
  })

  it('with a lost answer they come once it is known, and are paid for once', async () => {
    await fixture.checkout(owner.id)
    const faults = [
      { call: 'charge', fault: 'dropAnswer' },
      { call: 'byOrder', fault: 'HTTP 500' },
    ]
    await fixture.toss.faults({ faults })
    expect(await buy(2)).toBe('unknown')
    expect(await seen()).toMatchObject({ seats: 5, charge: { state: 'unknown' } })
    expect(await buy(2)).toBe('busy')
    // Not even a renewal is charged before it is known how many seats there are.
    await sql()`update subscriptions set period_end = '2026-12-01', period_start = '2026-11-01'
      where user_id = ${owner.id}`
    expect(await fixture.run()).toMatchObject({ paid: 0 })
    await sql()`update subscriptions set period_end = '2027-01-01', period_start = '2026-12-01'
      where user_id = ${owner.id}`
    fixture.clock.pass(2 * minute)
    expect(await fixture.run()).toMatchObject({ paid: 1 })
    expect(await kept(owner)).toEqual([55_000, 22_000])
    expect((await seen())?.seats).toBe(7)
  })

  it('whose outcome turns out to be a refusal is told by mail', async () => {
    await fixture.checkout(owner.id, { card: cards.later })
    const faults = [
      { call: 'charge', fault: 'dropRequest' },
      { call: 'byOrder', fault: 'HTTP 500' },
    ]
    await fixture.toss.faults({ faults })
    expect(await buy(1)).toBe('unknown')
    fixture.clock.pass(2 * minute)
    expect(await fixture.run()).toMatchObject({ declined: 1 })
    expect(await fixture.notices(owner.id)).toEqual(['receipt', 'seats-failed'])
    expect((await seen())?.seats).toBe(5)
  })

  it('needs a subscription that goes on', async () => {
    expect(await buy(1)).toBe('noSubscription')
    await fixture.checkout(owner.id)
    await setCancelling(fixture.ctx.service, owner.id, true, now())
    expect(await buy(1)).toBe('cancelling')
    await setCancelling(fixture.ctx.service, owner.id, false, now())
    expect(await buy(0, { expected: 0 })).toBe('tooMany')
    expect(await buy(301, { expected: 0 })).toBe('tooMany')
  })
})

describe('a renewal', () => {
  it('counts the seats, with the price that was agreed', async () => {
    await fixture.checkout(owner.id)
    await buy(3)
    fixture.clock.set('2026-12-27T03:00:00Z')
    await fixture.run()
    const [told] = await sql()`select facts from billing_notices
      where user_id = ${owner.id} and kind = 'renewal'`
    expect(told?.facts).toMatchObject({ amount: 88_000, seats: 3 })
    fixture.clock.set('2027-01-01T00:30:00Z')
    expect(await fixture.run()).toMatchObject({ paid: 1, failed: 0 })
    expect(await kept(owner)).toEqual([55_000, 33_000, 88_000])
    expect(await fixture.subscription(owner.id)).toMatchObject({ price: 55_000, period: 2 })
    fixture.clock.set('2027-02-01T00:30:00Z')
    await fixture.run()
    expect((await kept(owner)).at(-1)).toBe(88_000)
  })

  it('takes away what was lowered, and nobody new sits there meanwhile', async () => {
    await fixture.checkout(owner.id)
    await buy(2)
    expect(await lower(0)).toBe('ok')
    expect(await seen()).toMatchObject({ seats: 5, paid: [{ seats: 2, nextSeats: 0 }] })
    expect(await buy(1)).toBe('lowered')
    for (const _ of [1, 2, 3, 4]) expect(await inviting('member')).toBe('ok')
    expect(await inviting('member')).toBe('full')
    fixture.clock.set('2027-01-01T00:30:00Z')
    await fixture.run()
    expect(await kept(owner)).toEqual([55_000, 22_000, 55_000])
    expect(await seen()).toMatchObject({ seats: 5, paid: [] })
  })

  it('cannot take a seat away that somebody sits on, and what was lowered is taken back free', async () => {
    await fixture.checkout(owner.id)
    await buy(2)
    for (const _ of [1, 2, 3, 4, 5]) await join('member')
    expect(await lower(0)).toBe('taken')
    expect(await lower(1)).toBe('ok')
    expect(await lower(2)).toBe('ok')
    expect(await lower(3)).toBe('tooMany')
    expect(await kept(owner)).toEqual([55_000, 22_000])
    expect((await seen())?.seats).toBe(7)
  })

  it('that is refused leaves seats as they are, and its end ends them', async () => {
    await fixture.checkout(owner.id, { card: cards.recovers })
    // The first charge after the approved one is refused; so is the next.
    expect(await buy(1)).toBe('declined')
    expect(await buy(1)).toBe('declined')
    expect(await buy(1)).toBe('paid')
    await sql()`update subscriptions set state = 'past_due' where user_id = ${owner.id}`
    expect(await lower(0)).toBe('pastDue')
    expect(await buy(1)).toBe('pastDue')
    expect((await seen())?.seats).toBe(6)
    await sql()`update subscriptions set state = 'expired', ended_at = now() where user_id = ${owner.id}`
    expect(await sql()`select from organization_seats`).toHaveLength(0)
    expect(await seen()).toMatchObject({ seats: 3, paid: [] })
  })

  it('with another plan counts seats at the price of that plan', async () => {
    await fixture.checkout(owner.id)
    await buy(2)
    await chooseNextPlan(fixture.ctx.service, owner.id, planOf('1year'), now())
    const subscription = await readSubscription(owner.client, owner.id)
    expect(subscription).toMatchObject({ seats: 2, nextSeats: 2, nextAmount: 770_000 })
    fixture.clock.set('2027-01-01T00:30:00Z')
    await fixture.run()
    expect((await kept(owner)).at(-1)).toBe(770_000)
    expect(await fixture.subscription(owner.id)).toMatchObject({
      price: 550_000,
      seat_price: 110_000,
      next_seat_price: null,
    })
  })
})
