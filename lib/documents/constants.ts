/** As the library sorts them, and as the check of the table knows them; `all` is none of a document's own. */
export const categories = ['contracts', 'legal', 'personal', 'others'] as const
export type Category = (typeof categories)[number]

export const documentSorts = ['latest', 'oldest', 'name'] as const
export type DocumentSort = (typeof documentSorts)[number]

/** Parts of the library; `twice`: files of the same bytes. */
export const shelves = ['kept', 'starred', 'twice', 'trash'] as const
export type Shelf = (typeof shelves)[number]

export const documentTypes = ['written', 'hangul', 'word', 'pdf', 'image', 'other'] as const
export type DocumentType = (typeof documentTypes)[number]

/** Uploaded not longer ago than so many days. */
export const dateRanges = { week: 7, month: 30, year: 365 } as const
export type DateRange = keyof typeof dateRanges
export const dateRangeNames = Object.keys(dateRanges) as DateRange[]

/** What became of reading a document, for a filter. */
export const readStatuses = ['read', 'partly', 'waiting', 'unread'] as const
export type ReadStatus = (typeof readStatuses)[number]

export const documentBucket = 'documents'
/** The bucket's own limit, and the table's. */
export const largestDocument = 20 * 1024 * 1024

/** The columns' own limits. */
export const longestName = 120
export const longestFolderName = 60
/** As the trigger of the table has it. */
export const deepestFolder = 5

/** Of a document that is read. */
export const largestReadable = 50 * 1024 * 1024
export const mostPages = 500
