/** Marks the texts of a page that words are sought in. */
export const readingAttribute = { 'data-reading': '' } as const
export const readingSelector = '[data-reading]'
