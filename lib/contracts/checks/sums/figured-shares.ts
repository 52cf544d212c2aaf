import { findingAt } from '@/lib/contracts/checks/finding'
import { amountMismatch, sumMismatch } from '@/lib/contracts/checks/inconsistencies'
import { wonOf, wonOrWords } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const amount = String.raw`(?:금\s?)?${wonOrWords}정?`
const figure = (words: string | undefined): number => Number((words ?? '').replace(/,/g, ''))

/** What a sentence works out, and what it says that this comes to. */
type Worked = { expected: number; stated: number; start: number; end: number }

const shareOf = new RegExp(
  String.raw`${amount}의\s*(\d{1,3}(?:\.\d+)?)\s*(?:%|퍼센트)\s*(?:에\s*해당하는|인|\(|,|즉)\s*${amount}`,
  'g',
)
const areaPrice = new RegExp(
  String.raw`(\d[\d,]*(?:\.\d+)?)\s*(?:㎡|m²|평)[^.\d]{0,12}(?:㎡|m²|평|제곱미터)당\s*(?:월\s*)?${amount}[^.\d]{0,14}(?:월\s*|합계\s*|총\s*)?${amount}`,
  'g',
)
const hourlyPay = new RegExp(
  String.raw`(?:시급|시간당)\s*${amount}[^.\d]{0,10}(?:월|한\s*달)\s*(\d{2,3})\s*시간[^.\d]{0,20}(?:월급|월\s*급여|월\s*임금|급여|한\s*달)[^.\d]{0,8}${amount}`,
  'g',
)
const instalments = new RegExp(
  String.raw`(?:원금|대여금|대금|차용금|빌린\s*돈|할부금\s*총액)\s*${amount}[^.\d]{0,8}(\d{1,3})\s*(?:회|개월|번)(?:에|로|간)?[^.\d]{0,16}(?:매월|매달|한\s*번에|회당|매회)\s*${amount}`,
  'g',
)
const interest = new RegExp(
  String.raw`(?:원금|차용금|빌린\s*돈)\s*${amount}[^.\d]{0,6}연\s*(\d{1,2}(?:\.\d+)?)\s*%[^.\d]{0,20}(?:매월|매달|월)\s*(?:이자\s*)?${amount}`,
  'g',
)

const workings: readonly (readonly [
  RegExp,
  (match: RegExpExecArray) => Omit<Worked, 'start' | 'end'>,
])[] = [
  [
    shareOf,
    ([, whole, rate, part]) => ({
      expected: (wonOf(whole) * figure(rate)) / 100,
      stated: wonOf(part),
    }),
  ],
  [
    areaPrice,
    ([, area, price, total]) => ({ expected: figure(area) * wonOf(price), stated: wonOf(total) }),
  ],
  [
    hourlyPay,
    ([, pay, hours, total]) => ({ expected: wonOf(pay) * figure(hours), stated: wonOf(total) }),
  ],
  [
    instalments,
    ([, whole, times, each]) => ({ expected: wonOf(whole) / figure(times), stated: wonOf(each) }),
  ],
  [
    interest,
    ([, whole, rate, each]) => ({
      expected: (wonOf(whole) * figure(rate)) / 1200,
      stated: wonOf(each),
    }),
  ],
]

const isApart = ({ expected, stated }: Worked): boolean =>
  expected > 0 && stated > 0 && Math.abs(expected - stated) > Math.max(expected, stated) * 0.01

/** 대금 1,000만원의 30%인 400만원, ㎡당 8,000원, 12회로 나누어: what is worked out in one sentence. */
function workedOut(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    if (sentence.clause.part === 'signature' || sentence.quote.includes('|')) return []
    const wrong = workings
      .flatMap(([pattern, read]) =>
        [...sentence.quote.matchAll(pattern)].map((match) => ({
          ...read(match),
          start: match.index,
          end: match.index + match[0].length,
        })),
      )
      .find(isApart)
    if (!wrong) return []
    return [sumFinding(contract, sentence, Math.round(wrong.expected), wrong.stated)]
  })
}

const stock = /(?:발행\s*주식|주식)\s*총수[는은]?\s*(\d[\d,]*)\s*주/
const taken = /(\d[\d,]*)\s*주[는은를을]?[^.\d]{0,20}(\d{1,2}(?:\.\d+)?)\s*%/

/** 100,000주 가운데 10,000주는 20%이다. */
function partOfStock(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    const all = stock.exec(sentence.quote)
    const part = all ? taken.exec(sentence.quote.slice(all.index + all[0].length)) : null
    const [whole, some, percent] = [figure(all?.[1]), figure(part?.[1]), figure(part?.[2])]
    if (!whole || !some || !percent || some > whole) return []
    const expected = [(some / whole) * 100, (some / (whole + some)) * 100]
    return expected.some((share) => Math.abs(share - percent) < 0.6)
      ? []
      : [
          findingAt(contract, amountMismatch, sentence, {
            first: `${((some / whole) * 100).toFixed(1)}%`,
            second: `${percent}%`,
          }),
        ]
  })
}

const people =
  /(?:총|모두|전체)\s*(\d{1,3})\s*(명|인|대|개|종|건|회|차례)\s*[(:：]\s*([^)\n.]{6,80})/g

/** 총 5명(책임 1명, 선임 2명, 보조 3명). */
function countedParts(contract: Contract): Finding[] {
  return [...contract.text.matchAll(people)].flatMap((match) => {
    const [whole, total, unit = '', list = ''] = match
    const parts = [...list.matchAll(new RegExp(String.raw`(\d{1,3})\s*${unit}`, 'g'))].map(
      ([, count]) => Number(count),
    )
    const sum = parts.reduce((all, count) => all + count, 0)
    if (parts.length < 2 || sum === Number(total) || /각|씩|이상|이하/.test(list)) return []
    return [
      findingAt(
        contract,
        sumMismatch,
        { start: match.index, end: match.index + whole.length },
        { sum: String(sum), total: total ?? '' },
      ),
    ]
  })
}

const twoShares =
  /(?:이익|손익|수익|수입|매출|손실|비용)[^.]{0,20}[가-힣]\s*(?:이|가|은|는)?\s*(\d{1,2})\s*(?:,|대|:|과|와|·)?\s*[가-힣]{1,8}\s*(?:이|가|은|는)?\s*(\d{1,2})\s*의?\s*(?:비율|비|몫)/

/** 수익은 갑 70, 을 40의 비율로: shares of a hundred, or of ten, that are more or less. */
const bareShares = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const match = twoShares.exec(sentence.quote)
    const sum = Number(match?.[1] ?? 0) + Number(match?.[2] ?? 0)
    return match && sum !== 100 && sum !== 10 && (sum > 20 || sum === 11 || sum === 9)
      ? [findingAt(contract, sumMismatch, sentence, { sum: `${sum}%`, total: '100%' })]
      : []
  })

/** Sums, shares and counts that a sentence works out, and wrongly. */
export const checkFiguredShares = (contract: Contract): Finding[] => [
  ...workedOut(contract),
  ...partOfStock(contract),
  ...countedParts(contract),
  ...bareShares(contract),
]
