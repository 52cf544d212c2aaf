/** Days of the calendar as `2026-11-22`. All reckoning is in UTC: no time zone can move a day. */
const dayLength = 86_400_000

/** Days since 1970-01-01. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength
}

function fromDayNumber(number: number): string {
  return new Date(number * dayLength).toISOString().slice(0, 10)
}

/** A day from its parts, which need not be of the calendar: `2026-02-30`. */
export function dayFromParts(
  year: number | string,
  month: number | string,
  day: number | string,
): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

export function addDays(day: string, days: number): string {
  return fromDayNumber(dayNumber(day) + days)
}

/** How many days lie from the first day to the last, the last one not counted. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

export function isCalendarDay(written: string): boolean {
  const time = Date.parse(`${written}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === written
}

/**
 * The day with the same number so many months on; null when that month has no such day (Civil Act 160 (3)
 * then ends the period with the month).
 */
export function sameDayMonthsOn(day: string, months: number): string | null {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const counted = year * 12 + month - 1 + months
  const target = new Date(Date.UTC(Math.floor(counted / 12), ((counted % 12) + 12) % 12, date))
  return target.getUTCDate() === date ? target.toISOString().slice(0, 10) : null
}

/** The last day of the month that lies so many months on. */
export function monthEnd(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}

/** The same day so many months on, or the end of that month when it is too short. */
export function addMonths(day: string, months: number): string {
  return sameDayMonthsOn(day, months) ?? monthEnd(day, months)
}

/**
 * The first day after a period of so many months that began with the day itself: where the last month has no
 * such day, the period ends with the month (Civil Act 160 (3)), so this is the first of the next one.
 */
export function dayAfterMonths(day: string, months: number): string {
  return sameDayMonthsOn(day, months) ?? addDays(monthEnd(day, months), 1)
}

export function laterOf(left: string, right: string): string {
  return left > right ? left : right
}
