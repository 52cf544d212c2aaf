import { addDays } from '@/lib/korean-law/calendar/calendar-day'
import { noLastDay, workingDayFrom } from '@/lib/korean-law/calendar/holidays'
import type { DueStep } from './steps'
import type { Answers, Template } from './types'

/** The nth working day, the first day counted when it is one (정보공개법 제29조제2항). */
function nthWorkingDay(from: string, days: number): string {
  let day = workingDayFrom(from)
  for (let n = 1; n < days; n += 1) day = workingDayFrom(addDays(day, 1))
  return day
}

/** The end of a period, past Saturdays and holidays (민법 제161조). A day that is counted back stays. */
export function lastDayOf(template: Template, of: string, day: string): string {
  const rule = template.computed?.find(({ id }) => id === of)
  return rule?.op === 'after' && noLastDay(day) !== null ? workingDayFrom(day) : day
}

/**
 * The same steps with the last days of periods as the calendar of holidays has them. A day that the parties
 * agreed on stays.
 * @param answers with what was computed from them
 */
export function withLastDays(
  template: Template,
  steps: readonly DueStep[],
  answers: Answers,
): DueStep[] {
  return steps.map((step) => {
    const { of, deadline } = step
    if (of === null) return step
    const rule = template.computed?.find(({ id }) => id === of)
    if (rule?.op === 'workingDays') {
      const from = answers[rule.from]
      return typeof from === 'string' ? { ...step, deadline: nthWorkingDay(from, rule.days) } : step
    }
    return deadline === null ? step : { ...step, deadline: lastDayOf(template, of, deadline) }
  })
}
