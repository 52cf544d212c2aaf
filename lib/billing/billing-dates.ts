/**
 * The day `months` after a day of Korea such as `2026-11-21`; where that month has no such day, its last one.
 * The database counts the same way (`anchor_date + make_interval(months => n)`).
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const there = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
  return there.toISOString().slice(0, 10)
}

/**
 * The days of the payments after the first one. Each is counted from the first, so that the 31st comes back
 * after a short month.
 * @param first the day of the first payment, in Korea
 */
export function renewalDays(first: string, months: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => monthsAfter(first, months * (at + 1)))
}
