import { holds } from './condition'
import type { Answers, NextStep } from './types'

/** A step after the document is written, with the day and the money that follow from the answers. */
export type DueStep = {
  id: string
  deadline: string | null
  /** The answer or the computed value that the deadline is. */
  of: string | null
  cost: number | null
}

/** @param answers with what was computed from them */
export function stepsAfter(steps: readonly NextStep[], answers: Answers): DueStep[] {
  return steps
    .filter(({ when }) => !when || holds(when, answers) === true)
    .map(({ id, deadline, cost }) => {
      const [day, money] = [answers[deadline ?? ''], answers[cost ?? '']]
      return {
        id,
        deadline: typeof day === 'string' ? day : null,
        of: deadline ?? null,
        cost: typeof money === 'number' ? money : null,
      }
    })
}
