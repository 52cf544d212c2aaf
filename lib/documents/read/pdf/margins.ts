import type { Line } from './lines'

/** «3», «- 3 -», «3 / 12», «Page 3 of 12», «제3쪽». */
const pageNumber =
  /^(?:[-–—[(]?\s*\d{1,4}\s*[-–—\])]?|\d{1,4}\s*(?:\/|of)\s*\d{1,4}|page\s+\d+(?:\s+of\s+\d+)?|제?\s*\d{1,4}\s*(?:쪽|면|페이지))$/i

const edge = 0.1

const withoutFigures = (text: string) => text.replace(/\d+/g, '#').replace(/\s+/g, '')

/** The same words at the same height. */
const keyOf = (where: string, line: Line) =>
  `${where} ${Math.round(line.y)} ${withoutFigures(line.text)}`

/** What stands at the head and foot of the pages, apart from their text. */
export type Margins = { pages: Line[][]; header: string | undefined; footer: string | undefined }

/**
 * Takes page numbers and what is repeated on most pages off the head and foot of each page. Nothing that
 * stands on one page alone is taken, but a page number.
 */
export function takeMargins(pages: readonly Line[][], heights: readonly number[]): Margins {
  const near = (line: Line, at: number): 'header' | 'footer' | null => {
    // A table is text, and so is a note: both may stand at the same place of several pages.
    if (line.rows || /^\d{1,3}\)/.test(line.text)) return null
    const height = heights[at] ?? 842
    if (line.y > height * (1 - edge)) return 'header'
    return line.y < height * edge ? 'footer' : null
  }
  const seen = new Map<string, Set<number>>()
  for (const [at, lines] of pages.entries())
    for (const line of lines) {
      const where = near(line, at)
      if (!where) continue
      const key = keyOf(where, line)
      seen.set(key, (seen.get(key) ?? new Set()).add(at))
    }
  const often = Math.max(2, pages.length * 0.5)
  const found: { header?: string; footer?: string } = {}
  const kept = pages.map((lines, at) =>
    lines.filter((line) => {
      const where = near(line, at)
      if (!where) return true
      if (pageNumber.test(line.text)) return false
      const count = seen.get(keyOf(where, line))?.size ?? 0
      if (count < often) return true
      found[where] ??= line.text.slice(0, 2_000)
      return false
    }),
  )
  return { pages: kept, header: found.header, footer: found.footer }
}
