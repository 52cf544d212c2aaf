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
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'

type Term = { from: PlainDate; to: PlainDate; sentence: Sentence }

/** The one term of a contract; null where it has several spans of days. */
function termOf(contract: Contract): Term | null {
  const terms = contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    const span = clause.part === 'signature' ? null : daySpan.exec(quote)
    const [from] = datesIn(span?.[1] ?? '')
    const [to] = datesIn(span?.[2] ?? '')
    const isTerm = /기간|효력|까지\s*(?:로|다|이다|입니다|[가-힣\d\s]{0,12}(?:년|개월|달))/
    return from && to && isTerm.test(`${clause.title} ${quote}`) && !/수습|정산|청구/.test(quote)
      ? [{ from, to, sentence }]
      : []
  })
  const [only, ...others] = terms
  return only && others.every(({ from }) => dayNumber(from) === dayNumber(only.from)) ? only : null
}

const beginning = new RegExp(
  String.raw`(?:근무|근로|계약|이용|임대차|위탁|거래|사업)?\s*(?:기간의?\s*)?(?:시작일|개시일|첫날|시작하는\s*날|시작되는\s*날)(?:인|은|는|[:：])?\s*(${dayPattern})` +
    String.raw`|기간은\s*(${dayPattern})에?\s*(?:시작|개시)` +
    String.raw`|(${dayPattern})[^.\n]{0,40}기간의\s*첫날인\s*(?:같은|그)\s*날`,
)
const ending = new RegExp(
  String.raw`(?:끝나는\s*날|마지막\s*날|종료일|만료일)(?:인|은|는|[:：])?\s*(${dayPattern})|(${dayPattern})(?:에|자로)\s*(?:이\s*계약이\s*)?(?:끝난다|끝납니다|끝나며|만료된다|만료됩니다|종료된다|종료됩니다)`,
)
/** Where a shop or a home is taken over later than its lease begins, rent runs for nothing. */
const handover = new RegExp(
  String.raw`(?:(?:가게|점포|집|방|건물)[을를]\s*(?:받는|넘겨받는|인도받는)\s*날|입주일|인도일)(?:은|는|인|[:：|])?\s*(${dayPattern})`,
)
const other = /수습|연장|갱신|통지|이자|차임\s*지급|대금|하자|보증기간|유지보수/

const dayAt = (pattern: RegExp, quote: string): PlainDate | undefined => {
  const match = pattern.exec(quote)
  return datesIn(match?.slice(1).find(Boolean) ?? '')[0]
}

/** A day that a contract calls the first or the last of its term, and that is another. */
function edges(contract: Contract): Finding[] {
  const term = termOf(contract)
  if (!term) return []
  const isLease = contract.type === 'housing-lease' || contract.type === 'shop-lease'
  return contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    if (sentence === term.sentence || clause.part === 'signature' || other.test(quote)) return []
    const first = dayAt(beginning, quote)
    const last = dayAt(ending, quote)
    const taken = isLease ? dayAt(handover, quote) : undefined
    const wrong =
      (first && dayNumber(first) !== dayNumber(term.from) && ([term.from, first] as const)) ||
      (last && Math.abs(dayNumber(last) - dayNumber(term.to)) > 1 && ([term.to, last] as const)) ||
      (taken && dayNumber(taken) > dayNumber(term.from) + 1 && ([term.from, taken] as const))
    return wrong
      ? [
          findingAt(contract, dateMismatch, sentence, {
            first: dayText(wrong[0]),
            second: dayText(wrong[1]),
          }),
        ]
      : []
  })
}

const due = new RegExp(
  String.raw`(?:만기일?|변제기|상환일|갚[는을]\s*(?:마지막\s*)?날|원금을\s*갚는\s*마지막\s*날)(?:은|는|인|[:：|])?\s*\|?\s*(${dayPattern})|(?:원금[^.\n|]{0,24})?(${dayPattern})(?:까지|에)\s*(?:모두\s*)?(?:갚|상환|변제)`,
)
const notDue = /이자|분할|회차|연장|유예|앞당|기한의?\s*이익|약정금|위약/

/** The day on which a loan falls due, named twice. */
function dueTwice(contract: Contract): Finding[] {
  if (contract.type !== 'loan') return []
  const named = contract.sentences.flatMap((sentence) => {
    const day = notDue.test(sentence.quote) ? undefined : dayAt(due, sentence.quote)
    return day ? [{ sentence, day }] : []
  })
  const [first, ...others] = named
  const second = others.find(({ day }) => first && dayNumber(day) !== dayNumber(first.day))
  const days = new Set(named.map(({ day }) => dayNumber(day)))
  return first && second && days.size === 2
    ? [
        findingAt(contract, dateMismatch, second.sentence, {
          first: dayText(first.day),
          second: dayText(second.day),
        }),
      ]
    : []
}

const isWork = (type: Contract['type']) =>
  type === 'subcontract' || type === 'service' || type === 'software'
const delivered = /최종|납품|시안|중간|초안|완성|완료|인도|준공|오픈|배포/

/** A stage of the work that the schedule sets after the end of the term. */
function stagesAfterEnd(contract: Contract): Finding[] {
  const term = isWork(contract.type) ? termOf(contract) : null
  if (!term) return []
  const late = contract.sentences.filter(({ quote }) => {
    const [day] = datesIn(quote)
    return (
      quote.includes('|') &&
      day !== undefined &&
      delivered.test(quote) &&
      !/원|%|하자|유지|보증|지급/.test(quote) &&
      dayNumber(day) > dayNumber(term.to)
    )
  })
  const [first] = late
  return first && late.length === 1
    ? [
        findingAt(contract, dateMismatch, first, {
          first: dayText(term.to),
          second: datesIn(first.quote).map(dayText)[0] ?? '',
        }),
      ]
    : []
}

/** First and last days, due days and schedules that do not fit the term of the contract. */
export const checkTermEdges = (contract: Contract): Finding[] => [
  ...edges(contract),
  ...dueTwice(contract),
  ...stagesAfterEnd(contract),
]
