import { findCaseCode } from '@/lib/korean-law/judgment/case-codes'
import { formatCaseNumber, gregorianYear, isUnit } from '@/lib/korean-law/judgment/case-number'
import { readCourt } from '@/lib/korean-law/judgment/court'
import { isoDate } from '@/lib/korean-law/judgment/judgment-date'
import {
  joinsList,
  kindPattern,
  leadLength,
  leadPattern,
  memberPattern,
  notePattern,
  numberPattern,
  toHalfWidth,
} from './decision-grammar'

export type CitedNumber = {
  /** As written. */
  year: string
  code: string
  serial: string
  /** Normalised; null when no court uses such a year. */
  number: string | null
}

/** A decision cited in a text. Ranges are [start, end) of the text. */
export type DecisionCitation = {
  start: number
  end: number
  text: string
  /** Normalised; taken from the citation before it where a list names the court once. */
  court: string | null
  /** The text itself says so, not only the citation before it. */
  courtWritten: boolean
  /** yyyy-mm-dd, or null when the text has none or no such day exists. */
  date: string | null
  /** The date as written, when there is one. */
  dateWritten: string | null
  numbers: CitedNumber[]
  enBanc: boolean
  kind: '판결' | '결정' | '명령' | null
}

type Options = {
  /** The court that speaks: 당원 and 본원 mean it. */
  self?: string
}

const speaker = /^(?:당원|당재판소|본원)$/
const sameAgain = /^(?:같은\s?법원|동\s?법원|동원|동지|동)$/
const longestGap = 160

/** Finds the decisions that a text cites, in order. */
export function extractDecisionCitations(text: string, options: Options = {}): DecisionCitation[] {
  const plain = toHalfWidth(text)
  const found: DecisionCitation[] = []
  const unruled = new Set<number>()
  numberPattern.lastIndex = 0
  for (let match = numberPattern.exec(plain); match; match = numberPattern.exec(plain)) {
    const next = match.index + (match[1]?.length ?? 2)
    const citation = readCitation(plain, match, found.at(-1), options, unruled)
    if (citation) found.push({ ...citation, text: text.slice(citation.start, citation.end) })
    numberPattern.lastIndex = citation ? citation.end : next
  }
  return found
}

function readCitation(
  text: string,
  match: RegExpExecArray,
  previous: DecisionCitation | undefined,
  options: Options,
  unruled: Set<number>,
): DecisionCitation | null {
  const [whole, year = '', middle = '', serial = ''] = match
  const code = middle.trim()
  if (isUnit(code)) return null
  const known = findCaseCode(code) !== undefined
  const floor = Math.max(previous?.end ?? 0, match.index - leadLength)
  const lead = leadPattern.exec(text.slice(floor, match.index))
  const [led = '', courtWritten, y, m, d, verb] = lead ?? []
  const dated = y !== undefined && m !== undefined && d !== undefined
  const number = { year, code, known, spaced: middle !== code }
  const isLed = dated || !!courtWritten || !!verb
  const from = match.index + whole.length
  if (unruled.has(from) && !accept(number, isLed, false)) return null
  const tail = readTail(text, from, { year, code, serial })
  if (!accept(number, isLed, tail.ruled)) {
    // Its members would each read the rest of the list again, to the same end.
    if (!tail.ruled) for (const place of tail.fullEnds) unruled.add(place)
    return null
  }
  const start = match.index - led.trimStart().length
  const date = dated ? isoDate(y, m, d) : null
  return {
    start,
    end: tail.end,
    text: '',
    court: resolveCourt(courtWritten, text, start, previous, options),
    courtWritten: courtWritten !== undefined,
    date,
    dateWritten: dated ? `${y}. ${m}. ${d}.` : null,
    numbers: tail.numbers,
    enBanc: tail.enBanc || courtWritten === '대전판',
    kind: tail.kind ?? (verb === '자' ? '결정' : null),
  }
}

/** Whether digits, Hangul, digits are a case number. Short and spaced forms need a court's words around them. */
function accept(
  number: { year: string; code: string; known: boolean; spaced: boolean },
  led: boolean,
  ruled: boolean,
): boolean {
  if (led && (number.known || ruled)) return true
  if (number.spaced) return false
  const plausible = gregorianYear(number.year) !== null
  if (ruled) return number.known || (plausible && number.year.length === 4)
  return number.known && plausible && (number.year.length === 4 || number.code.length > 1)
}

function resolveCourt(
  written: string | undefined,
  text: string,
  start: number,
  previous: DecisionCitation | undefined,
  options: Options,
): string | null {
  if (written && speaker.test(written)) return options.self ?? null
  if (written && !sameAgain.test(written)) return readCourt(written).name
  if (!previous?.court) return null
  if (written) return previous.court
  const gap = text.slice(previous.end, start)
  return gap.length <= longestGap && joinsList(gap) ? previous.court : null
}

type Tail = Pick<DecisionCitation, 'end' | 'numbers' | 'enBanc' | 'kind'> & {
  /** 판결, 결정 or 전원합의체 follows. */
  ruled: boolean
  /** Where the members end that have a year and a code of their own. */
  fullEnds: number[]
}

/** Further members and the word for the decision. Bare serials count only when such a word follows them. */
function readTail(text: string, from: number, head: Omit<CitedNumber, 'number'>): Tail {
  const numbers = [cited(head)]
  let sure = { end: skipNote(text, from), count: 1 }
  let at = sure.end
  let last = head
  const fullEnds: number[] = []
  for (;;) {
    memberPattern.lastIndex = at
    const match = memberPattern.exec(text)
    if (!match) break
    const [whole, year, code, serial = ''] = match
    const full = year !== undefined && code !== undefined
    if (full && !findCaseCode(code)) break
    last = { year: year ?? last.year, code: code ?? last.code, serial }
    numbers.push(cited(last))
    at += whole.length
    if (full) fullEnds.push(at)
    at = skipNote(text, at)
    if (full) sure = { end: at, count: numbers.length }
  }
  let kind = readKind(text, at)
  if (!kind.ruled && sure.end !== at) {
    numbers.length = sure.count
    at = sure.end
    kind = readKind(text, at)
  }
  return { numbers, fullEnds, ...kind }
}

function skipNote(text: string, at: number): number {
  notePattern.lastIndex = at
  const note = notePattern.exec(text)
  return note ? at + note[0].length : at
}

function readKind(text: string, at: number): Omit<Tail, 'numbers' | 'fullEnds'> {
  kindPattern.lastIndex = at
  const [whole = '', bench, word] = kindPattern.exec(text) ?? []
  const ruled = bench !== undefined || word !== undefined
  const kind = word === '심판' ? '결정' : (word as DecisionCitation['kind'] | undefined)
  return {
    end: ruled ? at + whole.length : at,
    enBanc: bench === '전원합의체',
    kind: kind ?? null,
    ruled,
  }
}

function cited(member: Omit<CitedNumber, 'number'>): CitedNumber {
  const year = gregorianYear(member.year)
  const serial = Number(member.serial)
  const number = year === null ? null : formatCaseNumber({ year, code: member.code, serial })
  return { ...member, number }
}
