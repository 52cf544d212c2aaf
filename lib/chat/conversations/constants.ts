/** Lines of the list that come at once. */
export const conversationsPerPage = 40

/** Characters of a title; the database holds to it. */
export const longestTitle = 120

/** Characters of a search in the list. */
export const longestListSearch = 100

/** Told to the window whenever a conversation was begun, renamed, pinned or deleted. */
export const changedEvent = 'chat:changed'

export const ratings = ['up', 'down'] as const
export type Rating = (typeof ratings)[number]

/** Why an answer was of no use; the database holds to these. */
export const feedbackReasons = [
  'wrong-law',
  'wrong-decision',
  'off-topic',
  'unclear',
  'other',
] as const

/** Characters of what somebody adds to it. */
export const longestNote = 1000

export const exportFormats = ['md', 'docx', 'hwpx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]
