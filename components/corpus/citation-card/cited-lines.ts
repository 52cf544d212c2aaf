import { readStatuteText, withoutNotes } from '@/lib/korean-law/statute/statute-text'
import type { StatuteLine } from '@/lib/korean-law/types'

const shownLines = 4

/** ① to ⑳, then ㉑ to ㉟. */
function markOf(paragraph: number): string {
  return String.fromCodePoint(paragraph <= 20 ? 0x245f + paragraph : 0x323c + paragraph)
}

/** The lines of the paragraph with its items; all lines where no paragraph is cited or it is not there. */
function paragraphLines(lines: StatuteLine[], paragraph: number | null): StatuteLine[] {
  const from = lines.findIndex(({ mark }) => paragraph !== null && mark === markOf(paragraph))
  if (from < 0) return lines
  const to = lines.findIndex(({ depth }, at) => at > from && depth === 0)
  return lines.slice(from, to < 0 ? undefined : to)
}

/** The first lines of what is cited of an article, and whether it goes on after them. */
export function citedLines(body: string, paragraph: number | null) {
  const lines = paragraphLines(readStatuteText(body), paragraph)
    .map((line) => ({ ...line, text: withoutNotes(line.text) }))
    .filter(({ text }) => text !== '')
  return { lines: lines.slice(0, shownLines), goesOn: lines.length > shownLines }
}
