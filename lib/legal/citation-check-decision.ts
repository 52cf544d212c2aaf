import { findCaseCode, highestSerial } from './case-codes'
import { gregorianYear } from './case-number'
import type { CitedNumber, DecisionCitation } from './citation'
import type { KnownDecision } from './citation-check'
import { codeCourtOf } from './court'
import { formatCitation } from './court-citation'
import type { CitationCheck } from './schema'

type Verdict = Pick<CitationCheck, 'state' | 'reason'> & { chosen: KnownDecision[] }

/** Courts give numbers in the year a case comes in and decide it then or later, within a lifetime. */
const longestCase = 40

/** Checks one cited decision against the decisions that bear its numbers. */
export function decisionCheck(
  citation: DecisionCitation,
  known: ReadonlyMap<string, KnownDecision[]>,
  today: string,
): CitationCheck {
  const { state, reason, chosen } = judge(citation, known, today)
  const { text, start, end } = citation
  const only = chosen.length === 1 && state !== 'ambiguous' ? chosen[0] : undefined
  const shown = state === 'verified' ? [] : chosen
  return {
    text,
    kind: 'case',
    state,
    target: only ? String(only.serial) : null,
    candidates: shown.map((decision) => ({
      id: String(decision.serial),
      label: labelOf(decision),
      judgmentDate: decision.date,
    })),
    reason,
    start,
    end,
  }
}

function judge(
  citation: DecisionCitation,
  known: ReadonlyMap<string, KnownDecision[]>,
  today: string,
): Verdict {
  const found = distinct(citation.numbers.flatMap(({ number }) => known.get(number ?? '') ?? []))
  if (found.length === 0) {
    const reason = impossible(citation, today)
    if (reason) return { state: 'impossible', reason, chosen: [] }
    const none = citation.court === '헌법재판소' ? 'constitutional-court' : null
    return { state: 'not-in-corpus', reason: none, chosen: [] }
  }
  const ofCourt = found.filter((d) => citation.court === null || sameCourt(d.court, citation.court))
  const ofDate = ofCourt.filter((d) => agreesOnDate(d, citation))
  const [match] = ofDate
  if (!match) {
    const reason = ofCourt.length === 0 ? 'court-differs' : dateReason(citation, today)
    return { state: 'differs', reason, chosen: ofCourt.length === 0 ? found : ofCourt }
  }
  if (ofDate.length > 1) return { state: 'ambiguous', reason: 'several-decisions', chosen: ofDate }
  if (!bearsAll(match, citation.numbers, known)) {
    return { state: 'differs', reason: 'number-differs', chosen: [match] }
  }
  const undated = match.date === null && citation.dateWritten !== null
  return { state: 'verified', reason: undated ? 'date-unknown' : null, chosen: [match] }
}

/** Why no court can have given such a decision, or null. */
export function impossible(citation: DecisionCitation, today: string): string | null {
  for (const cited of citation.numbers) {
    const reason = impossibleNumber(cited, citation, today)
    if (reason) return reason
  }
  if (citation.dateWritten !== null && citation.date === null) return 'no-such-date'
  return citation.date !== null && citation.date > today ? 'future-date' : null
}

function impossibleNumber(
  { year: written, code, serial, number }: CitedNumber,
  { court, date }: DecisionCitation,
  today: string,
): string | null {
  const year = gregorianYear(written)
  const rule = findCaseCode(code)
  if (!rule) return 'no-such-code'
  if (number === null || year === null || year < 1945) return 'no-such-year'
  if (year > Number(today.slice(0, 4))) return 'future-year'
  if (Number(serial) === 0 || Number(serial) > highestSerial(code)) return 'no-such-serial'
  if (court) {
    const letter = codeCourtOf(court)
    if (letter && !rule.courts.includes(letter)) return 'wrong-court'
  }
  if (!date) return null
  const decided = Number(date.slice(0, 4))
  if (decided < year) return 'date-before-number'
  return decided - year > longestCase ? 'date-long-after-number' : null
}

function dateReason({ date, dateWritten }: DecisionCitation, today: string): string {
  if (dateWritten !== null && date === null) return 'no-such-date'
  return date !== null && date > today ? 'future-date' : 'date-differs'
}

/** A decision without a date in the corpus agrees with any; a citation without one asks for none. */
function agreesOnDate(decision: KnownDecision, { date, dateWritten }: DecisionCitation): boolean {
  if (dateWritten === null || decision.date === null) return true
  return decision.date === date
}

/** A seat of a high court (춘천, 창원) is the high court itself. */
function sameCourt(a: string, b: string): boolean {
  return a === b || a.replace(/\(.*\)$/, '') === b.replace(/\(.*\)$/, '')
}

function bearsAll(
  decision: KnownDecision,
  numbers: CitedNumber[],
  known: ReadonlyMap<string, KnownDecision[]>,
): boolean {
  return numbers.every(({ number }) =>
    known.get(number ?? '')?.some(({ serial }) => serial === decision.serial),
  )
}

function distinct(decisions: KnownDecision[]): KnownDecision[] {
  return [...new Map(decisions.map((decision) => [decision.serial, decision])).values()]
}

function labelOf({ court, caseNumber, date, caseName }: KnownDecision): string {
  const code = /\d([가-힣]+)\d/.exec(caseNumber)?.[1] ?? ''
  const judgmentKind = findCaseCode(code)?.kind ?? '판결'
  const citation = formatCitation({
    court,
    caseNumber,
    judgmentDate: date,
    judgmentKind,
    enBanc: false,
  })
  return caseName ? `${citation} [${caseName}]` : citation
}
