import { amountsIn, isNear } from '@/lib/contracts/text/figures'
import { type TableRow, tablesIn } from '@/lib/contracts/text/tables'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

/** What else is a sum beside a price: no part is compared with it. */
const noWhole = /위약|배상|한도|이상|이하|초과|미만|최고액|근저당|담보|보험|연체|지연|이자|%/

const mayDivide = (sum: number, whole: number): boolean => sum > whole * 0.7 && sum < whole * 1.4
const isPaid = (sum: number, whole: number): boolean =>
  isNear(sum, whole) || isNear(sum * 1.1, whole, 10) || isNear(sum, whole * 1.1, 10)

/** The one sum among the sentences that parts may come to; null where one is met, or several are near. */
function missedWhole(sentences: readonly Sentence[], parts: readonly number[]): number | null {
  const sum = parts.reduce((all, value) => all + value, 0)
  const values = sentences
    .filter(({ quote }) => !quote.includes('|') && !noWhole.test(quote))
    .flatMap(({ quote }) => amountsIn(quote).map(({ value }) => value))
    .filter((value) => parts.every((part) => part < value) && mayDivide(sum, value))
  const [only, ...others] = [...new Set(values)]
  return only === undefined || others.length > 0 || isPaid(sum, only) ? null : only
}

const instalment =
  /^(?:제?\d{1,2}\s*(?:차|회|회차)?|계약금|착수금|선급금|선금|중도금|잔금)(?:\s*\(.*\))?$/
const isInstalments = ([head, ...rows]: readonly TableRow[]): boolean =>
  /회차|차수|구분|단계|항목/.test(head?.cells[0] ?? '') &&
  rows.length >= 2 &&
  rows.every(({ cells }) => instalment.test(cells[0] ?? ''))
/** What falls due again and again is no part of a whole. */
const recurring = /이자|월세|차임|관리비|잔액|잔존/

function partsOf(table: readonly TableRow[]): number[] {
  const [head, ...rows] = table
  const columns = (head?.cells ?? []).flatMap((name, column) => {
    const values = rows.flatMap(({ figures }) => {
      const figure = figures[column]
      return figure && !figure.isShare && figure.value >= 10_000 ? [figure.value] : []
    })
    return values.length === rows.length && !recurring.test(name) ? [values] : []
  })
  const [only, ...others] = columns
  return only && others.length === 0 ? only : []
}

/** 1차, 2차, 3차 or 계약금, 중도금, 잔금 in a table that do not come to the price in the sentences around it. */
const inTables = (contract: Contract): Finding[] =>
  tablesIn(contract.text).flatMap((table) => {
    const last = table.at(-1)
    const parts = isInstalments(table) ? partsOf(table) : []
    if (!last || parts.length < 2) return []
    const near = contract.sentences.filter(
      ({ clause }) => clause.start <= last.line.start && last.line.start < clause.end,
    )
    const sum = parts.reduce((all, value) => all + value, 0)
    const stated = near.flatMap(({ quote }) => amountsIn(quote).map(({ value }) => value))
    if (stated.some((value) => isPaid(sum, value))) return []
    const whole = missedWhole(near, parts) ?? missedWhole(contract.sentences, parts)
    return whole === null ? [] : [sumFinding(contract, last.line, sum, whole)]
  })

const noun = '보증금|매매\\s*대금|공사\\s*대금|권리금|용역비|개발비|대여금|대금|값'
const isDivided = /나누어|나눠|나머지|잔금|완납|다\s*낸|전부\s*낸/
const otherwise =
  /위약|배액|돌려|반환|해제|해지|이자|씩|마다|매월|매달|월세|차임|%|이상|이하|증액|늦/

/** What a contract calls by this name, where it says one sum only. */
function sumOf(contract: Contract, name: string): number | null {
  const named = new RegExp(
    `${name}(?:은|는|을|의\\s*총액은)?\\s*[:：]?\\s*(?:모두|총)?\\s*(?:금\\s*)?`,
    'g',
  )
  const values = contract.sentences.flatMap(({ quote }) =>
    quote.includes('|') && !/^\|?\s*(?:보증금|대금)/.test(quote)
      ? []
      : [...quote.matchAll(named)].flatMap(({ index, 0: words }) => {
          const [amount] = amountsIn(quote.slice(index + words.length, index + words.length + 40))
          return amount && amount.start <= 3 ? [amount.value] : []
        }),
  )
  const [only, ...others] = [...new Set(values)]
  return only !== undefined && others.length === 0 ? only : null
}

/** 보증금은 세 번에 나누어 냅니다. 계약하는 날 500만원, … 나머지 2,000만원: the parts of a sum in talk. */
const inSentences = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence, at) => {
    const { quote, clause } = sentence
    const before = contract.sentences[at - 1]
    const told = before?.clause === clause ? `${before.quote} ${quote}` : quote
    if (quote.includes('|') || otherwise.test(quote) || !isDivided.test(told)) return []
    const name = new RegExp(`(?<![가-힣])(${noun})`).exec(told)?.[1]
    const whole = name ? sumOf(contract, name) : null
    const parts = amountsIn(quote).filter(({ value }) => value !== whole)
    const sum = parts.reduce((all, { value }) => all + value, 0)
    if (!whole || parts.length < 2 || parts.some(({ value }) => value > whole)) return []
    if (isPaid(sum, whole) || !mayDivide(sum, whole)) return []
    return [sumFinding(contract, sentence, sum, whole)]
  })

const firstPaid = /(?:계약금|첫\s*납부금|선납금|선수금|처음)[^.\n\d]{0,12}(?=[\d₩])/
const monthly = /(?:월|매달|매월|다달이|달마다)\s*(?:[가-힣]{1,4}\s*)?(?=[\d₩])/
const often = /(\d{1,3})\s*(?:회|번|개월)/
const wholePaid =
  /(?:할부가격|총\s*(?:납부액|할부금|금액|대금)|모두|전부|합쳐)(?:\([^)\n]{0,24}\))?(?:은|는|이)?\s*[:：|]?\s*(?:금\s*)?(?=[\d₩])/

/** 30만원을 먼저, 매달 72,000원씩 36번, 모두 2,892,000원: what is paid first and then by the month. */
const byTheMonth = (contract: Contract): Finding[] =>
  contract.clauses.flatMap((clause) => {
    const text = contract.text.slice(clause.start, clause.end)
    const amountAfter = (word: RegExp) => {
      const match = word.exec(text)
      return match ? (amountsIn(text.slice(match.index + match[0].length)).at(0) ?? null) : null
    }
    const [first, each] = [amountAfter(firstPaid), amountAfter(monthly)]
    const place = wholePaid.exec(text)
    const whole = amountAfter(wholePaid)
    const behind = monthly.exec(text)
    const count = behind ? often.exec(text.slice(behind.index, behind.index + 40)) : null
    if (!first || !each || !whole || !place || !count || clause.part === 'signature') return []
    const paid = each.value * Number(count[1])
    const sum = first.value + paid
    if (isNear(sum, whole.value) || isNear(paid, whole.value) || !mayDivide(sum, whole.value))
      return []
    const at = clause.start + place.index
    return [
      sumFinding(contract, { start: at, end: at + place[0].length + whole.end }, sum, whole.value),
    ]
  })

const sumOfItems = /(?:아래|다음)\s*(?:의\s*)?(?:항목|내역|금액|비용)(?:의|을|를)?\s*(?:합|더)/

/** 관리비는 85,000원이고 아래 항목의 합이다, with the items in the line below. */
const itemsBelow = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence, at) => {
    const below = contract.sentences[at + 1]
    const [whole, ...more] = sumOfItems.test(sentence.quote) ? amountsIn(sentence.quote) : []
    const parts = below?.clause === sentence.clause ? amountsIn(below.quote) : []
    const sum = parts.reduce((all, { value }) => all + value, 0)
    return !whole || more.length > 0 || parts.length < 2 || isNear(sum, whole.value)
      ? []
      : [sumFinding(contract, sentence, sum, whole.value)]
  })

/** Instalments and items that do not come to the sum that they divide. */
export const checkInstalments = (contract: Contract): Finding[] => [
  ...byTheMonth(contract),
  ...itemsBelow(contract),
  ...inTables(contract),
  ...inSentences(contract),
]
