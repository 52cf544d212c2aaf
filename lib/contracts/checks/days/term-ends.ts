import { findingAt } from '@/lib/contracts/checks/finding'
import { dateMismatch, termArithmetic } from '@/lib/contracts/checks/inconsistencies'
import {
  datesIn,
  dayNumber,
  dayPattern,
  daySpan,
  dayText,
  lengthPattern,
  monthsBetween,
  monthsOf,
  type PlainDate,
} from '@/lib/contracts/text/dates'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'

const fromDate = new RegExp(
  String.raw`(${dayPattern})\s*(?:\([^)]{0,12}\))?\s*(?:부터|로부터)\s*(?:만\s*)?${lengthPattern}`,
)
const fromEvent = new RegExp(
  String.raw`(대여일|차용일|빌린\s*날|빌려\s*준\s*날|계약일|계약\s*체결일|체결일|개업일|인도일)\s*(?:부터|로부터)\s*(?:만\s*)?${lengthPattern}`,
)
const ends =
  /까지|끝|완료|완성|완공|준공|마감|납기|마치|마친|갚[는을]\s*날|만료|종료|변제기|상환일|만기/

/** The day after so many months, or that day itself: both are written as the end. */
const agrees = (from: PlainDate, months: number, end: PlainDate): boolean => {
  const expected = dayNumber({ ...from, month: from.month + months })
  return Math.abs(dayNumber(end) - expected) <= 3
}

/** The day that a contract calls by a name: 대여일 is the day named where money is lent. */
function dayOf(contract: Contract, event: string): PlainDate | null {
  const names = /대여|차용|빌/.test(event) ? /대여|빌려|빌린|차용|송금/ : null
  const word = names ?? new RegExp(event.replace(/\s/g, '\\s*'))
  for (const { quote, clause } of contract.sentences) {
    if (clause.part === 'annex' || !word.test(quote)) continue
    const dates = datesIn(quote)
    if (dates.length === 1 && !fromEvent.test(quote) && !/변제기|상환|갚/.test(quote))
      return dates[0] ?? null
  }
  return null
}

const length = new RegExp(
  String.raw`${lengthPattern}(?:\s*(\d{1,2})\s*개월)?(?=간|으로|로|이다|이며|$|[^가-힣0-9]|의|을|에|동안)`,
  'g',
)
const lengthsIn = (text: string): { stated: string; months: number }[] =>
  [...text.matchAll(length)].map(([stated, count = '', unit = '', more = 0]) => ({
    stated,
    months: monthsOf(count, unit) + (unit === '년' ? Number(more) : 0),
  }))
const namesLength =
  /(?:계약|임대차|용역|사업|가맹|동업|사용|이용|대리점|거래|위탁)?\s*기간(?:은|을|이)\s*(?:총\s*)?(?:\d|[일이삼사오])/

/** The length that is written beside a span of days, or by another sentence of the clause. */
function lengthOf(contract: Contract, sentence: Sentence, span: RegExpExecArray) {
  const { quote, clause } = sentence
  const after = span.index + span[0].length
  const [behind = ''] = quote.slice(after, after + 32).split(/[.,]/)
  const before = quote.slice(Math.max(0, span.index - 24), span.index)
  const beside =
    (/갱신|연장|통지|전까지|이내|자동/.test(behind) ? undefined : lengthsIn(behind)[0]) ??
    lengthsIn(before).at(-1)
  if (beside) return { ...beside, sentence }
  const elsewhere = contract.sentences.find(
    (other) =>
      other.clause === clause &&
      other !== sentence &&
      namesLength.test(other.text) &&
      !/갱신|연장|통지|보존|보관|비밀|하자/.test(other.text),
  )
  const [named] = elsewhere ? lengthsIn(elsewhere.text) : []
  return elsewhere && named ? { ...named, sentence: elsewhere } : null
}

/** From … to … against the length that is stated for it. */
const spans = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const span = daySpan.exec(sentence.quote)
    const [from] = datesIn(span?.[1] ?? '')
    const [to] = datesIn(span?.[2] ?? '')
    if (!span || !from || !to) return []
    if (dayNumber(to) < dayNumber(from))
      return [findingAt(contract, dateMismatch, sentence, { from: dayText(from), to: dayText(to) })]
    const named = lengthOf(contract, sentence, span)
    const months = monthsBetween(from, to)
    if (!named || Math.abs(months - named.months) < 0.25) return []
    return [
      findingAt(contract, termArithmetic, named.sentence, {
        stated: named.stated,
        months: String(Math.round(months * 10) / 10),
      }),
    ]
  })

/** 2026년 3월 1일부터 5년. 2030년 2월 28일에 끝난다: a beginning and a length against the end. */
function lengths(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence, index) => {
    const dated = fromDate.exec(sentence.quote)
    const named = dated ? null : fromEvent.exec(sentence.quote)
    const match = dated ?? named
    if (!match) return []
    const from = dated ? datesIn(dated[1] ?? '')[0] : dayOf(contract, named?.[1] ?? '')
    const months = monthsOf(match[2] ?? '', match[3] ?? '')
    if (!from || months < 1) return []
    const rest = sentence.quote.slice(match.index + match[0].length)
    const next = contract.sentences[index + 1]
    const before = sentence.quote.slice(0, match.index)
    const places: { sentence: Sentence; text: string }[] = [
      { sentence, text: rest },
      ...(named && ends.test(before) ? [{ sentence, text: before }] : []),
    ]
    if (next && next.clause === sentence.clause) places.push({ sentence: next, text: next.quote })
    for (const place of places) {
      const dates = datesIn(place.text)
      const [end] = dates
      if (!end || dates.length > 1) continue
      if (!ends.test(place.sentence.quote) || /갱신|연장|통지|이자|분할/.test(place.text)) continue
      return agrees(from, months, end)
        ? []
        : [
            findingAt(contract, termArithmetic, place.sentence, {
              stated: `${match[2]}${match[3]}`,
              first: dayText(from),
              second: dayText(end),
            }),
          ]
    }
    return []
  })
}

const endName = new RegExp(
  String.raw`(?:종료일|만료일|끝나는\s*날)\s*(?:은|는|[:：])?\s*(${dayPattern})`,
)
const endsThen = new RegExp(
  String.raw`(${dayPattern})\s*(?:에|자로|로)?\s*(?:이|본)?\s*(?:계약|임대차)\s*(?:기간)?(?:이|가)?\s*(?:끝|만료|종료)`,
)

/** The end of the term, named again elsewhere as another day. */
function endsTwice(contract: Contract): Finding[] {
  const term = contract.sentences.find(
    ({ quote, clause }) =>
      clause.part === 'clause' &&
      (endName.test(quote) || (/기간/.test(`${clause.title}${quote}`) && daySpan.test(quote))),
  )
  if (!term) return []
  const [end] = datesIn(endName.exec(term.quote)?.[1] ?? daySpan.exec(term.quote)?.[2] ?? '')
  if (!end) return []
  return contract.sentences.flatMap((sentence) => {
    if (sentence === term) return []
    const [again] = datesIn(endsThen.exec(sentence.quote)?.[1] ?? '')
    return !again || Math.abs(dayNumber(again) - dayNumber(end)) <= 1
      ? []
      : [
          findingAt(contract, dateMismatch, sentence, {
            first: dayText(end),
            second: dayText(again),
          }),
        ]
  })
}

/** Money that is to be paid back before it is lent. */
function dueBeforeLent(contract: Contract): Finding[] {
  const lent = contract.type === 'loan' ? dayOf(contract, '대여일') : null
  if (!lent) return []
  return contract.sentences.flatMap((sentence) => {
    if (!/(?:변제기|상환일|갚는 날|만기일?)(?:는|은|일은)?\s*[:：]?\s*\d{4}/.test(sentence.quote))
      return []
    const [due] = datesIn(sentence.quote)
    return due && dayNumber(due) <= dayNumber(lent)
      ? [
          findingAt(contract, dateMismatch, sentence, {
            first: dayText(lent),
            second: dayText(due),
          }),
        ]
      : []
  })
}

/** Beginnings, lengths and ends of terms that do not agree with each other. */
export const checkTermEnds = (contract: Contract): Finding[] => [
  ...spans(contract),
  ...lengths(contract),
  ...endsTwice(contract),
  ...dueBeforeLent(contract),
]
