import type { Rule } from './rules'
import type { TextItem } from './text-item'

/** How the text of a page runs: from left to right (0), upwards (90), upside down (180), downwards (270). */
export type Turn = 0 | 90 | 180 | 270

/** A piece of text before the page is turned: where it begins, and how it runs. */
export type PlacedItem = TextItem & { turn: Turn | null }
type Size = { width: number; height: number }

/** Which of the four ways a piece of text runs; null for a slanted one, as a watermark is. */
export function turnOf(across: number, up: number): Turn | null {
  const degrees = (Math.atan2(up, across) * 180) / Math.PI
  const turn = (Math.round(degrees / 90) * 90 + 360) % 360
  const isStraight = Math.abs(degrees - Math.round(degrees / 90) * 90) < 8
  return isStraight ? (turn as Turn) : null
}

/** The way in which most letters of a page run. */
export function pageTurn(items: readonly PlacedItem[]): Turn {
  const letters = new Map<Turn, number>()
  for (const { turn, text } of items)
    if (turn !== null) letters.set(turn, (letters.get(turn) ?? 0) + text.trim().length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

function place(x: number, y: number, turn: Turn, { width, height }: Size): [number, number] {
  if (turn === 90) return [y, width - x]
  if (turn === 180) return [width - x, height - y]
  return turn === 270 ? [height - y, x] : [x, y]
}

export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** The text as it stands when the page is held so that it can be read. */
export function turnedItems(items: readonly PlacedItem[], turn: Turn, size: Size): TextItem[] {
  return items.map(({ turn: _, ...item }) => {
    const [x, y] = place(item.x, item.y, turn, size)
    return { ...item, x, y }
  })
}

export function turnedRules(rules: readonly Rule[], turn: Turn, size: Size): Rule[] {
  if (turn === 0) return [...rules]
  return rules.map(({ isLevel, at, from, to }) => {
    const ends = [from, to].map((along) =>
      isLevel ? place(along, at, turn, size) : place(at, along, turn, size),
    )
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = ends
    const nowLevel = turn % 180 === 0 ? isLevel : !isLevel
    const [start, end] = nowLevel ? [x1, x2] : [y1, y2]
    return {
      isLevel: nowLevel,
      at: nowLevel ? y1 : x1,
      from: Math.min(start, end),
      to: Math.max(start, end),
    }
  })
}
