import { addDays, addMonths } from '@/lib/korean-law/calendar/calendar-day'
import { holds } from './condition'
import type { Answers, Check } from './types'

/** What a check found, to be told beside the field. */
export type Finding = Pick<Check, 'id' | 'field' | 'article' | 'severity'>

const dayOf = (answers: Answers, field: string): string | null => {
  const value = answers[field]
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null
}

function isFound(check: Check, answers: Answers, today: string): boolean {
  if (check.only && holds(check.only, answers) !== true) return false
  if (check.rule === 'when') return holds(check.when, answers) === true
  if (check.rule === 'passed') {
    const deadline = dayOf(answers, check.deadline)
    return deadline !== null && deadline < today
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
 */
export function findingsOf(
  checks: readonly Check[] = [],
  answers: Answers,
  today: string,
): Finding[] {
  return checks
    .filter((check) => isFound(check, answers, today))
    .map(({ id, field, article, severity }) => ({ id, field, article, severity }))
}
