import { findingAt } from '@/lib/contracts/checks/finding'
import { dateMismatch } from '@/lib/contracts/checks/inconsistencies'
import {
  datesIn,
  dayNumber,
  dayPattern,
  daySpan,
  dayText,
  type PlainDate,
} from '@/lib/contracts/text/dates'
import { periodsIn } from '@/lib/contracts/text/figures'
import { cellsOf, linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding } from '@/lib/contracts/types'

const events = '잔금|중도금|착수금|입주|착공|준공|개업|개점|거래종결|이사|납품|대여|상환|변제'
/** Of this contract, and not of one before it. */
const signing = String.raw`(?<!종전\s|기존\s|당초\s|변경\s|[가-힣])(?:협약|계약|체결|약정)`
const dayNamed = new RegExp(
  String.raw`(${events}|${signing})\s*(?:지급|납부|예정)?\s*(?:일|날|기일|기한)(?:인|은|는|\s*[:：])\s*(${dayPattern})`,
  'g',
)
const dayBefore = new RegExp(
  String.raw`(${dayPattern})(?:에|까지)?\s+(${events})(?:을|를|금을)\s*(?:지급|받|치르|주|내|납부)`,
  'g',
)
const labelled = new RegExp(`^(${events})(?:\\s*(?:지급)?(?:일|기일|금))?$`)

type Day = { event: string; date: PlainDate; start: number; end: number }

const daysIn = (text: string, from: number): Day[] =>
  [
    ...[...text.matchAll(dayNamed)].map((match) => ({ match, event: match[1], day: match[2] })),
    ...[...text.matchAll(dayBefore)].map((match) => ({
      match,
      event: match.at(-1),
      day: match[1],
    })),
  ].flatMap(({ match, event = '', day = '' }) => {
    const [date] = datesIn(day)
    const start = from + match.index
    return date ? [{ event, date, start, end: start + match[0].length }] : []
  })

/** The day of one row of a table: 잔금 | 126,000,000원 | 2027년 3월 5일. */
const rowDays = (contract: Contract): Day[] =>
  linesOf(contract.text).flatMap(({ text, start, end }) => {
    if (!text.includes('|')) return []
    const event = labelled.exec(cellsOf(text)[0] ?? '')?.[1]
    const [date, second] = datesIn(text)
    return event && date && !second ? [{ event, date, start, end }] : []
  })

/** One day that the contract calls by its name, and dates in two ways. */
function namedDays(contract: Contract): Finding[] {
  const known = new Map<string, PlainDate>()
  return [...rowDays(contract), ...daysIn(contract.text, 0)].flatMap(
    ({ event, date, start, end }) => {
      const first = known.get(event)
      if (!first) known.set(event, date)
      if (!first || dayNumber(first) === dayNumber(date)) return []
      return [
        findingAt(
          contract,
          dateMismatch,
          { start, end },
          { first: dayText(first), second: dayText(date) },
        ),
      ]
    },
  )
}

type Term = { begins: PlainDate; ends: PlainDate; start: number }

function termOf(contract: Contract): Term | null {
  for (const { quote, clause, text, start } of contract.sentences) {
    const span = /기간|존속/.test(`${clause.title}${text}`) ? daySpan.exec(quote) : null
    const [begins] = datesIn(span?.[1] ?? '')
    const [ends] = datesIn(span?.[2] ?? '')
    if (begins && ends) return { begins, ends, start }
  }
  return null
}

const beforeEnd =
  /(?:계약|기간|임대차|약정)?[이가은을의]?\s*(?:끝나기|끝나는 날|만료|종료|만기|끝)[^.]{0,12}?전/
const lastDelivery = new RegExp(
  String.raw`(?:마지막|최종|끝)[^.\n]{0,24}?(${dayPattern})\s*까지[^.\n]{0,12}(?:넘|납품|보내|보낸|제출|올[리린려]|전달|인도|완성|마[치친쳐])`,
)

/** What is said to lie before the end, or is to be delivered last, and lies after it. */
function againstEnd(contract: Contract, { begins, ends, start }: Term): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    if (sentence.start === start) return []
    const { quote } = sentence
    const last = lastDelivery.exec(quote)
    const [due] = datesIn(last?.[1] ?? '')
    const late = due && dayNumber(due) > dayNumber(ends) + 3 ? due : undefined
    const [only, second] = datesIn(quote)
    const said = beforeEnd.exec(quote)
    const length = said ? periodsIn(said[0]).at(-1) : undefined
    const asked = !second && only && said && !/다음|새|갱신된/.test(quote) ? only : undefined
    const gap = asked ? dayNumber(ends) - dayNumber(asked) : 0
    const wrong =
      asked &&
      (gap <= 0 || (length && Math.abs(gap - length.days) > Math.max(5, length.days * 0.15)))
        ? asked
        : undefined
    const found = late ?? (wrong && dayNumber(wrong) > dayNumber(begins) ? wrong : undefined)
    return found
      ? [
          findingAt(contract, dateMismatch, sentence, {
            first: dayText(ends),
            second: dayText(found),
          }),
        ]
      : []
  })
}

const done =
  /(?:인도|입주|명도|이사|열쇠)[^.]{0,12}(?:마쳤|하였|했|끝냈|끝났|완료|받았|넘겼|건넸)|(?:넘겨|비워)\s*(?:주었|줬|받았)/
const handedOn = new RegExp(
  String.raw`(${dayPattern})\s*(?:에|자로)?\s*[^.\d]{0,12}(?:${done.source})`,
)

/** Premises that are told to have been handed over before the lease begins. */
function handedOver(contract: Contract, { begins }: Term): Finding[] {
  if (!/lease/.test(contract.type)) return []
  const match = handedOn.exec(contract.text)
  const [date] = datesIn(match?.[1] ?? '')
  if (!match || !date || dayNumber(date) >= dayNumber(begins) - 14) return []
  const { index } = match
  return [
    findingAt(
      contract,
      dateMismatch,
      { start: index, end: index + match[0].length },
      { first: dayText(begins), second: dayText(date) },
    ),
  ]
}

const takesEffect = new RegExp(
  String.raw`(?:이|본|새|개정)\s*(?:약관|규정|계약|규약|방침)(?:은|는)\s*(${dayPattern})\s*(?:부터|에|자로)`,
)
const former = new RegExp(
  String.raw`(?:종전|이전|예전|옛|기존|구)\s*(?:의\s*)?(?:약관|규정|계약|규약|방침)(?:은|는)[^.\n]{0,12}?(${dayPattern})\s*(부터|까지)`,
)

/** The former terms that begin where the new ones already hold, or end after. */
function formerTerms(contract: Contract): Finding[] {
  const [effect] = datesIn(takesEffect.exec(contract.text)?.[1] ?? '')
  const match = former.exec(contract.text)
  const [date] = datesIn(match?.[1] ?? '')
  if (!effect || !match || !date) return []
  const gap = dayNumber(date) - dayNumber(effect)
  if (match[2] === '부터' ? gap < 0 : gap <= 0) return []
  return [
    findingAt(
      contract,
      dateMismatch,
      { start: match.index, end: match.index + match[0].length },
      { first: dayText(effect), second: dayText(date) },
    ),
  ]
}

/** Days of one thing that two places of the contract set apart. */
export function checkDayTwice(contract: Contract): Finding[] {
  const term = termOf(contract)
  return [
    ...namedDays(contract),
    ...(term ? [...againstEnd(contract, term), ...handedOver(contract, term)] : []),
    ...formerTerms(contract),
  ]
}
