import type { Row } from '@/lib/documents/blocks/schema'
import { notesBelow, withoutNoteMarks } from './note-marks'
import type { TextItem } from './text-item'

/** A stretch of a line without a wide gap: a word, a cell of a table, or the whole line. */
export type Segment = { text: string; left: number; right: number }

export type Line = {
  page: number
  segments: Segment[]
  text: string
  left: number
  right: number
  /** Of the baseline, from the lower edge of the page. */
  y: number
  size: number
  /** Of a table that stands here as one line. */
  rows?: Row[]
  /** Which column of its page; none where the page has one. */
  column?: string
  /** Whether the file writes a space at its end; not known where this is left out. */
  endsWord?: boolean
}

/** Tells the columns of all pages apart. */
export const columnOf = ({ page, column = '' }: Line): string => `${page} ${column}`

/** Pieces of one line are parts of one word, or words, or columns, by the gap between them. */
const wordGap = 0.18
const columnGap = 1.8

/** Between Hangul and figures programs leave up to this much without a space. */
const scriptGap = 0.6

/** Korean and Chinese letters fill a square; others are about half as wide. */
export const isWide = (letter: string): boolean =>
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/.test(letter)
export const isNarrow = (letter: string): boolean => /[A-Za-z\d%·]/.test(letter)
/** Whether a gap between two letters may be there without a space. */
export const isBetweenScripts = (before: string, behind: string): boolean =>
  (isWide(before) && isNarrow(behind)) || (isNarrow(before) && isWide(behind))

function joinItems(items: readonly TextItem[]): Segment[] {
  const segments: Segment[] = []
  let last: TextItem | null = null
  for (const item of items) {
    const now = segments.at(-1)
    const gap = last && now ? item.x - now.right : Number.POSITIVE_INFINITY
    const size = Math.max(item.size, last?.size ?? 0)
    if (!now || gap > columnGap * size) {
      segments.push({ text: item.text, left: item.x, right: item.x + item.width })
    } else {
      const isOneWord =
        item.follows === true &&
        gap < scriptGap * size &&
        isBetweenScripts(now.text.at(-1) ?? '', item.text.charAt(0))
      const isSpaced = /\s$/.test(now.text) || /^\s/.test(item.text)
      const apart = gap > wordGap * size && !isSpaced && !isOneWord
      now.text += (apart ? ' ' : '') + item.text
      now.right = Math.max(now.right, item.x + item.width)
    }
    last = item
  }
  return segments
    .map((segment) => ({ ...segment, text: segment.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
}

/** The text of a page as lines, from the top down. */
export function linesOf(items: readonly TextItem[], page: number): Line[] {
  const wanted = items.filter(({ text, size }) => text.trim() !== '' && size > 0.5)
  const sorted = [...wanted].sort((a, b) => b.y - a.y || a.x - b.x)
  const rows: TextItem[][] = []
  for (const item of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    // A raised number and its word are of one line.
    const [small, large] = first ? [first.size, item.size].sort((a, b) => a - b) : [0, 0]
    const reach = (small ?? 0) < 0.85 * (large ?? 0) ? 0.75 : 0.45
    const near = first ? Math.abs(first.y - item.y) < reach * (large ?? 0) : false
    if (row && near) row.push(item)
    else rows.push([item])
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x)
  const notes = notesBelow(rows)
  return rows.flatMap((row) => {
    const words = withoutNoteMarks(row, notes)
    const segments = joinItems(words)
    const [first] = segments
    if (!first) return []
    // Without the marks of notes: beside a short last word they would make its line one of small letters.
    const letters = words.reduce((sum, { text }) => sum + text.length, 0)
    const size = words.reduce((sum, item) => sum + item.size * item.text.length, 0) / letters
    const largest = words.reduce((a, b) => (b.text.length > a.text.length ? b : a))
    const endsWord = row.at(-1)?.endsWord
    return [
      {
        page,
        segments,
        text: segments.map(({ text }) => text).join(' '),
        left: first.left,
        right: Math.max(...segments.map(({ right }) => right)),
        y: largest.y,
        size,
        ...(endsWord === undefined ? {} : { endsWord }),
      },
    ]
  })
}

/** How wide the first letter of a line is: whether it would still have stood on the line before. */
export const firstLetterWidth = ({ text, size }: Line): number =>
  isWide(text.charAt(0)) ? size : size * 0.52

/** How wide the first word of a line is: whether it would still have stood on the line before. */
export function firstWordWidth({ text, size }: Line): number {
  const word = text.split(' ', 1)[0] ?? ''
  return [...word].reduce((sum, letter) => sum + (isWide(letter) ? size : size * 0.52), 0)
}
