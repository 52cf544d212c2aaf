import { checks } from './checks/catalogue'
import type { ContractType, Standpoint } from './constants'
import { judgeByLikeness } from './likeness/judge-by-likeness'
import { judgeClauses } from './rules/judge'
import { type ComposedText, composedText } from './text/composed-text'
import { readContract } from './text/contract'
import type { Contract, Finding } from './types'

const place = ({ start }: Finding) => start ?? Number.POSITIVE_INFINITY

/** A range of what was read as a range of what was given. */
function inGiven<T extends { start: number; end: number }>(
  range: T,
  { placeBefore }: ComposedText,
): T {
  return { ...range, start: placeBefore(range.start), end: placeBefore(range.end) }
}

/** A finding with its quote in the letters and lines of the contract. */
function asPrinted(finding: Finding, text: string, { placeBefore }: ComposedText): Finding {
  if (finding.start === null || finding.end === null) return finding
  const [start, end] = [placeBefore(finding.start), placeBefore(finding.end)]
  return { ...finding, start, end, quote: text.slice(start, end) }
}

/** Two checks that see one place contradict the same see one contradiction. */
const isSameContradiction = (first: Finding, second: Finding): boolean =>
  first.kind === 'inconsistent' &&
  second.kind === 'inconsistent' &&
  (first.topic === second.topic || first.quote === second.quote) &&
  first.start !== null &&
  first.end !== null &&
  second.start !== null &&
  second.end !== null &&
  first.start < second.end &&
  second.start < first.end

/** Everything the rules, the checks and the likeness to unfair clauses find in a contract, in the order of its text; what is missing comes last. */
export function reviewContract(
  type: ContractType,
  standpoint: Standpoint,
  text: string,
): { contract: Contract; findings: Finding[] } {
  const composed = composedText(text)
  const contract = readContract(type, standpoint, composed.text)
  const judged = [...judgeClauses(contract), ...checks.flatMap((check) => check(contract))]
  const found = [...judged, ...judgeByLikeness(contract, judged)]
  const findings = found.filter(
    (finding, index) => !found.slice(0, index).some((other) => isSameContradiction(other, finding)),
  )
  return {
    contract: {
      ...contract,
      text,
      clauses: contract.clauses.map((clause) => inGiven(clause, composed)),
      sentences: contract.sentences.map((sentence) => inGiven(sentence, composed)),
    },
    findings: findings
      .map((finding) => asPrinted(finding, text, composed))
      .sort((a, b) => place(a) - place(b)),
  }
}
