/** @jest-environment node */
import { addMonths } from '@/lib/korean-law/calendar/calendar-day'
import { koreanDay } from '@/lib/korean-time'
import { createTestDatabase, type TestDatabase } from '@/tests/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-02-28', 12, '2028-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s and %i months are %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test('the 31st comes back after a short month', () => {
  expect([1, 2, 3, 4].map((months) => addMonths('2026-12-31', months))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ])
})

test('the database counts the same way', async () => {
  const rows = await database.sql<{ day: string; months: number; then: string }[]>`
    select day::date::text as day, months, (day::date + make_interval(months => months))::date::text as then
    from generate_series('2027-12-20'::date, '2028-12-31'::date, '1 day') day,
      unnest(array[1, 2, 6, 11, 12, 18, 24]) months`
  expect(rows.length).toBeGreaterThan(2000)
  expect(rows.filter(({ day, months, then }) => addMonths(day, months) !== then)).toEqual([])
})

test.each([
  ['2026-11-21T14:59:59Z', '2026-11-21'],
  ['2026-11-21T15:00:00Z', '2026-11-22'],
])('at %s the day of Korea is %s, for the database too', async (at, day) => {
  expect(koreanDay(new Date(at))).toBe(day)
  const [row] = await database.sql`select public.korea_day(${at}::timestamptz)::text as day`
  expect(row?.day).toBe(day)
})
