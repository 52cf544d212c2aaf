import { runCalculator } from '@/lib/calculators/calculate'
import type { KnownValues } from '@/lib/calculators/values/known-values'

/** A day as it is, or the last day of a period of the law from it; null when that cannot be reckoned. */
export function dueDay(
  { day, preset }: { day: string; preset: string | null },
  values: KnownValues,
): string | null {
  if (preset === null) return day
  const outcome = runCalculator('period', { startDate: day, preset }, values)
  const deadline = outcome.ok ? outcome.calculation.result.deadline : null
  return typeof deadline === 'string' ? deadline : null
}
