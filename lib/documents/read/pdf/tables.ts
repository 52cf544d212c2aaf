import { splitNumber } from '@/lib/documents/blocks/printed-number'
import type { Row } from '@/lib/documents/blocks/schema'
import { columnOf, type Line, type Segment } from './lines'

/** Lines that stand as a table on the page, and the rows they make. */
export type FoundTable = { lines: Line[]; rows: Row[] }

type Column = { left: number; right: number }

const overlaps = (segment: Segment, column: Column) =>
  Math.min(segment.right, column.right) - Math.max(segment.left, column.left)

/** The columns of some lines: stretches of the page that their segments share. */
function columnsOf(lines: readonly Line[]): Column[] {
  const columns: Column[] = []
  const segments = lines.flatMap((line) => line.segments).sort((a, b) => a.left - b.left)
  for (const { left, right } of segments) {
    const last = columns.at(-1)
    if (last && left < last.right) last.right = Math.max(last.right, right)
    else columns.push({ left, right })
  }
  return columns
}

/** The cells of a line by columns; null when a segment reaches over several of them. */
function cellsOf(line: Line, columns: readonly Column[]): string[] {
  return columns.map((column) =>
    line.segments
      .filter((segment) => overlaps(segment, column) > 0)
      .map(({ text }) => text)
      .join(' '),
  )
}

const isRow = (line: Line) => line.segments.length >= 2 && !startsClause(line)
/** «제1조   (목적)» with a wide gap is no row of a table. */
const startsClause = (line: Line) => {
  const first = line.segments[0]?.text ?? ''
  return line.segments.length === 2 && splitNumber(first)?.text === ''
}

/**
 * The table that begins with the line at `from`: at least two lines that have several columns in common. Lines
 * of one column between them are the second line of a cell.
 */
export function tableAt(lines: readonly Line[], from: number): FoundTable | null {
  const first = lines[from]
  if (!first || !isRow(first)) return null
  const taken: Line[] = [first]
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at] as Line
    const last = taken.at(-1) as Line
    if (columnOf(line) !== columnOf(first)) break
    if (last.y - line.y > 4 * Math.max(line.size, last.size)) break
    const columns = columnsOf([...taken, line])
    if (isRow(line)) {
      if (columns.length < 2) break
      taken.push(line)
      continue
    }
    const next = lines[at + 1]
    const isSecondLine =
      last.y - line.y < 1.9 * line.size &&
      columns.length >= 2 &&
      columns.length === columnsOf(taken).length &&
      line.segments.every((segment) =>
        columnsOf(taken).some((column) => overlaps(segment, column) > 0),
      ) &&
      (line.left > first.left + 2 * line.size || (next !== undefined && isRow(next)))
    if (!isSecondLine) break
    taken.push(line)
  }
  while (taken.length > 0 && !isRow(taken.at(-1) as Line) && taken.at(-1)?.left === first.left)
    taken.pop()
  const rowLines = taken.filter(isRow)
  const columns = columnsOf(taken)
  if (rowLines.length < 2 || columns.length < 2) return null
  return { lines: taken, rows: rowsOf(taken, columns) }
}

function rowsOf(lines: readonly Line[], columns: readonly Column[]): Row[] {
  const rows: string[][] = []
  for (const line of lines) {
    const cells = cellsOf(line, columns)
    const last = rows.at(-1)
    if (last && line.segments.length === 1)
      for (const [at, cell] of cells.entries()) {
        if (cell) last[at] = last[at] ? `${last[at]}\n${cell}` : cell
      }
    else rows.push(cells)
  }
  return rows.map((cells) => ({ cells: cells.map((text) => ({ text })) }))
}
