export const sourceKinds = ['decision', 'article'] as const
export type SourceKind = (typeof sourceKinds)[number]

export const longest = { folder: 40, note: 4000 } as const

/** On one page of the list. */
export const savedPerPage = 50

/** What a list of authorities is written as. */
export const authorityFormats = ['docx', 'hwpx', 'pdf', 'md', 'csv'] as const
export type AuthorityFormat = (typeof authorityFormats)[number]
