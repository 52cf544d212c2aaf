export const longestQuery = 500
export const mostHits = 30
export const hitsShown = 10
export const longestCollectionName = 60
export const longestDescription = 300
export const longestMatter = 60
/** Of the theme; the table knows the same. */
export const collectionColors = ['ink', 'seal', 'pine', 'ochre'] as const
export type CollectionColor = (typeof collectionColors)[number]

export const indexStates = ['waiting', 'ready', 'partly', 'failed'] as const
export type IndexState = (typeof indexStates)[number]

export { documentTypes as searchTypes } from '@/lib/documents/constants'

/** Questions that a table may ask, whatever the plan, and documents that it shows. */
export const mostQuestions = 10
export const mostTableDocuments = 200

export const hitSorts = ['relevance', 'latest', 'oldest', 'name'] as const
export type HitSort = (typeof hitSorts)[number]

export const longestSavedName = 60
