/** What is asked: the search of the case-law service, or the selector of sources that the chat answers from. */
export const retrieverNames = ['search', 'passages'] as const
export type RetrieverName = (typeof retrieverNames)[number]
