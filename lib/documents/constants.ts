/** As the library sorts them, and as the check of the table knows them; `all` is none of a document's own. */
export const categories = ['contracts', 'legal', 'personal', 'others'] as const
export type Category = (typeof categories)[number]

export const documentSorts = ['latest', 'oldest', 'name'] as const
export type DocumentSort = (typeof documentSorts)[number]

export const documentBucket = 'documents'
/** The bucket's own limit, and the table's. */
export const largestDocument = 20 * 1024 * 1024

/** The columns' own limits. */
export const longestName = 120
export const longestFolderName = 60
/** As the trigger of the table has it. */
export const deepestFolder = 5
