import { firstLetterWidth, firstWordWidth, type Line, linesOf } from './lines'
import type { TextItem } from './text-item'
import type { WordBreaks } from './word-breaks'

/** The lines of a cell, and how wide the cell is. */
export type CellLines = { lines: Line[]; width: number; inset: number }

export function cellLines(items: readonly TextItem[], left: number, right: number): CellLines {
  const lines = linesOf(items, 1)
  return {
    lines,
    width: right - left,
    inset: Math.max(0, Math.min(...lines.map((line) => line.left - left))),
  }
}

/** How wide what a cell leaves free beside its text is at each side, by the cells whose text begins nearest. */
export const insetOf = (cells: readonly CellLines[]): number =>
  Math.min(8, ...cells.filter(({ lines }) => lines.length > 0).map(({ inset }) => inset))

/** What stays free of a line, wherever in its cell the text is set. */
const freeOf = (line: Line, { width }: CellLines, inset: number) =>
  width - 2 * inset - (line.right - line.left)

/** A line of a cell that the next goes on with: the first word of the next had no room. */
const isFull = (line: Line, next: Line, cell: CellLines, inset: number) =>
  freeOf(line, cell, inset) < firstWordWidth(next) + 0.8 * line.size

/** Whether the cells of a table are broken between letters: none of their full lines had room for one more. */
export function breaksLetters(cells: readonly CellLines[], inset: number): boolean {
  const full = cells.flatMap((cell) =>
    cell.lines.slice(1).flatMap((next, at) => {
      const line = cell.lines[at] as Line
      // Every program breaks behind a hyphen, whatever room is left.
      return isFull(line, next, cell, inset) && !line.text.endsWith('-')
        ? [{ line, next, free: freeOf(line, cell, inset) }]
        : []
    }),
  )
  return (
    full.length > 0 &&
    full.every(({ next, free }) => free < firstLetterWidth(next) + 0.25 * next.size)
  )
}

/**
 * The text of a cell: lines that were broken at its edge are one.
 * @param words asked where letters are broken; null where words are whole
 */
export function cellText(cell: CellLines, inset: number, words: WordBreaks | null): string {
  return cell.lines.reduce((text, line, at) => {
    const last = cell.lines[at - 1]
    if (!last) return line.text
    if (!isFull(last, line, cell, inset)) return `${text}\n${line.text}`
    const isOneWord = words
      ? !words.isBreak(last.text, line.text)
      : /[A-Za-z\d]-$/.test(text) && /^[A-Za-z\d]/.test(line.text)
    return text + (isOneWord ? '' : ' ') + line.text
  }, '')
}
