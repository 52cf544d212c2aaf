/** @jest-environment node */
import type { PlanId } from '@/lib/billing/constants'
import { type BillingFixture, startBillingFixture } from './billing-fixture'

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await startBillingFixture()
})
afterAll(() => fixture.stop())
beforeEach(() => fixture.clear())

const noonOf = (date: string) => `${date}T12:00:00+09:00`

describe('periods are counted from the first day', () => {
  const rows: [string, PlanId, string[]][] = [
    ['2027-01-15', '1month', ['2027-02-15', '2027-03-15', '2027-04-15']],
    // A short month does not shorten those after it.
    ['2027-01-31', '1month', ['2027-02-28', '2027-03-31', '2027-04-30']],
    ['2027-01-29', '1month', ['2027-02-28', '2027-03-29', '2027-04-29']],
    ['2028-01-30', '1month', ['2028-02-29', '2028-03-30', '2028-04-30']],
    ['2026-08-31', '6months', ['2027-02-28', '2027-08-31', '2028-02-29']],
    ['2027-02-28', '1year', ['2028-02-28', '2029-02-28']],
    ['2028-02-29', '1year', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ]
  it.each(rows)('from %s, %s: %j', async (first, plan, expected) => {
    fixture.clock.set(noonOf(first))
    const user = await fixture.person()
    await fixture.checkout(user, { plan })
    const ends = [(await fixture.subscription(user)).period_end]
    for (const end of expected.slice(0, -1)) {
      fixture.clock.set(noonOf(end))
      await fixture.run()
      ends.push((await fixture.subscription(user)).period_end)
    }
    expect(ends).toEqual(expected)
  })
})

describe('days are those of Korea', () => {
  it.each([
    ['2026-12-31T14:59:59Z', '2026-12-31', '2027-01-31'],
    ['2026-12-31T15:00:00Z', '2027-01-01', '2027-02-01'],
    ['2028-02-28T15:00:00Z', '2028-02-29', '2028-03-29'],
  ])('paid at %s: from %s to before %s', async (at, start, end) => {
    fixture.clock.set(at)
    const user = await fixture.person()
    await fixture.checkout(user)
    const begun = { period_start: start, period_end: end }
    expect(await fixture.subscription(user)).toMatchObject(begun)
  })

  it('a renewal is charged at nine in the morning, not before', async () => {
    fixture.clock.set('2029-12-01T03:00:00Z')
    const user = await fixture.person()
    await fixture.checkout(user)
    fixture.clock.set('2029-12-31T23:59:59Z')
    await fixture.run()
    expect(await fixture.payments(user)).toHaveLength(1)
    fixture.clock.set('2030-01-01T00:00:00Z')
    await fixture.run()
    expect(await fixture.payments(user)).toHaveLength(2)
  })
})
