import { daysBetween } from '@/lib/korean-law/calendar/calendar-day'

export type SeatPeriod = {
  /** What one seat costs for the whole period, in won. */
  price: number
  /** Days of Korea; `end` is the first that is not paid any more. */
  start: string
  end: string
}

/**
 * What seats cost that are added in the middle of a period: the price for the days that are left, today counted
 * whole, with what is left of a won dropped. The database reckons the same (`seats_due`) and has the last word.
 */
export function seatsDue(seats: number, { price, start, end }: SeatPeriod, today: string): number {
  const days = daysBetween(start, end)
  return Math.floor((seats * price * daysLeft({ start, end }, today)) / days)
}

/** Days of a period that are left, today among them. */
export function daysLeft({ start, end }: Pick<SeatPeriod, 'start' | 'end'>, today: string): number {
  return Math.min(Math.max(daysBetween(today, end), 0), daysBetween(start, end))
}
