import { findingAt } from '@/lib/contracts/checks/finding'
import { termArithmetic } from '@/lib/contracts/checks/inconsistencies'
import {
  datesIn,
  dayNumber,
  dayPattern,
  dayText,
  lengthPattern,
  monthsBetween,
  monthsOf,
  type PlainDate,
} from '@/lib/contracts/text/dates'
import { type Line, linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding } from '@/lib/contracts/types'

const isApart = (from: PlainDate, to: PlainDate, months: number): boolean =>
  Math.abs(monthsBetween(from, to) - months) > 0.2 &&
  Math.abs(dayNumber(to) - dayNumber(from) - months * 30.4) > 5

const finding = (
  contract: Contract,
  range: { start: number; end: number },
  stated: string,
  [from, to]: readonly [PlainDate, PlainDate],
): Finding =>
  findingAt(contract, termArithmetic, range, {
    stated,
    first: dayText(from),
    second: dayText(to),
  })

const withoutYear = String.raw`(\d{1,2})\s*월\s*(\d{1,2})\s*일`
const lengthThenDays = new RegExp(
  String.raw`${lengthPattern}(?:간)?\s*\(\s*(${dayPattern})\s*(?:부터|~|∼|–|-)\s*(?:(${dayPattern})|${withoutYear})`,
  'g',
)

/** The day of an end that is written without its year: the first such day after the beginning. */
function endAfter(from: PlainDate, month: number, day: number): PlainDate {
  const isNext = month < from.month || (month === from.month && day < from.day)
  return { ...from, year: from.year + (isNext ? 1 : 0), month, day }
}

/** 1개월(2026년 9월 1일부터 10월 31일까지): a length and, in brackets, its days. */
const lengthFirst = (contract: Contract): Finding[] =>
  [...contract.text.matchAll(lengthThenDays)].flatMap((match) => {
    const [whole, count = '', unit = '', begins = '', ends, month, day] = match
    const [from] = datesIn(begins)
    const to = from && (ends ? datesIn(ends)[0] : endAfter(from, Number(month), Number(day)))
    if (!from || !to || dayNumber(to) <= dayNumber(from)) return []
    const range = { start: match.index, end: match.index + whole.length }
    return isApart(from, to, monthsOf(count, unit))
      ? [finding(contract, range, `${count}${unit}`, [from, to])]
      : []
  })

const entered = new RegExp(
  String.raw`(${dayPattern})\s*(?:에|날)\s*(?:들어|이사|입주|시작|문을\s*열|만나)[가-힣]{0,3}\s*(?:서\s*)?(${dayPattern})\s*까지\s*(?:만\s*|총\s*|모두\s*)?${lengthPattern}`,
)

/** 8월 20일에 들어와 이듬해 8월 19일까지 2년 동안: days told as what happens on them. */
const spoken = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const match = entered.exec(sentence.quote)
    const [[from], [to]] = [datesIn(match?.[1] ?? ''), datesIn(match?.[2] ?? '')]
    if (!match || !from || !to || dayNumber(to) <= dayNumber(from)) return []
    const [count, unit] = [match[3] ?? '', match[4] ?? '']
    return isApart(from, to, monthsOf(count, unit))
      ? [finding(contract, sentence, `${count}${unit}`, [from, to])]
      : []
  })

const beginning =
  /(?:대부|대여|차용|계약|체결|시작|개시|입주|인도|착수|설치|납입)\s*(?:일자?|날)(?![^:|]{0,6}까지)/
const ending = /변제기|변제일|상환일|만기|종료|만료|기한|끝/
const lengthAfter = new RegExp(
  String.raw`(${dayPattern})\s*(?:까지)?\s*\(\s*(?:[가-힣]{1,6}\s*)?(?:총|만)?\s*${lengthPattern}\s*(?:간)?\s*\)`,
)
const nearby = 8

/** 대부일 and 변제기 in rows below each other, the end with its length in brackets. */
function inRows(contract: Contract): Finding[] {
  const lines = linesOf(contract.text)
  return lines.flatMap((line: Line, at) => {
    const match = ending.test(line.text) ? lengthAfter.exec(line.text) : null
    const [to] = datesIn(match?.[1] ?? '')
    if (!match || !to || datesIn(line.text).length !== 1) return []
    const begun = lines
      .slice(Math.max(0, at - nearby), at)
      .findLast(({ text }) => beginning.test(text) && datesIn(text).length === 1)
    const [from] = datesIn(begun?.text ?? '')
    if (!from || dayNumber(to) <= dayNumber(from)) return []
    const [count, unit] = [match[2] ?? '', match[3] ?? '']
    return isApart(from, to, monthsOf(count, unit))
      ? [finding(contract, line, `${count}${unit}`, [from, to])]
      : []
  })
}

const lent = /(?:빌려|대여|송금|보내|보낸|지급|입금)/
const due = /갚|변제|상환|반환/
const loanLength = new RegExp(
  String.raw`(?:대여|대출|차용|변제|상환|거치)\s*기간(?:은|을)?\s*(?:총\s*)?${lengthPattern}`,
)

/** The day of lending, the day of paying back and the length of a loan, in three sentences. */
function ofLoan(contract: Contract): Finding[] {
  if (contract.type !== 'loan') return []
  const dated = (word: RegExp) =>
    contract.sentences.flatMap(({ quote, clause }) => {
      const days = datesIn(quote)
      return clause.part !== 'signature' && word.test(quote) && days.length === 1 ? days : []
    })
  const [from, to] = [dated(lent)[0], dated(due).at(-1)]
  if (!from || !to || dayNumber(to) <= dayNumber(from)) return []
  return contract.sentences.flatMap((sentence) => {
    const match = loanLength.exec(sentence.quote)
    const [count, unit] = [match?.[1] ?? '', match?.[2] ?? '']
    return match && datesIn(sentence.quote).length === 0 && isApart(from, to, monthsOf(count, unit))
      ? [finding(contract, sentence, `${count}${unit}`, [from, to])]
      : []
  })
}

/** Lengths that stand in brackets, in rows or in talk beside the days that they run between. */
export const checkBracketedTerms = (contract: Contract): Finding[] => [
  ...lengthFirst(contract),
  ...spoken(contract),
  ...inRows(contract),
  ...ofLoan(contract),
]
