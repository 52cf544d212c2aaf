import 'server-only'
import { z } from 'zod'
import { answered, type FormState } from '@/lib/form-state'
import type { RateLimiter } from '@/lib/rate-limit'
import { type Action, type ActionReason, runAction } from './action'

/** What most forms say when they were not carried out. */
export const plainReason = (reason: ActionReason): 'unauthorized' | 'tooMany' | 'failed' =>
  reason === 'unauthorized' || reason === 'tooMany' ? reason : 'failed'

type Feature<Reason extends string> = {
  /** In the log: `<name>.failed`. */
  name: string
  limit: RateLimiter
  access?: Action<unknown, never, never>['access']
  /** The form's own word for why nothing was done. */
  reasonOf: (reason: ActionReason) => Reason
}

/**
 * The chain of the forms of one feature: signed in, not too often, and what was typed stays when it fails.
 * `run` parses the form itself, because what it answers about wrong fields is the form's own state.
 */
export function formAction<Reason extends string>({
  name,
  limit,
  access = 'session',
  reasonOf,
}: Feature<Reason>) {
  return <State extends FormState>(
    before: Reason extends State['reason'] ? State : never,
    values: State['values'],
    run: Action<unknown, State, State>['run'],
    often: RateLimiter = limit,
  ): Promise<State> =>
    runAction<unknown, State, State>({
      name,
      access,
      limit: often,
      schema: z.unknown(),
      input: null,
      refuse: (reason) => answered<State>(before, refusal(reasonOf(reason), values)),
      run,
    })
}

const refusal = <State extends FormState>(reason: string, values: State['values']) =>
  ({ reason, values }) as Partial<Omit<State, 'attempt'>>
