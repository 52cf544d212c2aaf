import { daysBetween } from '@/lib/korean-law/calendar/calendar-day'
import { koreanDay, lastKoreanDays } from '@/lib/korean-time'
import type { RevenueStep } from './constants'

/** The last so many days or months of the Korean calendar, the present one among them. */
export function spanOf(step: RevenueStep, count: number, now: Date): { from: string; to: string } {
  if (step === 'day') return lastKoreanDays(count, now)
  const to = koreanDay(now)
  const [year = 0, month = 1] = to.split('-').map(Number)
  return { from: new Date(Date.UTC(year, month - count, 1)).toISOString().slice(0, 10), to }
}

/** The present month of the Korean calendar, as far as it has come. */
export const thisMonth = (now: Date) => spanOf('month', 1, now)

/** Days from one day to another, both among them; less than one when they stand the wrong way round. */
export const spanDays = (from: string, to: string): number => daysBetween(from, to) + 1
