import { koreanDay, lastKoreanDays } from '@/lib/korean-time'
import type { RevenueStep } from './constants'

const dayMs = 24 * 60 * 60 * 1000

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
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}
