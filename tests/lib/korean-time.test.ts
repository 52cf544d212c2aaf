import { koreanDateTime, koreanDay, lastKoreanDays, untilNextKoreanDay } from '@/lib/korean-time'

const beforeMidnight = new Date('2026-11-21T14:59:59Z')
const midnight = new Date('2026-11-21T15:00:00Z')

it('a day begins at three in the afternoon of UTC', () => {
  expect([koreanDay(beforeMidnight), koreanDay(midnight)]).toEqual(['2026-11-21', '2026-11-22'])
})

it('says the time as clocks in Korea show it', () => {
  expect(koreanDateTime(new Date('2026-12-31T23:30:05Z'))).toBe('2027-01-01 08:30:05')
})

it('counts today among the last days', () => {
  expect(lastKoreanDays(7, midnight)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(lastKoreanDays(1, midnight)).toEqual({ from: '2026-11-22', to: '2026-11-22' })
})

it('says how long today still is', () => {
  expect(untilNextKoreanDay(beforeMidnight)).toBe(1000)
  expect(untilNextKoreanDay(midnight)).toBe(24 * 3600_000)
})
