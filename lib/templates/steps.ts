import { holds } from './condition'
import type { Answers, NextStep, Template } from './types'

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

/** Whether one of the days is the end of a period that runs on: not one that was agreed on, or counted back. */
export const endsPeriod = ({ computed = [] }: Template, steps: readonly DueStep[]): boolean =>
  steps.some(
    ({ deadline, of }) =>
      deadline !== null &&
      computed.some(({ id, op }) => id === of && (op === 'after' || op === 'workingDays')),
  )
