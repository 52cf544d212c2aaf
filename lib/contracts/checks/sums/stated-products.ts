import { findingAt } from '@/lib/contracts/checks/finding'
import { sumMismatch } from '@/lib/contracts/checks/inconsistencies'
import { countOf, isNear, won, wonOf } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const counter =
  '(?:대|개|주|매|장|편|건|권|부|벌|톤|명|인|곡|컷|쪽|박스|상자|세트|통|회|차례|번|종|점|시간|강|강좌|kg|㎡|평|본|식|꼬치|포|그루|마리|그릇)'
const count = '(\\d[\\d,]*|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)'
const times = new RegExp(
  `${won}\\s*(?:\\([^)]*\\)\\s*)?[×x✕*X]\\s*(\\d[\\d,]*)\\s*(?:개월|${counter})?\\s*(?:분)?\\s*[=은는이면]{1,2}\\s*(?:총\\s*)?${won}`,
  'g',
)
const monthsOf = new RegExp(
  `${won}의\\s*(\\d{1,3})\\s*(?:개월|회|달)\\s*(?:분|치)?(?:인|에\\s*해당하는|,|\\s*합계)?\\s*(?:총\\s*)?${won}`,
  'g',
)

const whole = (words = ''): number => countOf(words) ?? 0

/** 39,900원 × 36개월 = …, 월 9,900원의 12개월분인 …: a product that is written out. */
const writtenOut = (contract: Contract): Finding[] =>
  [times, monthsOf].flatMap((pattern) =>
    [...contract.text.matchAll(pattern)].flatMap((match) => {
      const [each, total] = [wonOf(match[1]), wonOf(match[3])]
      const product = each * whole(match[2])
      return !each || !total || isNear(product, total)
        ? []
        : [
            sumFinding(
              contract,
              { start: match.index, end: match.index + match[0].length },
              product,
              total,
            ),
          ]
    }),
  )

const perUnit = new RegExp(
  `(?:(?:^|[^\\d가-힣])(${counter})당|(?:1|한)\\s*(${counter})(?:당|에|의)?\\s*(?:발행\\s*)?(?:가액|단가|값|가격)?(?:은|는|을|를)?|(${counter})마다)\\s*(?:[가-힣]{1,6}\\s)?(?:금\\s*)?${won}`,
)
const totalBeside = new RegExp(
  `(?:총액|합계|총|모두|합하여|대금|투자금|인수\\s*대금|납입|전부|투자자[가는은]|합쳐)[^.\\d]{0,14}(?:금\\s*)?${won}|${won}(?:을|를)\\s*(?:납입|지급|투자|낸|내고|치른)`,
)

/** 20,000주를 1주에 25,000원에 … 6억 원; 다섯 권, 권당 3,000,000원, 총액 16,000,000원. */
function unitPrices(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    const price = clause.part === 'signature' || quote.includes('|') ? null : perUnit.exec(quote)
    const each = wonOf(price?.[4])
    const unit = price?.[1] ?? price?.[2] ?? price?.[3]
    if (!price || !each || !unit) return []
    const rest = quote.slice(price.index + price[0].length)
    const stated = totalBeside.exec(rest)
    const total = wonOf(stated?.[1] ?? stated?.[2])
    if (
      !total ||
      total <= each ||
      /초과|이상|한도|넘|%|미만/.test(rest.slice(0, (stated?.index ?? 0) + 30))
    )
      return []
    const sameUnit = /^[인명]$/.test(unit) ? '[인명]' : unit
    const counts = [
      ...contract.text.matchAll(
        new RegExp(
          `(?<![\\d,.가-힣])${count}\\s*${sameUnit}(?!당|마다|\\s*에\\s*(?:금\\s*)?[\\d₩]|\\s*(?:가액|단가)|요|식)`,
          'g',
        ),
      ),
    ]
      .map(([, words]) => whole(words))
      .filter((n) => n > 1)
    const known = [...new Set(counts)]
    const [only] = known
    if (!only || known.length > 2) return []
    const fits = known.some(
      (n) =>
        isNear(n * each, total) || isNear(n * each * 1.1, total) || isNear(n * each * 12, total),
    )
    return fits ? [] : [sumFinding(contract, sentence, only * each, total)]
  })
}

const shareOf =
  /(?<![\d.])(\d{1,3}(?:\.\d+)?)\s*(?:%|퍼센트|프로)|100분의\s*(\d{1,2})(?!\d)|(?<![가-힣\d])(\d|[일이삼사오육칠팔구])\s*할(?:\s*(\d|[일이삼사오육칠팔구])\s*푼)?(?=[^가-힣]|을|를|이|로|씩|은|,)/g
const divides =
  /지분|이익|수익|손익|손실|배분|분배|나누|나눈|출자|매출|판매\s*대금|계약금|착수|잔금|중도금|중간|비율|가진다|갖는다|몫/
const noDivision =
  /이자|연체|지연|지체|초과|이상|미만|이하|한도|위약|할인|세율|원천징수|감액|인상|물가|이내|넘|경우|동의|찬성|의결|과반/

/** 가 50%, 나 35%, 다 20%: shares of one whole in a sentence. */
const shares = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const { quote, clause, text } = sentence
    if (clause.part === 'signature' || quote.includes('|')) return []
    if (!divides.test(`${clause.title} ${quote}`) || noDivision.test(quote)) return []
    const percents = [...quote.matchAll(shareOf)].map((match) =>
      match[3]
        ? (countOf(match[3]) ?? Number(match[3])) * 10 + (match[4] ? (countOf(match[4]) ?? 0) : 0)
        : Number(match[1] ?? match[2]),
    )
    const parties = new Set(text.match(/[ⒶⒷ](?=[은는이가의에 ])/g) ?? []).size
    const holders = (
      quote.match(
        /(?:^|[\s,])(?:[가-힣A-Z]{1,8}(?:은|는|이|가|에게|의|:)?)\s*(?:\d|100분의|[일이삼사오육칠팔구]\s*할)/g,
      ) ?? []
    ).length
    if (percents.length < 2 || percents.length > 6 || (parties < 2 && holders < percents.length))
      return []
    const total = percents.reduce((a, b) => a + b, 0)
    const pairs = percents.length === 4 && isNear(total, 200, 1)
    return isNear(total, 100, 0.5) || pairs || total < 70 || total > 150
      ? []
      : [findingAt(contract, sumMismatch, sentence, { sum: `${total}%` })]
  })

/** Rows of a table of stages whose shares do not come to the whole. */
function tableShares(contract: Contract): Finding[] {
  const found: Finding[] = []
  let rows: { start: number; end: number; percent: number }[] = []
  let at = 0
  const close = () => {
    const total = rows.reduce((sum, { percent }) => sum + percent, 0)
    const last = rows.at(-1)
    if (rows.length >= 2 && last && !isNear(total, 100, 0.5) && total > 70 && total < 150)
      found.push(findingAt(contract, sumMismatch, last, { sum: `${total}%` }))
    rows = []
  }
  let isStages = false
  for (const line of contract.text.split('\n')) {
    if (!line.includes('|')) {
      close()
      isStages = false
    } else {
      if (/비율|지분|배분|비중/.test(line)) isStages = true
      const percents = [
        ...line.matchAll(/(?<=\|\s*)(\d{1,3}(?:\.\d+)?)\s*(?:%|퍼센트)(?=\s*(?:\||$))/g),
      ]
      const [only] = percents
      if (isStages && only && percents.length === 1 && !/합계|총계|\|\s*계\s*\|/.test(line))
        rows.push({ start: at, end: at + line.length, percent: Number(only[1]) })
    }
    at += line.length + 1
  }
  close()
  return found
}

/** Products and shares that are written out, and do not come to what is written beside them. */
export const checkStatedProducts = (contract: Contract): Finding[] => [
  ...writtenOut(contract),
  ...unitPrices(contract),
  ...shares(contract),
  ...tableShares(contract),
]
