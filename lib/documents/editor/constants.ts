/** The media type of a document that is written here; it has no file. */
export const writtenMime = 'application/vnd.beopdap.document+json'
export const isWritten = ({ mime }: { mime: string }): boolean => mime === writtenMime

/** How long after the last letter a document is saved. */
export const saveDelayMs = 1200
/** As the functions of the database have it; the request is a little longer than the content. */
const largestContent = 4 * 1024 * 1024
export const largestSave = 2 * largestContent + 64 * 1024

export const longestVersionName = 80
export const longestVersionNote = 500

/** What a document has that the editor does not keep. */
export const droppedKinds = ['images', 'sizes', 'colors', 'links', 'comments'] as const
export type Dropped = (typeof droppedKinds)[number]
