export type TextRange = [from: number, to: number]

const small = (letter: string): string => {
  const lower = letter.toLowerCase()
  // Of a few letters the small form is longer; then places would no longer agree.
  return lower.length === letter.length ? lower : letter
}

/** Words as `find_in_documents` takes them: without spaces, in small letters. */
export const lettersOf = (words: string): string =>
  words.normalize('NFC').replace(/\s+/g, '').toLowerCase()

/** Where words stand in a text, whatever spaces and line ends there are in either. */
export function findRanges(text: string, words: string, most = 1000): TextRange[] {
  const wanted = lettersOf(words)
  if (wanted === '') return []
  const places: number[] = []
  let letters = ''
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string
    if (/\s/.test(letter)) continue
    places.push(at)
    letters += small(letter)
  }
  const ranges: TextRange[] = []
  for (let at = letters.indexOf(wanted); at >= 0 && ranges.length < most; ) {
    const [from, last] = [places[at], places[at + wanted.length - 1]]
    if (from !== undefined && last !== undefined) ranges.push([from, last + 1])
    at = letters.indexOf(wanted, at + wanted.length)
  }
  return ranges
}

const around = 50

/** The first place of the words with what stands around it, on one line; null where they are not. */
export function snippetOf(
  text: string,
  words: string,
): { before: string; match: string; after: string } | null {
  const [first] = findRanges(text, words, 1)
  if (!first) return null
  const [from, to] = first
  const line = (part: string) => part.replace(/\s+/g, ' ')
  const start = Math.max(0, from - around)
  const end = Math.min(text.length, to + around)
  return {
    before: `${start > 0 ? '…' : ''}${line(text.slice(start, from)).trimStart()}`,
    match: line(text.slice(from, to)),
    after: `${line(text.slice(to, end)).trimEnd()}${end < text.length ? '…' : ''}`,
  }
}
