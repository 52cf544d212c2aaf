import type { Answers, Condition } from './types'

/** True, false, or null when an answer that decides it is missing. */
export type Verdict = boolean | null

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** Evaluates a condition in three values, so that what nobody has answered decides nothing. */
export function holds(condition: Condition, answers: Answers): Verdict {
  if ('all' in condition) {
    const verdicts = condition.all.map((each) => holds(each, answers))
    if (verdicts.includes(false)) return false
    return verdicts.includes(null) ? null : true
  }
  if ('any' in condition) {
    const verdicts = condition.any.map((each) => holds(each, answers))
    if (verdicts.includes(true)) return true
    return verdicts.includes(null) ? null : false
  }
  if ('not' in condition) {
    const verdict = holds(condition.not, answers)
    return verdict === null ? null : !verdict
  }
  const value = answers[condition.field]
  if ('filled' in condition) return value !== undefined && !(Array.isArray(value) && !value.length)
  if (value === undefined) return null
  if ('is' in condition) return value === condition.is
  if ('oneOf' in condition) return typeof value === 'string' && condition.oneOf.includes(value)
  const amount = numberOf(value)
  return amount === null ? null : amount > condition.over
}

/** The answers that a condition looks at. */
function fieldsOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsOf)
  if ('any' in condition) return condition.any.flatMap(fieldsOf)
  if ('not' in condition) return fieldsOf(condition.not)
  return [condition.field]
}

/** Of those, the ones that are to blame when it is neither true nor false. */
export function undecidedFields(condition: Condition, answers: Answers): string[] {
  if ('filled' in condition) return []
  return fieldsOf(condition).filter((field) => answers[field] === undefined)
}
