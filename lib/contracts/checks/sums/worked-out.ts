import { findingAt } from '@/lib/contracts/checks/finding'
import { sumMismatch } from '@/lib/contracts/checks/inconsistencies'
import { amountsIn, isNear, won, wonOf } from '@/lib/contracts/text/figures'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const percent = '(\\d{1,2}(?:\\.\\d+)?)\\s*(?:%|퍼센트|프로)'
const number = (words: string | undefined): number => Number((words ?? '').replace(/,/g, ''))

/** What a sentence says comes out, and what does. Rounding to hundreds is no fault. */
type WorkedOut = { sum: number; total: number }
const isWrong = ({ sum, total }: WorkedOut): boolean =>
  sum > 0 && total > 0 && !isNear(sum, total, sum > 100_000 ? 100 : 10)

const discounted = new RegExp(
  `${won}에서\\s*${percent}(?:를|을|만큼)?\\s*(?:할인|감액|깎|뺀|빼|공제)[^.\\d]{0,14}${won}`,
)
const partOf = new RegExp(`${won}의\\s*${percent}(?:인|에\\s*해당하는|,|=)\\s*(?:금\\s*)?${won}`)

/** 238,800원에서 30%를 할인한 167,160원; 200,000,000원의 10%인 20,000,000원. */
function share({ quote }: Sentence): WorkedOut[] {
  const less = discounted.exec(quote)
  const part = partOf.exec(quote)
  return [
    ...(less ? [{ sum: wonOf(less[1]) * (1 - Number(less[2]) / 100), total: wonOf(less[3]) }] : []),
    ...(part ? [{ sum: (wonOf(part[1]) * Number(part[2])) / 100, total: wonOf(part[3]) }] : []),
  ]
}

const example = new RegExp(
  `예(?:를\\s*들어|컨대|시|:)[^.]{0,24}?${won}(?:이면|인\\s*경우|일\\s*때|이라면)[^.]{0,14}?${won}`,
)
const anyPercent = new RegExp(percent, 'g')

/** 예를 들어 거래금액이 200,000원이면 수수료는 7,000원: by the one rate of the clause. */
function byExample({ quote, clause }: Sentence, contract: Contract): WorkedOut[] {
  const match = example.exec(quote)
  if (!match) return []
  const rates = [...contract.text.slice(clause.start, clause.end).matchAll(anyPercent)]
  const [only, ...others] = [...new Set(rates.map(([, rate]) => Number(rate)))]
  return only === undefined || others.length > 0
    ? []
    : [{ sum: (wonOf(match[1]) * only) / 100, total: wonOf(match[2]) }]
}

const monthly = /월\s*(?:[가-힣]{1,6}(?:은|는)?\s*)?(?:금\s*)?(?=[\d₩일이삼사오육칠팔구십백천])/g
const ofMonths =
  /(?:(1년|연간|한\s*해)|(\d{1,2})\s*개월)(?:간|분|치|\s*동안)?(?:의)?\s*(?:합계(?:액)?|총액|총|모두)(?:은|는)?\s*(?:금\s*)?(?=[\d₩일이삼사오육칠팔구십백천])/

/** 월 자문료는 250만원 … 1년 합계 3,000만원: by the one monthly sum of the clause. */
function byMonths({ quote, clause }: Sentence, contract: Contract): WorkedOut[] {
  const match = ofMonths.exec(quote)
  if (!match) return []
  const total = amountsIn(quote.slice(match.index + match[0].length))[0]?.value ?? 0
  const text = contract.text.slice(clause.start, clause.end)
  const sums = [...text.matchAll(monthly)].flatMap(({ index, 0: words }) => {
    const [amount] = amountsIn(text.slice(index + words.length, index + words.length + 30))
    return amount && amount.start <= 1 ? [amount.value] : []
  })
  const [only, ...others] = [...new Set(sums)]
  if (only === undefined || others.length > 0) return []
  return [{ sum: only * (match[1] ? 12 : Number(match[2])), total }]
}

const monthlyInBrackets = new RegExp(
  `(\\d{1,2})\\s*개월\\s*\\|?\\s*${won}\\s*\\((?:한\\s*달|월)\\s*${won}(?:꼴|씩)?\\)`,
)
const hourly = new RegExp(`(?:시급|시간급|1시간\\s*당)(?:은|는|:)?\\s*(?:금\\s*)?${won}`)
const hours = /(?<![\d,])(\d{3})\s*시간/
const wages = new RegExp(`월\\s*(?:기본급|임금|급여|통상임금)(?:은|는)?\\s*(?:금\\s*)?${won}`)

/** 12개월 | 600,000원 (월 50,000원); 시급 10,700원에 월 209시간, 월 기본급 2,236,300원. */
function byTime({ quote, clause }: Sentence, contract: Contract): WorkedOut[] {
  const row = monthlyInBrackets.exec(quote)
  if (row) return [{ sum: Number(row[1]) * wonOf(row[3]), total: wonOf(row[2]) }]
  const wage = wages.exec(quote)
  const text = contract.text.slice(clause.start, clause.end)
  const [rate, time] = [hourly.exec(text), hours.exec(text)]
  return wage && rate && time
    ? [{ sum: wonOf(rate[1]) * Number(time[1]), total: wonOf(wage[1]) }]
    : []
}

const among =
  /(\d[\d,]*)\s*(주|좌|구좌)\s*(?:가운데|중에서|중)\s*(\d[\d,]*)\s*\2[^.\d]{0,12}?(\d{1,2}(?:\.\d+)?)\s*%/

/** 50,000주 가운데 5,000주로서 10%. */
const sharesOfAll = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const [, all, , some, stated] = among.exec(sentence.quote) ?? []
    const part = (number(some) / number(all)) * 100
    return !stated || isNear(part, Number(stated), 0.06)
      ? []
      : [
          findingAt(contract, sumMismatch, sentence, {
            sum: `${Number(part.toFixed(2))}%`,
            total: `${stated}%`,
          }),
        ]
  })

const heads = /[가-힣]{2,8}(?:\s[가-힣]{1,6})?\s*(\d{1,3})\s*(명|인)(?![당가-힣])/g
const allHeads = /(?:합계|총|모두)\s*(\d{1,4})\s*(?:명|인)/

/** 설계자 2명, 개발자 5명, 합계 7명. */
const headCounts = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const stated = allHeads.exec(sentence.quote)
    if (!stated || /이상|이하|이내|씩|당\s/.test(sentence.quote)) return []
    const parts = [...sentence.quote.slice(0, stated.index).matchAll(heads)].map(([, n]) =>
      Number(n),
    )
    const sum = parts.reduce((all, n) => all + n, 0)
    return parts.length < 2 || sum === Number(stated[1])
      ? []
      : [findingAt(contract, sumMismatch, sentence, { sum: String(sum), total: stated[1] ?? '' })]
  })

/** Rebates, examples, months, hours and heads that do not come to what is written beside them. */
export const checkWorkedOut = (contract: Contract): Finding[] => [
  ...contract.sentences.flatMap((sentence) => {
    if (sentence.clause.part === 'signature') return []
    const [wrong] = [
      ...share(sentence),
      ...byExample(sentence, contract),
      ...byMonths(sentence, contract),
      ...byTime(sentence, contract),
    ].filter(isWrong)
    return wrong ? [sumFinding(contract, sentence, Math.round(wrong.sum), wrong.total)] : []
  }),
  ...sharesOfAll(contract),
  ...headCounts(contract),
]
