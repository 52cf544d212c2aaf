/** Why nothing was done; keys of `problem` in messages/…/billingActions.json. */
const actionProblems = [
  'unauthorized',
  'tooMany',
  'busy',
  'missing',
  'changed',
  'check',
  'failed',
] as const
export type ActionProblem = (typeof actionProblems)[number]

export type ActionState = {
  attempt: number
  problem: ActionProblem | null
  /** With `changed`: what would be given back now, in won. */
  amount: number | null
}

export const initialActionState: ActionState = { attempt: 0, problem: null, amount: null }

/** What the overview says when it was led to by an act; keys of `done` in messages/…/billing.json. */
export const completedActions = [
  'cancelling',
  'resumed',
  'plan',
  'card',
  'ended',
  'refunded',
  'refunding',
] as const
export type CompletedAction = (typeof completedActions)[number]
