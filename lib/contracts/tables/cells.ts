import type { Standpoint } from '@/lib/contracts/constants'
import { dependenciesOf, isRuledOut } from '@/lib/contracts/facts/dependencies'
import type { Facts } from '@/lib/contracts/facts/schema'
import type { PlaybookMatch, PlaybookRule } from '@/lib/contracts/playbooks/schema'
import type { StoredFinding } from '@/lib/contracts/reviews/schema'
import type { OutlineClause } from '@/lib/contracts/summary/outline-schema'
import { longestCellQuote, mostPlaces } from './constants'
import type { TableCell } from './schema'

type Clauses = readonly Pick<OutlineClause, 'start' | 'end'>[]

const clauseAt = (clauses: Clauses, start: number | null): number | null =>
  start === null
    ? null
    : (clauses.find((clause) => clause.start <= start && start < clause.end)?.start ?? null)

const shortened = (quote: string | null): string | null => quote?.slice(0, longestCellQuote) ?? null

/** No more of one column than anybody reads in a cell. */
function withoutMany(cells: readonly TableCell[]): TableCell[] {
  const counts = new Map<string, number>()
  return cells.filter(({ column }) => {
    const count = (counts.get(column) ?? 0) + 1
    counts.set(column, count)
    return count <= mostPlaces
  })
}

/** What the built-in rules report, for the side of the review: neither what was dismissed nor what facts rule out. */
export const cellsOfFindings = (
  findings: readonly StoredFinding[],
  { facts, side, clauses }: { facts: Facts; side: Standpoint; clauses: Clauses },
): TableCell[] =>
  withoutMany(
    findings
      .filter(
        ({ playbook, sides, state }) => !playbook && sides.includes(side) && state !== 'dismissed',
      )
      .filter(({ articles }) => !isRuledOut(dependenciesOf(articles, facts)))
      .map(({ topic, kind, severity, clause, quote, start_at }) => ({
        column: topic,
        kind,
        severity,
        clause,
        quote: shortened(quote),
        at: clauseAt(clauses, start_at),
      })),
  )

/** What the rules of a playbook report. */
export const cellsOfMatches = (
  rules: readonly PlaybookRule[],
  matches: readonly PlaybookMatch[],
  clauses: Clauses,
): TableCell[] =>
  withoutMany(
    matches.flatMap(({ rule: id, kind, clause, quote, start }) => {
      const rule = rules.find((each) => each.id === id)
      return rule
        ? [
            {
              column: id,
              kind,
              severity: rule.severity,
              clause,
              quote: shortened(quote),
              at: clauseAt(clauses, start),
            },
          ]
        : []
    }),
  )
