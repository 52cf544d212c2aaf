import type { Row } from '@/lib/documents/blocks/schema'

const border = /^\s*[┌├└┏┣┗╔╠╚┍┝┕┎┠┖+][─━═┬┼┴┳╋┻╦╬╩┯┿┷┰╂┸+\-=\s]*[┐┤┘┓┫┛╗╣╝┑┥┙┒┨┚+]\s*$/
const line = /^\s*[│┃║|].*[│┃║|]\s*$/

const cellsOf = (text: string) =>
  text
    .trim()
    .split(/[│┃║|]/)
    .slice(1, -1)
    .map((cell) => cell.trim())

/**
 * The table that is drawn with lines of characters from a line of a text on; null when none begins there. A line
 * whose first cell is empty goes on with the cells above it, unless a border stands between.
 */
export function drawnTable(
  lines: readonly string[],
  from: number,
): { rows: Row[]; height: number } | null {
  if (!border.test(lines[from] ?? '') || !line.test(lines[from + 1] ?? '')) return null
  const rows: string[][] = []
  let isAfterBorder = true
  let at = from
  for (; at < lines.length; at++) {
    const text = lines[at] ?? ''
    if (border.test(text)) {
      isAfterBorder = true
      continue
    }
    if (!line.test(text)) break
    const cells = cellsOf(text)
    const last = rows.at(-1)
    if (last && !isAfterBorder && cells[0] === '')
      for (const [column, cell] of cells.entries()) {
        if (cell) last[column] = last[column] ? `${last[column]}\n${cell}` : cell
      }
    else rows.push(cells)
    isAfterBorder = false
  }
  return {
    rows: rows.map((cells) => ({ cells: cells.map((text) => ({ text })) })),
    height: at - from,
  }
}
