import type { FindingKind, Severity } from '@/lib/contracts/constants'
import type { Contract, Finding } from '@/lib/contracts/types'

const clauseAt = (contract: Pick<Contract, 'clauses'>, at: number): string | null =>
  contract.clauses.find((clause) => clause.start <= at && at < clause.end)?.label ?? null

/** A finding at a range of the text, without the white space around it. */
export function findingAt(
  contract: Contract,
  finding: {
    ruleId: string
    kind: FindingKind
    topic: string
    severity: Severity
    articles?: readonly string[]
  },
  range: { start: number; end: number },
  details: Record<string, string> = {},
): Finding {
  const raw = contract.text.slice(range.start, range.end)
  const start = range.start + (raw.length - raw.trimStart().length)
  const quote = raw.trim()
  return {
    ...finding,
    articles: finding.articles ?? [],
    clause: clauseAt(contract, start),
    quote,
    start,
    end: start + quote.length,
    details,
  }
}

/** The line that an offset stands in. */
export function lineAt(text: string, at: number): { start: number; end: number } {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  return { start, end: end < 0 ? text.length : end }
}
