import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import type { OutlineClause } from '@/lib/contracts/summary/outline-schema'
import { verifiedQuote } from './report-content'
import type { AcceptedWordings } from './schema'

const endOf = (contract: string, { start, end }: OutlineClause): number =>
  start + contract.slice(start, end).trimEnd().length

/**
 * What was accepted, at its place: instead of the words that are quoted, or, where something is missing, behind the
 * clause that lacks it, which is the last one where the whole contract does.
 */
export function placedWordings(
  contract: string,
  clauses: readonly OutlineClause[],
  findings: readonly FindingView[],
): AcceptedWordings {
  const placed: AcceptedWordings = { changes: [], additions: [] }
  const last = clauses.findLast(({ part }) => part === 'clause') ?? clauses.at(-1)
  for (const finding of findings) {
    const { state, kind, wording, start } = finding
    if (state !== 'accepted' || wording === null) continue
    const quote = verifiedQuote(contract, finding)
    if (quote !== null && start !== null && kind !== 'missing') {
      // Of two that change the same words, the first stands; the other is told in its comment.
      const isTaken = placed.changes.some(
        (other) => other.start < start + quote.length && start < other.start + other.quote.length,
      )
      if (wording !== quote && !isTaken) placed.changes.push({ quote, start, text: wording })
      continue
    }
    if (wording === '' || (start !== null && quote === null)) continue
    const clause =
      start === null ? last : clauses.find((each) => each.start <= start && start < each.end)
    placed.additions.push({
      after: clause ? endOf(contract, clause) : contract.trimEnd().length,
      text: wording,
    })
  }
  return placed
}
