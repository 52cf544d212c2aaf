import { datesIn, dayNumber, type PlainDate } from '@/lib/contracts/text/dates'
import { numberOf } from '@/lib/contracts/text/figures'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'
import { findingAt } from './finding'
import { dateMismatch, termArithmetic } from './inconsistencies'

const date = String.raw`(\d{4}\s*[년.\-/]\s*\d{1,2}\s*[월.\-/]\s*\d{1,2}\s*(?:일|\.)?)`
const span = String.raw`(\d{1,2}|[일이삼사오육칠팔구십]{1,2}|한|두|세)\s*(년|개월|달)`
const native: Readonly<Record<string, number>> = { 한: 1, 두: 2, 세: 3 }
const plain = ({ year, month, day }: PlainDate) => `${year}-${month}-${day}`

const fromDate = new RegExp(
  `${date}\\s*(?:\\([^)]{0,12}\\))?\\s*(?:부터|로부터)\\s*(?:만\\s*)?${span}`,
)
const fromEvent = new RegExp(
  `(대여일|차용일|계약일|계약\\s*체결일|체결일|개업일|인도일)\\s*(?:부터|로부터)\\s*(?:만\\s*)?${span}`,
)
const ends = /까지|끝|만료|종료|변제기|상환일|만기/

/** The day after so many months, or that day itself: both are written as the end. */
const agrees = (from: PlainDate, months: number, end: PlainDate): boolean => {
  const expected = dayNumber({ ...from, month: from.month + months })
  return Math.abs(dayNumber(end) - expected) <= 3
}

const monthsOf = (words: string, unit: string): number =>
  (native[words] ?? numberOf(words) ?? 0) * (unit === '년' ? 12 : 1)

/** The day that a contract calls by a name: 대여일 is the day named where money is lent. */
function dayOf(contract: Contract, event: string): PlainDate | null {
  const names = event.includes('대여') || event.includes('차용') ? /대여|빌려|빌린|차용|송금/ : null
  const word = names ?? new RegExp(event.replace(/\s/g, '\\s*'))
  for (const { quote, clause } of contract.sentences) {
    if (clause.part === 'annex' || !word.test(quote)) continue
    const dates = datesIn(quote)
    if (dates.length === 1 && !fromEvent.test(quote) && !/변제기|상환|갚/.test(quote))
      return dates[0] ?? null
  }
  return null
}

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
    const places: { sentence: Sentence; text: string }[] = [{ sentence, text: rest }]
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
              first: plain(from),
              second: plain(end),
            }),
          ]
    }
    return []
  })
}

const termRange = new RegExp(`${date}\\s*(?:부터|~|∼|–|-)\\s*${date}`)
const endName = new RegExp(`(?:종료일|만료일|끝나는\\s*날)\\s*(?:은|는|[:：])?\\s*${date}`)
const endsThen = new RegExp(
  `${date}\\s*(?:에|자로|로)?\\s*(?:이|본)?\\s*(?:계약|임대차)\\s*(?:기간)?(?:이|가)?\\s*(?:끝|만료|종료)`,
)

/** The end of the term, named again elsewhere as another day. */
function endsTwice(contract: Contract): Finding[] {
  const term = contract.sentences.find(
    ({ quote, clause }) =>
      clause.part === 'clause' &&
      (endName.test(quote) || (/기간/.test(`${clause.title}${quote}`) && termRange.test(quote))),
  )
  if (!term) return []
  const [end] = datesIn(endName.exec(term.quote)?.[1] ?? termRange.exec(term.quote)?.[2] ?? '')
  if (!end) return []
  return contract.sentences.flatMap((sentence) => {
    if (sentence === term) return []
    const [again] = datesIn(endsThen.exec(sentence.quote)?.[1] ?? '')
    return !again || Math.abs(dayNumber(again) - dayNumber(end)) <= 1
      ? []
      : [findingAt(contract, dateMismatch, sentence, { first: plain(end), second: plain(again) })]
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
      ? [findingAt(contract, dateMismatch, sentence, { first: plain(lent), second: plain(due) })]
      : []
  })
}

/** What a term's length says about its end, and an end that is named twice. */
export const checkTermEnds = (contract: Contract): Finding[] => [
  ...lengths(contract),
  ...endsTwice(contract),
  ...dueBeforeLent(contract),
]
