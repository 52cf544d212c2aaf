import { addDays, addMonths, weekday } from '@/lib/korean-law/calendar/calendar-day'
import { holds } from './condition'
import type { Answers, Check, Template } from './types'

/** What a check found, to be told beside the field. */
export type Finding = Pick<Check, 'id' | 'field' | 'article' | 'severity'>

const dayOf = (answers: Answers, field: string): string | null => {
  const value = answers[field]
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null
}

/** The end of a period, moved past what it cannot end on. */
type LastDay = (template: Template, of: string, day: string) => string

/**
 * Past Saturdays and Sundays alone: a form in the browser does without the calendar of holidays. Only periods that
 * run forward are moved (민법 제161조).
 */
const pastWeekend: LastDay = ({ computed }, of, day) => {
  if (computed?.find(({ id }) => id === of)?.op !== 'after') return day
  return addDays(day, { 0: 1, 6: 2 }[weekday(day)] ?? 0)
}

type Calendar = { today: string; lastDay: LastDay }

function isFound(
  check: Check,
  template: Template,
  answers: Answers,
  { today, lastDay }: Calendar,
): boolean {
  if (check.only && holds(check.only, answers) !== true) return false
  if (check.rule === 'when') return holds(check.when, answers) === true
  if (check.rule === 'passed') {
    const deadline = dayOf(answers, check.deadline)
    return deadline !== null && lastDay(template, check.deadline, deadline) < today
  }
  const day = dayOf(answers, check.field)
  if (day === null) return false
  if (check.rule === 'future') return day > today
  if (check.rule === 'earlier') {
    const than = dayOf(answers, check.than)
    return than !== null && day < than
  }
  const from = dayOf(answers, check.from)
  if (from === null) return false
  // A year from 1 March ends on the last day of February: the whole term counts the first day.
  const end = addDays(addMonths(from, check.months), -1)
  return check.rule === 'longer' ? day > addDays(end, 1) : day < end
}

/**
 * What the law says about these answers.
 * @param answers with what was computed from them
 * @param today yyyy-mm-dd in Korea
 * @param lastDay where the holidays are known
 */
export function findingsOf(
  template: Template,
  answers: Answers,
  today: string,
  lastDay: LastDay = pastWeekend,
): Finding[] {
  return (template.checks ?? [])
    .filter((check) => isFound(check, template, answers, { today, lastDay }))
    .map(({ id, field, article, severity }) => ({ id, field, article, severity }))
}
