export const annotationPath = '/ragops/annotation'
export const queuePath = (id: string) => `${annotationPath}/${id}`
export const reviewPath = (id: string) => `${queuePath(id)}/review`

/** What is said of an answer, and of a question that stands alone. */
export const answerVerdicts = ['right', 'partly', 'wrong', 'refuse'] as const
export const questionVerdicts = ['answerable', 'refuse'] as const
export const verdicts = ['right', 'partly', 'wrong', 'answerable', 'refuse'] as const
export type Verdict = (typeof verdicts)[number]

export const itemStates = ['open', 'disputed', 'agreed', 'settled'] as const
export type ItemState = (typeof itemStates)[number]

/** As the tables hold it. */
export const longest = { name: 100, comment: 1000, excerpt: 1200 }
export const mostPassages = 12
/** Questions of a dataset that are put into a queue at once: each of them is searched for. */
export const mostAtOnce = 50
export const itemsAPage = 50
