import { type Line, linesOf } from './lines'
import type { TextItem } from './text-item'

/** A piece of text, or a table that stands on the page as one piece. */
export type PagePiece = TextItem & { table?: Line }

/** Text of one column, from the top down. */
type Region = { pieces: PagePiece[]; column: string }

/** Where two columns meet: the gap between them, and the rows of text beside it. */
type Gutter = { left: number; right: number; from: number; to: number }

/** A row of text: what stands at one height. */
type RowOfPieces = { y: number; size: number; pieces: PagePiece[] }

const fewestRows = 4
/** In letters: the narrowest column, and the narrowest gap between two. */
const narrowest = 9
const narrowestGap = 0.7
/** Of a column's width, what its lines fill on average: cells of a table are shorter. */
const filled = 0.62
/** Columns stand within columns no deeper than three beside one another. */
const deepest = 4

const right = ({ x, width }: PagePiece) => x + width

function rowsOf(pieces: readonly PagePiece[]): RowOfPieces[] {
  const rows: RowOfPieces[] = []
  for (const piece of [...pieces].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1)
    if (row && !piece.table && row.y - piece.y < 0.45 * piece.size) row.pieces.push(piece)
    else rows.push({ y: piece.y, size: piece.size, pieces: [piece] })
  }
  return rows
}

/** The stretches of a row that no gap between columns divides. */
function stretchesOf(row: readonly PagePiece[], size: number): { left: number; right: number }[] {
  const stretches: { left: number; right: number }[] = []
  for (const piece of [...row].sort((a, b) => a.x - b.x)) {
    const last = stretches.at(-1)
    if (last && piece.x - last.right < narrowestGap * size)
      last.right = Math.max(last.right, right(piece))
    else stretches.push({ left: piece.x, right: right(piece) })
  }
  return stretches
}

/** Whether the first column of some rows reads like text: most of its lines fill it. */
function isProse(rows: readonly (readonly PagePiece[])[], size: number): boolean {
  const stretches = rows.flatMap((row) => stretchesOf(row, size))
  const start = Math.min(...stretches.map(({ left }) => left))
  const first = stretches.filter(({ left }) => left < start + 3 * size)
  const width = Math.max(...first.map((stretch) => stretch.right)) - start
  if (first.length < fewestRows || width < narrowest * size) return false
  const written = first.reduce((sum, stretch) => sum + stretch.right - stretch.left, 0)
  return written > filled * width * first.length
}

/** The rows around a place across the page through which no text goes, as a gutter if columns stand beside it. */
function gutterAt(rows: readonly RowOfPieces[], x: number, size: number): Gutter | null {
  let best: Gutter | null = null
  const gap = narrowestGap * size
  const sides = rows.map(({ pieces }) => ({
    isCrossed: pieces.some((piece) => piece.x < x && right(piece) > x - gap),
    before: pieces.filter((piece) => right(piece) <= x),
    behind: pieces.filter((piece) => piece.x >= x),
  }))
  for (let from = 0; from < sides.length; from++) {
    if (sides[from]?.isCrossed) continue
    let to = from
    while (to < sides.length && !sides[to]?.isCrossed) to += 1
    const band = sides.slice(from, to)
    const [before, behind] = [
      band.map((side) => side.before).filter(({ length }) => length > 0),
      band.map((side) => side.behind).filter(({ length }) => length > 0),
    ]
    const left = Math.max(...before.flat().map(right))
    const end = Math.min(...behind.flat().map((piece) => piece.x))
    const isLonger = !best || to - from > best.to - best.from
    if (isLonger && isProse(before, size) && isProse(behind, size))
      best = { left, right: end, from, to }
    from = to
  }
  return best
}

function gutterOf(rows: readonly RowOfPieces[]): Gutter | null {
  const pieces = rows.flatMap((row) => row.pieces).filter(({ table }) => !table)
  if (pieces.length < 2 * fewestRows) return null
  const sizes = pieces.map(({ size }) => size).sort((a, b) => a - b)
  const size = sizes[Math.floor(sizes.length / 2)] ?? 10
  // A column begins where many pieces of text begin.
  const starts = new Map<number, number>()
  for (const { x } of pieces) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1)
  const likely = [...starts]
    .filter(([, count]) => count >= fewestRows)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 24)
  let best: Gutter | null = null
  for (const [start] of likely) {
    const found = gutterAt(rows, start - 1, size)
    if (found && (!best || found.to - found.from > best.to - best.from)) best = found
  }
  return best
}

function regionsOf(pieces: readonly PagePiece[], column: string, depth: number): Region[] {
  const rows = rowsOf(pieces)
  const gutter = depth < deepest ? gutterOf(rows) : null
  if (!gutter) return pieces.length > 0 ? [{ pieces: [...pieces], column }] : []
  const within = (from: number, to: number) => rows.slice(from, to).flatMap((row) => row.pieces)
  const band = within(gutter.from, gutter.to)
  const middle = (gutter.left + gutter.right) / 2
  const beside = (isLeft: boolean) => band.filter(({ x }) => x < middle === isLeft)
  const name = `${column}|${Math.round(middle)}`
  return [
    ...regionsOf(within(0, gutter.from), column, depth),
    ...regionsOf(beside(true), `${name}<`, depth + 1),
    ...regionsOf(beside(false), `${name}>`, depth + 1),
    ...regionsOf(within(gutter.to, rows.length), column, depth),
  ]
}

/**
 * The lines of a page in the order in which they are read: columns one after the other, and what reaches across
 * them in its place between.
 */
export function readingOrder(pieces: readonly PagePiece[], page: number): Line[] {
  const wanted = pieces.filter(({ text, table }) => table || text.trim() !== '')
  return regionsOf(wanted, '', 0).flatMap(({ pieces: own, column }) => {
    const tables = own.flatMap(({ table }) => (table ? [table] : []))
    const lines = linesOf(
      own.filter(({ table }) => !table),
      page,
    )
    const all = tables.length === 0 ? lines : [...lines, ...tables].sort((a, b) => b.y - a.y)
    return column === '' ? all : all.map((line) => ({ ...line, column }))
  })
}
