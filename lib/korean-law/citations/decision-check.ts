import { findCaseCode, highestSerial } from '@/lib/korean-law/judgment/case-codes'
import { gregorianYear } from '@/lib/korean-law/judgment/case-number'
import { codeCourtOf } from '@/lib/korean-law/judgment/court'
import type { CitedNumber, DecisionCitation } from './decision-citation'
import { formatCitation } from './format-citation'
import type { CitationCheck, KnownDecision } from './types'

type Verdict = Pick<CitationCheck, 'state' | 'reason'> & { chosen: KnownDecision[] }

/** Courts give numbers in the year a case comes in and decide it then or later, within a lifetime. */
const longestCase = 40

/** Checks one cited decision against the decisions that bear its numbers. */
export function decisionCheck(
  citation: DecisionCitation,
  known: ReadonlyMap<string, KnownDecision[]>,
  today: string,
): CitationCheck {
  const { state, reason, chosen } = verdictOf(citation, known, today)
  const { text, start, end } = citation
  const only = state === 'verified' || chosen.length === 1 ? chosen[0] : undefined
  const shown = state === 'verified' ? [] : chosen
  return {
    text,
    kind: 'case',
    state,
    target: only ? String(only.serial) : null,
    reference: null,
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

function verdictOf(
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
  const ofCourt = decisionsOf(citation, found)
  const ofDate = decisionsAt(citation, ofCourt)
  const [match] = ofDate
  if (!match) {
    const reason = ofCourt.length === 0 ? 'court-differs' : dateReason(citation, today)
    return { state: 'differs', reason, chosen: ofCourt.length === 0 ? found : ofCourt }
  }
  if (ofDate.some((other) => !sameDecision(other, match))) {
    return { state: 'ambiguous', reason: 'several-decisions', chosen: ofDate }
  }
  const joined = joinedNumbers(ofDate, citation.numbers, known)
  if (joined === 'of another decision') {
    return { state: 'differs', reason: 'number-differs', chosen: [match] }
  }
  const undated = match.date === null && citation.dateWritten !== null
  const reason = undated ? 'date-unknown' : joined === 'unlisted' ? 'joined-number-unlisted' : null
  return { state: 'verified', reason, chosen: [match] }
}

/** Why no court can have given such a decision, or null. */
function impossible(citation: DecisionCitation, today: string): string | null {
  for (const cited of citation.numbers) {
    const reason = impossibleNumber(cited, citation, today)
    if (reason) return reason
  }
  if (citation.dateWritten !== null && citation.date === null) return 'no-such-date'
  return citation.date !== null && citation.date > today ? 'future-date' : null
}

function impossibleNumber(
  { year: written, code, serial, number }: CitedNumber,
  { court, courtWritten, date }: DecisionCitation,
  today: string,
): string | null {
  const year = gregorianYear(written)
  const rule = findCaseCode(code)
  if (!rule) return 'no-such-code'
  if (number === null || year === null || year < 1945) return 'no-such-year'
  if (year > Number(today.slice(0, 4))) return 'future-year'
  if (Number(serial) === 0 || Number(serial) > highestSerial(code)) return 'no-such-serial'
  if (court && courtWritten) {
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

function decisionsOf(citation: DecisionCitation, found: KnownDecision[]): KnownDecision[] {
  const { court, courtWritten } = citation
  if (court === null) return found
  const same = found.filter((decision) => sameCourt(decision.court, court))
  // A court taken from the citation before is our reading, not the writer's word.
  return same.length > 0 || courtWritten ? same : found
}

/** A decision without a date in the corpus agrees with any, when no other has the very date. */
function decisionsAt(citation: DecisionCitation, found: KnownDecision[]): KnownDecision[] {
  if (citation.dateWritten === null) return found
  const exact = found.filter(({ date }) => date !== null && date === citation.date)
  return exact.length > 0 ? exact : found.filter(({ date }) => date === null)
}

/** A seat of a high court (춘천, 창원) is the high court itself. */
function sameCourt(a: string, b: string): boolean {
  return a === b || a.replace(/\(.*\)$/, '') === b.replace(/\(.*\)$/, '')
}

/** Some decisions are published twice, under two serials. */
function sameDecision(a: KnownDecision, b: KnownDecision): boolean {
  if (a.serial === b.serial) return true
  return a.court === b.court && a.date !== null && a.date === b.date
}

/**
 * Whether the further numbers of a citation are the decision's too. The source often lists only the
 * first of joined cases, so a number of no known decision passes; one that another bears is not.
 */
function joinedNumbers(
  chosen: KnownDecision[],
  numbers: CitedNumber[],
  known: ReadonlyMap<string, KnownDecision[]>,
): 'listed' | 'unlisted' | 'of another decision' {
  const serials = new Set(chosen.map(({ serial }) => serial))
  let unlisted = false
  for (const { number } of numbers) {
    const bearers = known.get(number ?? '') ?? []
    if (bearers.some(({ serial }) => serials.has(serial))) continue
    if (bearers.length > 0) return 'of another decision'
    unlisted = true
  }
  return unlisted ? 'unlisted' : 'listed'
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
