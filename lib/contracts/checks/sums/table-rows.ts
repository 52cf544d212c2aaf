import { findingAt } from '@/lib/contracts/checks/finding'
import { sumMismatch } from '@/lib/contracts/checks/inconsistencies'
import { amountsIn, inFigures, isNear } from '@/lib/contracts/text/figures'
import { cellsOf, type Line, linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding } from '@/lib/contracts/types'

const scales: Readonly<Record<string, number>> = { 천원: 1_000, 만원: 10_000, 백만원: 1_000_000 }
const cellFigure =
  /^(?:약|총|금|월|연|각)?\s*[₩￦]?\s*(\d[\d,]*(?:\.\d+)?)\s*(백만\s*원|천\s*원|만\s*원|%|퍼센트|[가-힣A-Za-z㎡]{0,4})\s*(?:정|씩)?$/

/** What a cell holds: a figure alone, with its unit. Dates and words hold none. */
function figureOf(cell: string): { value: number; isShare: boolean } | null {
  const match = cellFigure.exec(cell.replace(/\([^)]*\)/g, '').trim())
  if (!match) {
    const [amount, second] = amountsIn(cell)
    return amount && !second && cell.length < 20 && amount.end - amount.start > cell.length / 2
      ? { value: amount.value, isShare: false }
      : null
  }
  const unit = (match[2] ?? '').replace(/\s/g, '')
  const value = Number((match[1] ?? '').replace(/,/g, '')) * (scales[unit] ?? 1)
  return { value, isShare: unit === '%' || unit === '퍼센트' }
}

type Row = { line: Line; cells: string[]; figures: ReturnType<typeof figureOf>[] }

/** The tables of a text, row by row. */
function tablesIn(contract: Contract): Row[][] {
  const tables: Row[][] = []
  let open: Row[] | null = null
  for (const line of linesOf(contract.text)) {
    if ((line.text.match(/\|/g)?.length ?? 0) < 2 || /^[\s|:-]+$/.test(line.text)) {
      if (!line.text.includes('|')) open = null
      continue
    }
    const cells = cellsOf(line.text)
    const row = { line, cells, figures: cells.map(figureOf) }
    if (open) open.push(row)
    else {
      open = [row]
      tables.push(open)
    }
  }
  return tables
}

/** 합계, 월급여 계, 공급가액 합계; 시계 and 기계 are things. */
const totalRow =
  /^(?:월|연|총)?(?:급여|임금|보수|대금|비용|금액|가액|공급가액|공사비|인건비|경비|수당|수수료|지급액|공제액)?(?:합계|총계|계|총액|소계|합산|총합|모두|전체|합)(?:액|금액)?$/
const isTotal = ({ cells }: Row) => cells.some((cell) => totalRow.test(cell.replace(/\s/g, '')))

/** 수량 × 단가 = 금액 in any order of the columns: what holds in most rows and fails in one. */
function products(contract: Contract, table: Row[]): Finding[] {
  const rows = table.filter((row) => !isTotal(row))
  const width = Math.min(8, Math.max(0, ...rows.map(({ cells }) => cells.length)))
  for (let a = 0; a < width; a += 1)
    for (let b = a + 1; b < width; b += 1)
      for (let whole = 0; whole < width; whole += 1) {
        if (whole === a || whole === b) continue
        const read = rows.flatMap((row) => {
          const [first, second, total] = [row.figures[a], row.figures[b], row.figures[whole]]
          if (!first || !second || !total || first.isShare || second.isShare || total.isShare)
            return []
          return [{ row, product: first.value * second.value, total: total.value }]
        })
        const wrong = read.filter(({ product, total }) => !isNear(product, total))
        const right = read.length - wrong.length
        const proven = read.some(
          ({ row, product, total }) =>
            isNear(product, total) &&
            (row.figures[a]?.value ?? 0) > 1 &&
            (row.figures[b]?.value ?? 0) > 1,
        )
        const [first] = wrong
        if (!first || !proven || right < wrong.length || wrong.length > 1) continue
        return [
          findingAt(contract, sumMismatch, first.row.line, {
            sum: inFigures(first.product),
            total: inFigures(first.total),
          }),
        ]
      }
  return []
}

const priceBefore =
  /(?:계약|용역|개발|도급|공사|매매|총|공급|제작|사업)\s*(?:금액|대금|비|가액|보수)(?:은|는|이)?\s*(?:총|모두)?\s*(?:금\s*)?[^.\n]{0,3}/g

/** 30% | 27,000,000원: rows whose shares are not of the same whole. */
function shares(contract: Contract, table: Row[]): Finding[] {
  const rows = table.filter((row) => !isTotal(row))
  const read = rows.flatMap((row) => {
    const share = row.figures.filter((figure) => figure?.isShare)
    const sums = row.figures.filter((figure) => figure && !figure.isShare && figure.value >= 1_000)
    return share.length === 1 && sums.length === 1 && share[0] && sums[0] && share[0].value > 0
      ? [
          {
            row,
            whole: (sums[0].value / share[0].value) * 100,
            share: share[0].value,
            sum: sums[0].value,
          },
        ]
      : []
  })
  if (
    read.length < 2 ||
    !isNear(
      read.reduce((all, { share }) => all + share, 0),
      100,
      0.5,
    )
  )
    return []
  const before = contract.text.slice(
    Math.max(0, (table[0]?.line.start ?? 0) - 400),
    table[0]?.line.start,
  )
  const named = [...before.matchAll(priceBefore)].flatMap(
    ({ index, 0: words }) =>
      amountsIn(before.slice(index + words.length - 2, index + words.length + 40))[0]?.value ?? [],
  )
  const agreed = [...named, ...read.map(({ whole }) => whole)].find(
    (whole) =>
      read.filter((other) => isNear(other.whole, whole, whole * 0.002)).length * 2 >= read.length,
  )
  const wrong = read.filter(({ whole }) => agreed && !isNear(whole, agreed, agreed * 0.002))
  const [first] = wrong
  if (!agreed || !first || wrong.length > 1 || (read.length === 2 && !named.includes(agreed)))
    return []
  return [
    findingAt(contract, sumMismatch, first.row.line, {
      sum: inFigures(Math.round((agreed * first.share) / 100)),
      total: inFigures(first.sum),
    }),
  ]
}

/** 합계 in whichever column the label and the sum stand. */
function columnTotals(contract: Contract, table: Row[]): Finding[] {
  let above: Row[] = []
  for (const row of table) {
    if (!isTotal(row)) {
      above.push(row)
      continue
    }
    for (const [column, total] of row.figures.entries()) {
      const parts = above.map(({ figures }) => figures[column])
      const known = parts.filter((part) => part !== null && part !== undefined)
      if (
        !total ||
        known.length < 2 ||
        known.length < above.filter(({ figures }) => figures.some(Boolean)).length
      )
        continue
      const sum = known.reduce((all, { value }) => all + value, 0)
      if (total.isShare || isNear(sum, total.value) || total.value < 1_000) continue
      if (/단가|단위|평균/.test(table[0]?.cells[column] ?? '')) continue
      return [
        findingAt(contract, sumMismatch, row.line, {
          sum: inFigures(sum),
          total: inFigures(total.value),
        }),
      ]
    }
    above = []
  }
  return []
}

const stated =
  /(?:모두|전부|다)\s*(?:합(?:쳐|하여|해|하면|한)|더(?:해|하면|하여|한))(?:서|면)?|합계(?:는|액은|금액은)?|총액은|총\s*(?:금액|대금|보수|비용|값)(?:은|는)?|(?:위|이)\s*(?:금액|돈)(?:을|은)\s*(?:모두\s*)?(?:합|더)[가-힣]{1,2}/

/** 값은 모두 합쳐 540만원: the sentence below a table that has no row for the sum. */
function sentencesBelow(contract: Contract, table: Row[]): Finding[] {
  const last = table.at(-1)
  if (!last || table.some(isTotal)) return []
  const sentence = contract.sentences.find(
    ({ start, quote }) =>
      start >= last.line.end && start < last.line.end + 160 && stated.test(quote),
  )
  const match = sentence ? stated.exec(sentence.quote) : null
  const [total] =
    sentence && match ? amountsIn(sentence.quote.slice(match.index, match.index + 60)) : []
  const sums = table.flatMap(({ figures }) => {
    const money = figures.filter((figure) => figure && !figure.isShare && figure.value >= 1_000)
    return money.length === 1 && money[0] ? [money[0].value] : []
  })
  if (!sentence || !total || sums.length < 2 || sums.length < table.length - 1) return []
  const sum = sums.reduce((all, value) => all + value, 0)
  if (isNear(sum, total.value) || isNear(sum * 1.1, total.value) || isNear(sum * 12, total.value))
    return []
  return [
    findingAt(contract, sumMismatch, sentence, {
      sum: inFigures(sum),
      total: inFigures(total.value),
    }),
  ]
}

/** Tables whose rows do not multiply, share or add up as they say. */
export const checkTableRows = (contract: Contract): Finding[] =>
  tablesIn(contract).flatMap((table) => {
    const [first] = [
      ...products(contract, table),
      ...shares(contract, table),
      ...columnTotals(contract, table),
      ...sentencesBelow(contract, table),
    ]
    return first ? [first] : []
  })
