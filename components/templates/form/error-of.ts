import type { FieldErrors } from 'react-hook-form'
import { type AnswerProblem, answerProblems } from '@/lib/templates/read-answer'

/** The problem of one answer, of whatever depth: `lender.birthDate`, `goods.0.price`. */
export function problemOf(errors: FieldErrors, path: string): AnswerProblem | null {
  let at: unknown = errors
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null) return null
    at = Reflect.get(at, key)
  }
  const message = typeof at === 'object' && at !== null ? Reflect.get(at, 'message') : null
  return answerProblems.find((problem) => problem === message) ?? null
}
