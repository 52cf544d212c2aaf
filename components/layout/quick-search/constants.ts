/** The id of the dialog, which every page holds once. */
export const quickSearchId = 'quick-search'

/** Marks what j and k walk through: the link of each result of a page. */
export const resultAttribute = { 'data-result': '' } as const
export const resultSelector = 'main [data-result]'
