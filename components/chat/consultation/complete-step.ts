import { unstable_rethrow } from 'next/navigation'
import { submitIntake } from '@/lib/chat/consultation/actions'
import { checkIntake } from '@/lib/chat/consultation/check-intake'
import type { Field } from '@/lib/chat/consultation/field-table'
import { emptyIntake, formEntries } from '@/lib/chat/consultation/form-text'
import type { IntakeProblems, IntakeState } from '@/lib/chat/consultation/types'
import { koreanDay } from '@/lib/korean-time'
import { deleteDraft } from './intake-draft'
import { stepOf } from './step-fields'
import { type Step, steps } from './steps'

/** Where the form stands then. `moved`: at another step, because the person went on. */
export type StepResult = { step: Step; state: IntakeState; moved: boolean }

const only = (problems: IntakeProblems, step: Step): IntakeProblems =>
  Object.fromEntries(Object.entries(problems).filter(([place]) => stepOf(place) === step))

const refused = (problems: IntakeProblems, step: Step): StepResult => ({
  step,
  state: { ...emptyIntake, problems: only(problems, step) },
  moved: false,
})

async function send(act: 'review' | 'send', data: FormData, at: Step, state: IntakeState) {
  data.set('act', act)
  const next = await submitIntake(state, data)
  const [first] = Object.keys(next.problems)
  if (first) return refused(next.problems, stepOf(first))
  const isReview = act === 'review' && next.review !== null
  return { step: isReview ? 'review' : at, state: next, moved: isReview } satisfies StepResult
}

/**
 * On to the next step, or from the last one to the server. Fetched while the first step is filled in.
 * @throws what leads to the page of the answer
 */
export async function completeStep(
  step: Step,
  data: FormData,
  field: Field,
  state: IntakeState,
): Promise<StepResult> {
  try {
    if (step === 'review') return await send('send', data, step, state)
    const checked = checkIntake(formEntries(data), field, koreanDay(new Date()))
    const problems = checked.ok ? {} : checked.problems
    const next = steps[steps.indexOf(step) + 1] ?? 'review'
    if (Object.keys(only(problems, step)).length > 0) return refused(problems, step)
    if (next !== 'review') return { step: next, state: emptyIntake, moved: true }
    const [first] = Object.keys(problems)
    return first ? refused(problems, stepOf(first)) : await send('review', data, step, state)
  } catch (thrown) {
    try {
      unstable_rethrow(thrown)
    } catch (leaving) {
      // The answer is being written: the page goes there.
      deleteDraft()
      throw leaving
    }
    const failure = { reason: 'network' } as const
    return { step, state: { ...emptyIntake, review: state.review, failure }, moved: false }
  }
}
