/** @jest-environment node */
import { plans } from '@/lib/billing/constants'
import { daysLeft, seatsDue } from '@/lib/billing/seats/seats-due'
import { addDays, addMonths, daysBetween } from '@/lib/korean-law/calendar/calendar-day'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'

/** The same figures each time: a case that fails can be looked at again. */
function numbersFrom(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
}

type Case = { seats: number; price: number; start: string; end: string; today: string }

function cases(count: number): Case[] {
  const next = numbersFrom(20_261_129)
  return Array.from({ length: count }, () => {
    const plan = plans[next(plans.length)] ?? plans[0]
    const start = addDays('2026-01-01', next(1200))
    const end = addMonths(start, plan.months)
    const today = addDays(start, next(daysBetween(start, end)))
    return { seats: 1 + next(300), price: plan.seatPrice, start, end, today }
  })
}

const due = ({ seats, today, ...period }: Case) => seatsDue(seats, period, today)

it('on the first day it is the price, on the last one day of it', () => {
  const december = { price: 11_000, start: '2026-12-01', end: '2027-01-01' }
  expect(seatsDue(3, december, '2026-12-01')).toBe(33_000)
  // 33,000 × 16 ÷ 31 = 17,032.2
  expect(seatsDue(3, december, '2026-12-16')).toBe(17_032)
  expect(seatsDue(3, december, '2026-12-31')).toBe(1064)
  expect(daysLeft(december, '2026-12-16')).toBe(16)
})

it('is whole won, more than nothing and never more than the price', () => {
  for (const one of cases(3000)) {
    const amount = due(one)
    expect(Number.isSafeInteger(amount)).toBe(true)
    expect(amount).toBeGreaterThan(0)
    expect(amount).toBeLessThanOrEqual(one.seats * one.price)
  }
})

it('falls from day to day, and adds up to the price over two parts of a period', () => {
  for (const one of cases(2000)) {
    const tomorrow = addDays(one.today, 1)
    if (tomorrow < one.end) expect(due({ ...one, today: tomorrow })).toBeLessThan(due(one))
    const gone = daysBetween(one.start, one.today)
    const whole = one.seats * one.price
    const used = Math.floor((whole * gone) / daysBetween(one.start, one.end))
    expect(whole - used - due(one)).toBeGreaterThanOrEqual(0)
    expect(whole - used - due(one)).toBeLessThanOrEqual(1)
  }
})

it('added one after the other they never cost more than together, and at most a won each less', () => {
  for (const one of cases(2000)) {
    const first = Math.ceil(one.seats / 2)
    const apart = due({ ...one, seats: first }) + due({ ...one, seats: one.seats - first })
    expect(due(one) - apart).toBeGreaterThanOrEqual(0)
    expect(due(one) - apart).toBeLessThanOrEqual(1)
  }
})

describe('in the database', () => {
  let supabase: SupabaseProcess
  beforeAll(async () => {
    supabase = await startSupabase()
  })
  afterAll(() => supabase.stop())

  it('it is the same, also on days outside of the period', async () => {
    const asked = cases(3000).flatMap((one) => [
      one,
      { ...one, today: addDays(one.start, -3) },
      { ...one, today: one.end },
    ])
    const rows = await supabase.sql`
      select public.seats_due((one ->> 'seats')::integer, (one ->> 'price')::integer, (one ->> 'start')::date,
        (one ->> 'end')::date, (one ->> 'today')::date) as amount
      from jsonb_array_elements(${supabase.sql.json(asked)}) with ordinality as given (one, at) order by at`
    expect(rows.map(({ amount }) => amount)).toEqual(asked.map(due))
  })
})
