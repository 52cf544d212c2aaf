import { workingDayFrom } from '@/lib/korean-law/calendar/holidays'
import type { DueStep } from './steps'
import type { Template } from './types'

/**
 * The same steps with the last day of a period moved past Saturdays and holidays (민법 제161조). A day that the
 * parties agreed on, or one that is counted back, stays.
 */
export function withLastDays(template: Template, steps: readonly DueStep[]): DueStep[] {
  const periods = new Set(
    (template.computed ?? []).filter(({ op }) => op === 'after').map(({ id }) => id),
  )
  return steps.map((step) =>
    step.deadline !== null && step.of !== null && periods.has(step.of)
      ? { ...step, deadline: workingDayFrom(step.deadline) }
      : step,
  )
}
