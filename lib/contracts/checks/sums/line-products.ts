import { amountsIn, isNear } from '@/lib/contracts/text/figures'
import { cellsOf, linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const figure = (cell: string): number | null => {
  const match = /^[₩￦금\s]*(\d[\d,]*)\s*(천원|만원|[가-힣A-Za-z㎡]{0,3})$/.exec(cell)
  if (!match || /천원|만원|%/.test(match[2] ?? '')) return null
  return Number((match[1] ?? '').replace(/,/g, ''))
}

type Columns = { count: number; unit: number; product: number }

/** A head with exactly one column each for how many, at what price, and for how much. */
function columnsOf(head: string[]): Columns | null {
  const only = (word: RegExp) => {
    const places = head.flatMap((cell, i) => (word.test(cell.replace(/\s/g, '')) ? [i] : []))
    return places.length === 1 ? (places[0] ?? -1) : -1
  }
  const found = {
    count: only(/^(?:수량|물량|인원|횟수|개수|주식수)/),
    unit: only(/^(?:단가|단위가격|개당가격|1주당)/),
    product: only(/^(?:금액|합계|소계|공급가액|총액|대금)/),
  }
  return Object.values(found).includes(-1) || /할인|세/.test(head.join('')) ? null : found
}

/** Rows of a table in which the count times the price is not the sum beside them. */
function rows(contract: Contract): Finding[] {
  const found: Finding[] = []
  let columns: Columns | null = null
  for (const line of linesOf(contract.text)) {
    if (!line.text.includes('|')) {
      columns = null
      continue
    }
    const row = cellsOf(line.text)
    const head = columnsOf(row)
    if (head) {
      columns = head
      continue
    }
    if (!columns) continue
    const [count, unit, product] = [columns.count, columns.unit, columns.product].map((column) =>
      figure(row[column] ?? ''),
    )
    if (!count || !unit || !product || isNear(count * unit, product)) continue
    found.push(sumFinding(contract, line, count * unit, product))
  }
  return found
}

const counted =
  /(\d[\d,]*)\s*(주|개|대|매|장|권|부|톤|봉|상자|박스|세트)(?:를|을|의)?[^.\n]{0,24}?1\s*\2당\s*(?:금\s*)?([₩\d,]+\s*원?)[^.\n]{0,24}?(?:총|합계|전부)\s*(?:금\s*|액\s*|하여\s*)?(?=[₩\d일이삼사오육칠팔구십백천])/g

/** 20,000주를 1주당 5,000원, 총 1억원. */
const sentences = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) =>
    [...sentence.quote.matchAll(counted)].flatMap((match) => {
      const count = Number((match[1] ?? '').replace(/,/g, ''))
      const unit = amountsIn(`${match[3]?.replace(/원?$/, '').trim() ?? ''}원`)[0]?.value ?? 0
      const total = amountsIn(sentence.quote.slice(match.index + match[0].length))[0]
      if (!total || total.start > 2 || !count || !unit || isNear(count * unit, total.value))
        return []
      return [sumFinding(contract, sentence, count * unit, total.value)]
    }),
  )

const pricedInBrackets =
  /(?<![\d,])(\d[\d,]*)\s*(회|개|대|매|장|권|부|인|명|시간|개월|달|주|편|곡|쪽)(?:분|권)?[^\d\n|]{0,6}(\d[\d,]{3,})\s*원[^\d\n|]{0,4}[(（]\s*1?\s*\2당\s*(?:금\s*)?(\d[\d,]{2,})\s*원\s*[)）]/g

/** 30회 1,650,000원(1회당 55,000원). */
const brackets = (contract: Contract): Finding[] =>
  [...contract.text.matchAll(pricedInBrackets)].flatMap((match) => {
    const [count = 0, total = 0, unit = 0] = [match[1], match[3], match[4]].map((words) =>
      Number((words ?? '').replace(/,/g, '')),
    )
    return isNear(count * unit, total) || isNear(count * unit * 1.1, total)
      ? []
      : [
          sumFinding(
            contract,
            { start: match.index, end: match.index + match[0].length },
            count * unit,
            total,
          ),
        ]
  })

const factor = '\\d[\\d,]*\\s*[가-힣]{0,3}'
const factors = new RegExp(`^(?:${factor}\\s*[×x✕*]\\s*){1,3}${factor}$`)

/** 20명 × 3일 × 200,000원 | 12,000,000: a product in one cell, and what it makes in the next. */
const cells = (contract: Contract): Finding[] =>
  linesOf(contract.text).flatMap((line) => {
    const row = line.text.includes('|') ? cellsOf(line.text) : []
    const at = row.findIndex((cell) => factors.test(cell))
    const total = at < 0 ? null : figure(row[at + 1] ?? '')
    const numbers = (row[at] ?? '').match(/\d[\d,]*/g) ?? []
    const product = numbers.reduce((all, words) => all * Number(words.replace(/,/g, '')), 1)
    return !total || isNear(product, total) ? [] : [sumFinding(contract, line, product, total)]
  })

/** Counts times prices that do not make the sum that is written. */
export const checkLineProducts = (contract: Contract): Finding[] => [
  ...cells(contract),
  ...rows(contract),
  ...sentences(contract),
  ...brackets(contract),
]
