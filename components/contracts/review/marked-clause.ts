import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import type { OutlineClause } from '@/lib/contracts/summary/outline-schema'

/** A stretch of a clause's text, and the findings that quote it. */
export type Stretch = { at: number; text: string; findings: FindingView[] }

/**
 * Cuts the text of a clause at the ends of the quotes in it. A quote that reaches over the end of the clause is
 * marked as far as the clause goes.
 */
export function markClause(
  text: string,
  { start, end }: Pick<OutlineClause, 'start' | 'end'>,
  findings: readonly FindingView[],
): Stretch[] {
  const quoted = findings.flatMap((finding) =>
    finding.start === null || finding.end === null
      ? []
      : [{ finding, from: Math.max(start, finding.start), to: Math.min(end, finding.end) }],
  )
  const here = quoted.filter(({ from, to }) => from < to)
  const cuts = [...new Set([start, end, ...here.flatMap(({ from, to }) => [from, to])])].sort(
    (a, b) => a - b,
  )
  return cuts.slice(0, -1).map((at, index) => {
    const to = cuts[index + 1] ?? end
    return {
      at,
      text: text.slice(at, to),
      findings: here.filter((each) => each.from <= at && to <= each.to).map((each) => each.finding),
    }
  })
}

/** A finding stands at the clause in which its quote begins. */
export const isAt = (
  { start }: Pick<FindingView, 'start'>,
  clause: Pick<OutlineClause, 'start' | 'end'>,
): boolean => start !== null && clause.start <= start && start < clause.end

/** The range of a clause without the empty lines around it. */
export function withoutSpace(
  text: string,
  { start, end }: Pick<OutlineClause, 'start' | 'end'>,
): Pick<OutlineClause, 'start' | 'end'> {
  const own = text.slice(start, end)
  return {
    start: start + (own.length - own.replace(/^\s*\n/, '').length),
    end: start + own.trimEnd().length,
  }
}
