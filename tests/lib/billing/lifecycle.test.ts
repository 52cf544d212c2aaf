/** @jest-environment node */

import { type BillingFixture, startBillingFixture } from './billing-fixture'
import { day } from './clock'
import { cards } from './stand-in'

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await startBillingFixture()
})
afterAll(() => fixture.stop())
beforeEach(async () => {
  await fixture.clear()
  fixture.clock.set('2026-12-01T03:00:00Z')
})

it('a first charge begins a period, and a month later the next', async () => {
  const user = await fixture.person()
  const { result } = await fixture.checkout(user)
  expect(result).toMatchObject({ status: 'done', planId: '1month' })
  expect(await fixture.subscription(user)).toMatchObject({
    state: 'active',
    period: 1,
    period_start: '2026-12-01',
    period_end: '2027-01-01',
  })
  fixture.clock.set('2027-01-01T00:00:00Z')
  expect(await fixture.run()).toMatchObject({ paid: 1, declined: 0, failed: 0 })
  expect(await fixture.run()).toMatchObject({ paid: 0, failed: 0 })
  expect(await fixture.subscription(user)).toMatchObject({
    state: 'active',
    period: 2,
    period_start: '2027-01-01',
    period_end: '2027-02-01',
  })
  const orders = (await fixture.toss.ledger()).payments.map(({ orderId }) => orderId)
  expect(orders).toHaveLength(2)
  expect(new Set(orders).size).toBe(2)
  const [profile] = await fixture.supabase.sql`select plan from profiles where id = ${user}`
  expect(profile?.plan).toBe('1month')
  expect(await fixture.notices(user)).toEqual(['receipt', 'receipt'])
})

it('a card that is refused begins nothing, and is forgotten', async () => {
  const user = await fixture.person()
  const { result } = await fixture.checkout(user, { card: cards.poor })
  expect(result).toMatchObject({ status: 'refused', code: 'REJECT_CARD_PAYMENT' })
  expect(await fixture.subscription(user)).toMatchObject({ state: 'expired' })
  expect(await fixture.run()).toMatchObject({ cardsForgotten: 1, failed: 0 })
  // Another card does.
  expect((await fixture.checkout(user)).result).toMatchObject({ status: 'done' })
})

it('asks again after 1, 3 and 5 days, then the plan expires', async () => {
  const user = await fixture.person()
  await fixture.checkout(user, { card: cards.later })
  for (const [date, state] of [
    ['2027-01-01', 'past_due'],
    ['2027-01-02', 'past_due'],
    ['2027-01-03', 'past_due'],
    ['2027-01-04', 'past_due'],
    ['2027-01-05', 'past_due'],
    ['2027-01-06', 'expired'],
  ]) {
    fixture.clock.set(`${date}T00:30:00Z`)
    await fixture.run()
    expect([date, (await fixture.subscription(user)).state]).toEqual([date, state])
  }
  const attempts = await fixture.supabase.sql`
    select (a.requested_at at time zone 'Asia/Seoul')::date::text as on from payment_attempts a
    join payments p on p.id = a.payment_id where p.user_id = ${user} and p.period = 2 order by 1`
  expect(attempts.map((row) => row.on)).toEqual([
    '2027-01-01',
    '2027-01-02',
    '2027-01-04',
    '2027-01-06',
  ])
  expect(await fixture.notices(user)).toEqual(['receipt', 'failed', 'failed', 'failed', 'expired'])
  fixture.clock.pass(30 * day)
  await fixture.run()
  expect(await fixture.payments(user)).toMatchObject([
    { state: 'paid' },
    { state: 'declined', attempt: 4, try_at: null },
  ])
})
