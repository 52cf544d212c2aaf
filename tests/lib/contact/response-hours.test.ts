import { answerDue, officeTime } from '@/lib/contact/response-hours'

const at = (text: string) => new Date(`${text}+09:00`)
const HOUR_MS = 3_600_000

// 2026-11-20 is a Friday.
it.each([
  ['in office hours', '2026-11-20T10:00', '2026-11-20T18:00'],
  ['before they begin', '2026-11-20T03:00', '2026-11-20T18:00'],
  ['just before they end', '2026-11-20T17:59', '2026-11-20T18:00'],
  ['when they have ended', '2026-11-19T18:00', '2026-11-20T18:00'],
  ['on Friday evening', '2026-11-20T18:01', '2026-11-23T18:00'],
  ['on Saturday', '2026-11-21T10:00', '2026-11-23T18:00'],
  ['on Sunday night', '2026-11-22T23:59', '2026-11-23T18:00'],
])('promises an answer to what arrives %s', (_, asked, due) => {
  expect(answerDue(at(asked))).toEqual(at(due))
})

it.each([
  ['2026-11-20T10:00', '2026-11-20T12:00', 2],
  ['2026-11-20T17:00', '2026-11-23T10:00', 2],
  ['2026-11-21T10:00', '2026-11-22T10:00', 0],
  ['2026-11-16T00:00', '2026-11-23T00:00', 45],
  ['2026-11-20T12:00', '2026-11-20T11:00', 0],
])('counts office hours from %s to %s', (from, to, hours) => {
  expect(officeTime(at(from), at(to))).toBe(hours * HOUR_MS)
})
