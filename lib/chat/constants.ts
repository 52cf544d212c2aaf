/** Holds the secret of a visitor's browser, to which their conversations belong. */
export const deviceCookie = 'device'
export const deviceCookieSeconds = 365 * 24 * 3600

/**
 * Questions of all visitors of one address in a day: a household or an office may share one, but deleting
 * cookies must not help.
 */
export const questionsPerAddress = 30

/** Whoever writes an answer says so at least this often; who has not for so long has died. */
export const saveEveryMs = 1000
export const heartbeatMs = 5000
export const abandonedAfterMs = 3 * 60_000

/** Spec 9: what the log of activity keeps of a question. */
export const loggedCharacters = 100

export const titleLength = 60

/** How far an answer has come, in order. */
export const answerStages = ['searching', 'reading', 'writing', 'checking'] as const
export type AnswerStage = (typeof answerStages)[number]
/** The message of each step but `more`, which is a link to a search. */
export const stepMessages = {
  facts: 'nextFacts',
  deadline: 'nextDeadline',
  effective: 'nextEffective',
  counsel: 'nextCounsel',
} as const
