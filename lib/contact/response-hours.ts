const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Korea is nine hours ahead of UTC and has no summer time. */
const KOREA_MS = 9 * HOUR_MS
const opens = 9 * HOUR_MS
const closes = 18 * HOUR_MS

/** Sunday is 0; the first of January 1970 was a Thursday. */
const weekday = (day: number) => (((day + 4) % 7) + 7) % 7
const isWorkingDay = (day: number) => weekday(day) >= 1 && weekday(day) <= 5

/**
 * Until when the site has promised an answer: weekdays 09:00–18:00 in Korea, and what comes at another
 * time is answered on the next working day. Public holidays are not known here and count as weekdays.
 */
export function answerDue(askedAt: Date): Date {
  const local = askedAt.getTime() + KOREA_MS
  let day = Math.floor(local / DAY_MS)
  const sameDay = isWorkingDay(day) && local - day * DAY_MS < closes
  if (!sameDay) {
    do day += 1
    while (!isWorkingDay(day))
  }
  return new Date(day * DAY_MS + closes - KOREA_MS)
}

/** Milliseconds of office hours between two moments: how long the sender has been waiting. */
export function officeTime(from: Date, to: Date): number {
  const [start, end] = [from.getTime() + KOREA_MS, to.getTime() + KOREA_MS]
  let sum = 0
  for (let day = Math.floor(start / DAY_MS); day * DAY_MS < end; day += 1) {
    if (!isWorkingDay(day)) continue
    const begin = Math.max(start, day * DAY_MS + opens)
    const finish = Math.min(end, day * DAY_MS + closes)
    if (finish > begin) sum += finish - begin
  }
  return sum
}
