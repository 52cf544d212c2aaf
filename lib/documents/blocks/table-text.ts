import type { Cell, Row, TableBlock } from './schema'

/** Rows as lines, cells between tabs; what breaks a line within a cell becomes a space. */
export const tableText = (rows: readonly Row[]): string =>
  rows
    .map(({ cells }) => cells.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join('\t'))
    .join('\n')

/** `| a | b |` as Markdown and people write it. The line under the head of a Markdown table is no row. */
const barred = (line: string) =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim())

const isRule = (line: string) => /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?\s*)?$/.test(line)

/** The rows of a table that is only text: cells between tabs, or between bars. */
export function rowsFromText(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const cellsOf = text.includes('\t') ? (line: string) => line.split('\t') : barred
  return lines
    .filter((line) => !isRule(line))
    .map((line) => ({ cells: cellsOf(line).map((cell) => ({ text: cell.trim() })) }))
}

/** The rows of a table, whichever way it came. */
export const rowsOf = (table: TableBlock): Row[] => table.rows ?? rowsFromText(table.text)

/** More columns than any page holds; a file that asks for millions is a trap. */
const mostColumns = 200

/** A cell with its place in the grid. */
export type PlacedCell = { cell: Cell; row: number; column: number; rows: number; columns: number }

/**
 * Where each cell stands once spans are spread out. Spans that reach out of the table or over another cell are
 * cut, so that every place of the grid holds one cell at most.
 */
export function placeCells(rows: readonly Row[]): { cells: PlacedCell[]; columns: number } {
  const taken: boolean[][] = rows.map(() => [])
  const cells: PlacedCell[] = []
  let columns = 0
  for (const [row, { cells: own }] of rows.entries()) {
    let column = 0
    const line = taken[row] ?? []
    for (const cell of own) {
      while (line[column]) column += 1
      if (column >= mostColumns) break
      let wide = 1
      const widest = Math.min(cell.colspan ?? 1, mostColumns - column)
      while (wide < widest && !line[column + wide]) wide += 1
      const high = Math.min(cell.rowspan ?? 1, rows.length - row)
      for (let below = row; below < row + high; below++)
        for (let beside = column; beside < column + wide; beside++) {
          const places = taken[below]
          if (places) places[beside] = true
        }
      cells.push({ cell, row, column, rows: high, columns: wide })
      column += wide
      columns = Math.max(columns, column)
    }
  }
  return { cells, columns }
}
