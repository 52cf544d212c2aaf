import type { CaseRef } from '@/lib/corpus/schema'

export type GraphNode = {
  ref: CaseRef
  side: 'cited' | 'citing'
  x: number
  y: number
  r: number
  year: number
}
export type GraphLayout = {
  nodes: GraphNode[]
  centre: { x: number; y: number; year: number }
  years: { year: number; x: number }[]
  width: number
  height: number
}

const width = 880
const rowHeight = 26
const top = 16
const bottom = 34
const maxPerSide = 10
/** Width that a label needs beside its dot. */
const labelWidth = 132

function yearOf(ref: Pick<CaseRef, 'judgmentDate' | 'caseNumber'>): number | null {
  if (ref.judgmentDate) return Number(ref.judgmentDate.slice(0, 4))
  const [, written] = /^(\d{4}|\d{2})[가-힣]/.exec(ref.caseNumber) ?? []
  if (!written) return null
  const number = Number(written)
  if (written.length === 2) return number > 30 ? 1900 + number : 2000 + number
  // Numbers before 1962 count the years of 단기.
  return number > 4000 ? number - 2333 : number
}

type Dated = { ref: CaseRef; year: number }

function leading(refs: CaseRef[]): Dated[] {
  return refs
    .flatMap((ref): Dated[] => {
      const year = yearOf(ref)
      return year === null ? [] : [{ ref, year }]
    })
    .sort((a, b) => b.ref.citedBy - a.ref.citedBy)
    .slice(0, maxPerSide)
    .sort((a, b) => a.year - b.year || a.ref.caseNumber.localeCompare(b.ref.caseNumber))
}

/**
 * Places the decisions that one cites at its left and those that cite it at its right, each side by year.
 * Null when there is nothing to draw.
 */
export function layoutGraph(
  own: Pick<CaseRef, 'judgmentDate' | 'caseNumber'>,
  cited: CaseRef[],
  citing: CaseRef[],
): GraphLayout | null {
  const ownYear = yearOf(own)
  const left = leading(cited)
  const right = leading(citing)
  if (ownYear === null || left.length + right.length === 0) return null
  const rows = Math.max(left.length, right.length, 3)
  const height = top + rows * rowHeight + bottom
  const middle = top + (rows * rowHeight) / 2
  const centre = { x: width / 2, y: middle, year: ownYear }
  const place = (side: GraphNode['side'], list: Dated[], from: number, to: number): GraphNode[] => {
    const years = list.map(({ year }) => year)
    const first = Math.min(...years)
    const span = Math.max(...years) - first || 1
    const offset = middle - (list.length * rowHeight) / 2
    return list.map(({ ref, year }, index) => ({
      ref,
      side,
      year,
      x: list.length === 1 ? (from + to) / 2 : from + ((year - first) / span) * (to - from),
      y: offset + (index + 0.5) * rowHeight,
      r: 3 + Math.min(6, Math.log1p(ref.citedBy)),
    }))
  }
  const nodes = [
    ...place('cited', left, labelWidth, width / 2 - 90),
    ...place('citing', right, width / 2 + 90, width - labelWidth),
  ]
  return { nodes, centre, years: ticks(nodes, centre), width, height }
}

/** The years under the picture: the ends of each side and the decision's own. */
function ticks(nodes: GraphNode[], centre: GraphLayout['centre']): GraphLayout['years'] {
  const ends = (['cited', 'citing'] as const).flatMap((side) => {
    const own = nodes.filter((node) => node.side === side)
    const [first] = own
    const last = own.at(-1)
    if (!first || !last) return []
    return first.year === last.year ? [first] : [first, last]
  })
  return [...ends, centre].map(({ year, x }) => ({ year, x })).sort((a, b) => a.x - b.x)
}
