import { groupByDay } from '@/lib/chat/conversations/group-by-day'
import type { ConversationSummary } from '@/lib/chat/request-schema'

let made = 0
const at = (updatedAt: string, pinnedAt: string | null = null): ConversationSummary => ({
  id: `00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`,
  title: updatedAt,
  kind: 'chat',
  scope: 'all',
  pinnedAt,
  createdAt: updatedAt,
  updatedAt,
})
const keys = (times: ConversationSummary[], now: string, zone: string) =>
  groupByDay(times, new Date(now), zone).map(({ key, conversations }) => [
    key,
    conversations.length,
  ])

test('days are those of the reader’s calendar', () => {
  const times = [at('2026-11-21T00:10:00+09:00'), at('2026-11-20T23:50:00+09:00')]
  const now = '2026-11-21T09:00:00+09:00'
  expect(keys(times, now, 'Asia/Seoul')).toEqual([
    ['day-0', 1],
    ['day-1', 1],
  ])
  // In New York all of it was today, the twentieth.
  expect(keys(times, now, 'America/New_York')).toEqual([['day-0', 2]])
})

test('pinned ones come first, then today, yesterday, n days ago, then months', () => {
  const times = [
    at('2026-01-02T12:00:00Z', '2026-01-03T00:00:00Z'),
    at('2026-11-21T01:00:00Z'),
    at('2026-11-20T01:00:00Z'),
    at('2026-11-18T01:00:00Z'),
    at('2026-11-18T00:30:00Z'),
    at('2026-10-23T01:00:00Z'),
    at('2026-10-22T01:00:00Z'),
    at('2026-10-01T01:00:00Z'),
    at('2025-12-31T23:00:00Z'),
  ]
  expect(keys(times, '2026-11-21T02:00:00Z', 'UTC')).toEqual([
    ['pinned', 1],
    ['day-0', 1],
    ['day-1', 1],
    ['day-3', 2],
    ['day-29', 1],
    ['2026-10-01', 2],
    ['2025-12-01', 1],
  ])
})

test('an hour that is left out or comes twice moves no day', () => {
  // Clocks in New York went back on 2026-11-01 and forward on 2026-03-08.
  expect(
    keys([at('2026-10-31T23:30:00-04:00')], '2026-11-02T00:30:00-05:00', 'America/New_York'),
  ).toEqual([['day-2', 1]])
  expect(
    keys([at('2026-03-07T23:30:00-05:00')], '2026-03-08T23:30:00-04:00', 'America/New_York'),
  ).toEqual([['day-1', 1]])
})

test('what a slow clock takes for tomorrow is today', () => {
  expect(keys([at('2026-11-22T00:00:30Z')], '2026-11-21T23:59:00Z', 'UTC')).toEqual([['day-0', 1]])
})
