/** Why nothing was done; keys of `problem` in messages/…/billingAct.json. */
export const actProblems = [
  'unauthorized',
  'tooMany',
  'busy',
  'missing',
  'changed',
  'check',
  'failed',
] as const
export type ActProblem = (typeof actProblems)[number]

export type ActState = {
  attempt: number
  problem: ActProblem | null
  /** With `changed`: what would be given back now, in won. */
  amount: number | null
}

export const actStart: ActState = { attempt: 0, problem: null, amount: null }

/** What the overview says when it was led to by an act; keys of `done` in messages/…/billing.json. */
export const doneWords = [
  'cancelling',
  'resumed',
  'plan',
  'card',
  'ended',
  'refunded',
  'refunding',
] as const
export type DoneWord = (typeof doneWords)[number]
