import type { Cell, Row } from '@/lib/documents/blocks/schema'
import { breaksLetters, cellLines, cellText, insetOf } from './cell-text'
import { type Line, linesOf } from './lines'
import type { Rule } from './rules'
import type { TextItem } from './text-item'
import { learnWordBreaks } from './word-breaks'

/** Lines that are this near are one; what ends this near to a line meets it. */
const near = 2.5

type Grid = {
  xs: number[]
  ys: number[]
  rules: Rule[]
  /** Whether its first or last row has no line of its own at the edge of the page. */
  opens: { top: boolean; bottom: boolean }
}

/** Places that are nearly the same, as one. */
function places(values: readonly number[]): number[] {
  const found: number[] = []
  for (const value of [...values].sort((a, b) => a - b))
    if (found.length === 0 || value - (found.at(-1) ?? 0) > near) found.push(value)
  return found
}

const crosses = (level: Rule, upright: Rule) =>
  level.from - near <= upright.at &&
  upright.at <= level.to + near &&
  upright.from - near <= level.at &&
  level.at <= upright.to + near

/** Lines along one another that touch, as one line. */
function joinRules(rules: readonly Rule[]): Rule[] {
  const sorted = [...rules].sort(
    (a, b) => Number(a.isLevel) - Number(b.isLevel) || a.at - b.at || a.from - b.from,
  )
  const joined: Rule[] = []
  for (const rule of sorted) {
    const other = joined.findLast(
      (each) =>
        each.isLevel === rule.isLevel &&
        rule.at - each.at <= 1 &&
        rule.from <= each.to + near &&
        rule.to >= each.from - near,
    )
    if (other) {
      other.from = Math.min(other.from, rule.from)
      other.to = Math.max(other.to, rule.to)
    } else joined.push({ ...rule })
  }
  return joined
}

/** In points: a line of text has no room in less. */
const lowestRow = 6

/** A row that goes over to another page has no line at the edge of the page: its sides end there. */
function withOpenRows(
  drawn: readonly number[],
  rules: readonly Rule[],
): Pick<Grid, 'ys' | 'opens'> {
  const sides = rules.filter(({ isLevel }) => !isLevel).sort((a, b) => a.at - b.at)
  const outer = [sides[0], sides.at(-1)].filter((side) => side !== undefined)
  const top = Math.min(...outer.map(({ to }) => to))
  const bottom = Math.max(...outer.map(({ from }) => from))
  const opens = {
    top: top - (drawn[0] ?? top) > lowestRow,
    bottom: (drawn.at(-1) ?? bottom) - bottom > lowestRow,
  }
  const ys = [...(opens.top ? [top] : []), ...drawn, ...(opens.bottom ? [bottom] : [])]
  return { ys, opens }
}

/** The groups of lines that hang together, each of which may be a table. */
function grids(rules: readonly Rule[]): Grid[] {
  const joined = joinRules(rules)
  if (joined.length > 2_000) return []
  const group = joined.map((_, at) => at)
  const rootOf = (at: number): number => (group[at] === at ? at : rootOf(group[at] ?? at))
  for (const [at, level] of joined.entries())
    for (const [other, upright] of joined.entries())
      if (level.isLevel && !upright.isLevel && crosses(level, upright))
        group[rootOf(at)] = rootOf(other)
  const groups = new Map<number, Rule[]>()
  for (const [at, rule] of joined.entries()) {
    const root = rootOf(at)
    groups.set(root, [...(groups.get(root) ?? []), rule])
  }
  return [...groups.values()].flatMap((own) => {
    const xs = places(own.filter(({ isLevel }) => !isLevel).map(({ at }) => at))
    const drawn = places(own.filter(({ isLevel }) => isLevel).map(({ at }) => at)).reverse()
    const { ys, opens } = withOpenRows(drawn, own)
    const isTable = xs.length >= 2 && ys.length >= 2 && (xs.length > 2 || ys.length > 2)
    return isTable && xs.length <= 60 && ys.length <= 500 ? [{ xs, ys, rules: own, opens }] : []
  })
}

/** A cell of a grid by its first row and column, and how far it reaches. */
type Area = { row: number; column: number; high: number; wide: number }

function areasOf({ xs, ys, rules }: Grid): Area[] {
  const [columns, rows] = [xs.length - 1, ys.length - 1]
  const middle = (values: readonly number[], at: number) =>
    ((values[at] ?? 0) + (values[at + 1] ?? 0)) / 2
  const has = (isLevel: boolean, at: number, through: number) =>
    rules.some(
      (rule) =>
        rule.isLevel === isLevel &&
        Math.abs(rule.at - at) <= near &&
        rule.from <= through + 0.5 &&
        rule.to >= through - 0.5,
    )
  const taken = new Set<string>()
  const areas: Area[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (taken.has(`${row} ${column}`)) continue
      let wide = 1
      while (column + wide < columns && !has(false, xs[column + wide] ?? 0, middle(ys, row)))
        wide += 1
      let high = 1
      while (row + high < rows && !has(true, ys[row + high] ?? 0, middle(xs, column))) high += 1
      for (let below = row; below < row + high; below++)
        for (let beside = column; beside < column + wide; beside++) taken.add(`${below} ${beside}`)
      areas.push({ row, column, high, wide })
    }
  return areas
}

/** A table of a page: its rows, and where it stands. */
export type RuledTable = { rows: Row[]; top: number; bottom: number; left: number; right: number }

/** The tables that a page draws lines for, and the text that stands outside of them. */
export function ruledTables(
  items: readonly TextItem[],
  rules: readonly Rule[],
): { tables: RuledTable[]; rest: TextItem[] } {
  let rest = [...items]
  const tables: RuledTable[] = []
  const wordsOfPage = () => learnWordBreaks(linesOf(items, 1).map(({ text }) => text))
  for (const grid of grids(rules)) {
    const { xs, ys, opens } = grid
    const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)]
    const middle = ({ x, width }: TextItem) => x + width / 2
    const inside = rest.filter(
      (item) =>
        middle(item) > left && middle(item) < right && item.y < top && item.y > bottom - near,
    )
    const rows: Row[] = Array.from({ length: ys.length - 1 }, () => ({ cells: [] }))
    const areas = areasOf(grid).map((area) => {
      const { row, column, high, wide } = area
      const own = inside.filter((item) => {
        const [x, y] = [middle(item), item.y + item.size * 0.3]
        return (
          x > (xs[column] ?? 0) &&
          x <= (xs[column + wide] ?? 0) &&
          y < (ys[row] ?? 0) &&
          y >= (ys[row + high] ?? 0)
        )
      })
      return { ...area, ...cellLines(own, xs[column] ?? 0, xs[column + wide] ?? 0) }
    })
    // A frame around the text of a page is no table.
    if (areas.filter(({ lines }) => lines.length > 0).length < 2) continue
    const inset = insetOf(areas)
    const words = breaksLetters(areas, inset) ? wordsOfPage() : null
    for (const area of areas) {
      const { row, high, wide } = area
      const text = cellText(area, inset, words)
      const cell: Cell = {
        text,
        ...(wide > 1 ? { colspan: wide } : {}),
        ...(high > 1 ? { rowspan: high } : {}),
      }
      rows[row]?.cells.push(cell)
    }
    // Half a row without a text is the edge of the page.
    const isEmpty = (row: Row | undefined) => row?.cells.every(({ text }) => text === '') ?? false
    if (opens.top && isEmpty(rows[0])) rows.shift()
    if (opens.bottom && isEmpty(rows.at(-1))) rows.pop()
    tables.push({ rows, top, bottom, left, right })
    rest = rest.filter((item) => !inside.includes(item))
  }
  return { tables, rest }
}

/** A table as a line among the lines of its page. */
export const tableLine = ({ rows, top, bottom, left, right }: RuledTable, page: number): Line => ({
  page,
  segments: [],
  text: '',
  left,
  right,
  y: top,
  size: Math.max(1, top - bottom),
  rows,
})
