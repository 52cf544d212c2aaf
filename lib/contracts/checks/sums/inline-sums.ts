import { findingAt } from '@/lib/contracts/checks/finding'
import { amountMismatch } from '@/lib/contracts/checks/inconsistencies'
import {
  type Amount,
  amountsIn,
  countOf,
  isNear,
  ratesIn,
  yearly,
} from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const totalWord =
  /(?:합계|합하여|합한|합쳐|합하면|더한|더하여|도합|총액|모두|총)[^.\d₩]{0,12}(?:금\s*)?$/
const notParts = /씩|당\s|마다|이상|초과|한도|연체|위약|%|이내|미만|이하|매월|월\s|개월|할인|배액/

const valuesOf = (amounts: readonly Amount[]): Amount[] =>
  amounts.filter((amount, i) => {
    const before = amounts[i - 1]
    return !(before && before.value === amount.value && amount.start - before.end < 6)
  })

/** 기본급 2,000,000원, 식대 200,000원, 합계 2,400,000원 in one sentence. */
const added = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    if (clause.part === 'signature' || quote.includes('|') || notParts.test(quote)) return []
    const amounts = valuesOf(amountsIn(quote))
    const total = amounts.at(-1)
    if (!total || amounts.length < 3 || !totalWord.test(quote.slice(0, total.start))) return []
    const parts = amounts.slice(0, -1)
    const sum = parts.reduce((all, { value }) => all + value, 0)
    return isNear(sum, total.value) ||
      isNear(sum * 1.1, total.value) ||
      sum > total.value * 2 ||
      sum < total.value * 0.5
      ? []
      : [sumFinding(contract, sentence, sum, total.value)]
  })

const monthly =
  /(?:매월|월|매달|다달이|1회|매회|회당|한\s*달에)\s*(?:[가-힣]{1,8}\s*){0,2}?(?:금\s*)?$/
const whole = /(?:총|모두|합계|전체|전부|연간|1년간|연봉(?:은|:)?|연\s*(?:금)?)[^.\d₩]{0,14}$/
const times = /(\d{1,3})\s*(?:개월|회)(?!\s*(?:전|이내|안|후|이상))|(\d|한|두|세)\s*년간?/

/** 월 200만 원, 10개월, 총 2,400만 원: a month's sum, how many months, and the whole. */
const monthlySums = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    if (clause.part === 'signature' || quote.includes('|') || quote.length > 200) return []
    if (/연체|위약|초과|한도|할인|보증금|등록비|선수금|계약금|최저/.test(quote)) return []
    const amounts = amountsIn(quote)
    const each = amounts.find(({ start }) => monthly.test(quote.slice(0, start)))
    const total = amounts.find(
      (amount) => amount !== each && whole.test(quote.slice(0, amount.start)),
    )
    if (!each || !total || total.value <= each.value) return []
    const beside = quote.replace(/\d{4}\s*년/g, '')
    const said = times.exec(beside)
    const n = said?.[1]
      ? Number(said[1])
      : said?.[2]
        ? (countOf(said[2]) ?? Number(said[2])) * 12
        : /연간|연봉|연\s/.test(quote)
          ? 12
          : 0
    if (
      n < 2 ||
      isNear(each.value * n, total.value, 12) ||
      isNear(each.value * n * 1.1, total.value, 12)
    )
      return []
    return [sumFinding(contract, sentence, each.value * n, total.value)]
  })

/** 월 1%(연 15%): one rate by the month and by the year. */
const ratesByMonth = (contract: Contract): Finding[] => {
  if (contract.type !== 'loan') return []
  let first: { percent: number; per: string; clause: unknown } | null = null
  for (const sentence of contract.sentences) {
    const { text, clause } = sentence
    if (
      !/이자|이율|금리/.test(`${clause.title} ${text}`) ||
      /연체|지연|지체|늦|복리|초과|기한\s*후|한도|최고/.test(text)
    )
      continue
    for (const rate of ratesIn(text)) {
      if (rate.per !== 'month' && rate.per !== 'year') continue
      const percent = yearly(rate)
      if (!first) first = { percent, per: rate.per, clause }
      else if (first.per !== rate.per && Math.abs(first.percent - percent) > 0.3)
        return [
          findingAt(contract, amountMismatch, sentence, {
            first: `${first.percent}%`,
            second: `${percent}%`,
          }),
        ]
    }
  }
  return []
}

const weekdays = '월화수목금토일'
const workingDays =
  /주\s*(\d)\s*일(?!\s*(?:이내|안|미만))[^.\n]{0,14}?([월화수목금토일])(?:요일)?\s*(?:~|∼|–|-|부터|에서)\s*([월화수목금토일])(?:요일|까지|[)\s,])/

/** 주 5일(월~토): a number of days and the days that they are. */
const weekLengths = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const match = workingDays.exec(sentence.quote)
    if (!match) return []
    const days = weekdays.indexOf(match[3] ?? '') - weekdays.indexOf(match[2] ?? '') + 1
    return days < 1 || days === Number(match[1])
      ? []
      : [
          findingAt(contract, amountMismatch, sentence, {
            first: match[1] ?? '',
            second: String(days),
          }),
        ]
  })

/** Sums, rates and numbers of days that one sentence writes in two ways. */
export const checkInlineSums = (contract: Contract): Finding[] => [
  ...added(contract),
  ...monthlySums(contract),
  ...ratesByMonth(contract),
  ...weekLengths(contract),
]
