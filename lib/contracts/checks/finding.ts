import type { FindingKind, Severity } from '@/lib/contracts/constants'
import type { Contract, Finding } from '@/lib/contracts/types'

const clauseAt = (contract: Pick<Contract, 'clauses'>, at: number): string | null =>
  contract.clauses.find((clause) => clause.start <= at && at < clause.end)?.label ?? null

/** What a check reports. Its rule bears the name of its topic. */
export type Defect = {
  kind: FindingKind
  topic: string
  severity: Severity
  articles?: readonly string[]
}

/** A finding at a range of the text, without the white space around it. */
export function findingAt(
  contract: Contract,
  { kind, topic, severity, articles = [] }: Defect,
  range: { start: number; end: number },
  details: Record<string, string> = {},
): Finding {
  const raw = contract.text.slice(range.start, range.end)
  const start = range.start + (raw.length - raw.trimStart().length)
  const quote = raw.trim()
  return {
    ruleId: topic,
    kind,
    topic,
    severity,
    articles,
    clause: clauseAt(contract, start),
    quote,
    start,
    end: start + quote.length,
    details,
  }
}

/** A finding about what the text does not have: it has no place. */
export const absence = (
  { topic, severity, articles }: Pick<Finding, 'topic' | 'severity' | 'articles'>,
  details: Record<string, string> = {},
): Finding => ({
  ruleId: topic,
  kind: 'missing',
  topic,
  severity,
  clause: null,
  quote: null,
  start: null,
  end: null,
  articles,
  details,
})

/** Of findings that are alike in what a function tells of them, the first. */
export const firstOfEach = (findings: Finding[], tell: (finding: Finding) => unknown): Finding[] =>
  findings.filter(
    (finding, index) => findings.findIndex((other) => tell(other) === tell(finding)) === index,
  )

/** The line that an offset stands in. */
export function lineAt(text: string, at: number): { start: number; end: number } {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  return { start, end: end < 0 ? text.length : end }
}
