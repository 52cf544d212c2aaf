import type { PeriodLength } from '@/lib/calculators/types'
import type { AnnouncedDay } from '@/lib/korean-law/calendar/announced-holidays'
import { addDays, monthEnd, sameDayMonthsOn } from '@/lib/korean-law/calendar/calendar-day'
import { holidayRange, noLastDay } from '@/lib/korean-law/calendar/holidays'

/** A day on which the period could not end, and why: the name of a holiday, or `saturday`. */
export type MovedDay = { date: string; reason: string }

export type ReckonedPeriod = {
  /** The first day that counts. */
  firstDay: string
  /** The last day by the calendar alone (Civil Act 160). */
  calendarEnd: string
  /** Days that Civil Act 161 passes over. */
  moved: MovedDay[]
  /** The last day on which the act can still be done. */
  deadline: string
  /** Civil Act 160 (3): the month was too short for the day. */
  endedWithMonth: boolean
}

/** The day before the one that corresponds to the first day (Civil Act 160 (2), (3)). */
function calendarEnd(firstDay: string, { length, unit }: PeriodLength) {
  if (unit === 'day') return { end: addDays(firstDay, length - 1), endedWithMonth: false }
  if (unit === 'week') return { end: addDays(firstDay, length * 7 - 1), endedWithMonth: false }
  const months = unit === 'year' ? length * 12 : length
  const corresponding = sameDayMonthsOn(firstDay, months)
  return corresponding === null
    ? { end: monthEnd(firstDay, months), endedWithMonth: true }
    : { end: addDays(corresponding, -1), endedWithMonth: false }
}

/**
 * Counts a period on from a day, by Civil Act 155–161.
 * @param options.countFirstDay the day itself counts: the period begins at midnight, or the law says so.
 * @param options.extend whether a Saturday or a holiday moves the end (not so for criminal limitation, nor before the
 *   days for which holidays are known).
 * @param options.holidays further days off, given by whoever asks or added in the administration.
 */
export function reckonPeriod(
  start: string,
  length: PeriodLength,
  options: { countFirstDay?: boolean; extend?: boolean; holidays?: readonly AnnouncedDay[] } = {},
): ReckonedPeriod {
  const { countFirstDay = false, extend = true, holidays = [] } = options
  const firstDay = countFirstDay ? start : addDays(start, 1)
  const { end, endedWithMonth } = calendarEnd(firstDay, length)
  const moved: MovedDay[] = []
  let deadline = end
  const known = end >= holidayRange.from
  for (let reason = noLastDay(deadline, holidays); extend && known && reason !== null; ) {
    moved.push({ date: deadline, reason })
    deadline = addDays(deadline, 1)
    reason = noLastDay(deadline, holidays)
  }
  return { firstDay, calendarEnd: end, moved, deadline, endedWithMonth }
}

/**
 * The last day for what must be done so long before a day: the day itself is left out, and so many whole days
 * lie between. A Saturday or a holiday does not move it.
 */
export function reckonBack(day: string, { length, unit }: PeriodLength): string {
  if (unit === 'day') return addDays(day, -length - 1)
  if (unit === 'week') return addDays(day, -length * 7 - 1)
  const months = unit === 'year' ? length * 12 : length
  return addDays(sameDayMonthsOn(day, -months) ?? monthEnd(day, -months), -1)
}
