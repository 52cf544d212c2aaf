export const reviewStates = [
  'reading',
  'facts',
  'reviewing',
  'ready',
  'failed',
  'cancelled',
] as const
export type ReviewState = (typeof reviewStates)[number]

export const findingStates = ['open', 'accepted', 'dismissed'] as const
export type FindingState = (typeof findingStates)[number]

export const longestTitle = 120
export const longestDismissal = 500
export const longestComment = 2000
export const longestAcceptedWording = 4000
/** Shorter than any contract; what is meant is a text that was pasted by mistake. */
export const shortestContract = 20
/** Reviews that are kept for one person at a time. */
export const mostReviews = 500

export const reviewsPath = '/contract-reviews'
export const reviewPath = (id: string): string => `${reviewsPath}/${id}`

/** Why a review was not begun. Each has a message in four languages. */
export const startProblems = [
  'empty',
  'tooShort',
  'tooLong',
  'tooMany',
  'noDocument',
  'unavailable',
] as const
export type StartProblem = (typeof startProblems)[number]
