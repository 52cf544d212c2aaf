import { addDays } from '@/lib/korean-law/calendar/calendar-day'

/**
 * The last day of a period.
 * @param end the first day after it, as `2026-12-01`
 */
export const lastDay = (end: string): string => addDays(end, -1)
