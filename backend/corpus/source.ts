/** One file of a source, as stored: not decoded, so that a bad byte can be found. */
export type CorpusFile = { path: string; bytes: Uint8Array }

/** A file that is known to be there and cannot be taken. */
export type UnreadableFile = { path: string; reason: string }

export type SourceEntry = CorpusFile | UnreadableFile

export const isUnreadable = (entry: SourceEntry): entry is UnreadableFile => 'reason' in entry

/** Something to import from. Entries come in the same order each time. */
export type Source = {
  name: string
  /** @throws SourceError when the source ends before its end; what came until then is sound. */
  entries(): AsyncIterable<SourceEntry>
  /** How much of the source is behind us, 0 to 1; null when it is not known. */
  fraction(): number | null
  close(): Promise<void>
}

/** No statute or decision comes near this; a longer file is not a text of law. */
export const largestFile = 32 * 1024 * 1024

const notLaw =
  /^(readme|license|licence|changelog|contributing|code_of_conduct|security|notice|claude|agents)\b/i

/** Whether a path of a source may hold a statute or a decision: Markdown that is not about the repository. */
export function isCorpusPath(path: string): boolean {
  const parts = path.split(/[\\/]/)
  const name = parts.pop() ?? ''
  if (!name.endsWith('.md') || name.startsWith('.') || notLaw.test(name)) return false
  return !parts.some((part) => part.length > 1 && part !== '..' && part.startsWith('.'))
}
