import { amountsIn, isNear } from '@/lib/contracts/text/figures'
import { type CellFigure, type TableRow, tablesIn } from '@/lib/contracts/text/tables'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

/** 합계, 월급여 계, 공급가액 합계; 시계 and 기계 are things. */
const totalRow =
  /^(?:한주|1주|주|하루|월|연|총)?(?:급여|임금|보수|대금|비용|금액|가액|공급가액|공사비|인건비|경비|수당|수수료|지급액|공제액)?(?:합계|총계|계|총액|소계|합산|총합|모두|전체|합)(?:액|금액)?$/
const isTotal = ({ cells }: TableRow) =>
  cells.some((cell) => totalRow.test(cell.replace(/\([^)]*\)|\s/g, '')))

const times = (a: CellFigure, b: CellFigure): number =>
  (a.value * b.value) / (a.isShare || b.isShare ? 100 : 1)

/** 수량 × 단가 = 금액, 매입액 × 장려율 = 장려금 in any order of the columns: what holds in most rows and fails in one. */
function products(contract: Contract, table: TableRow[]): Finding[] {
  const rows = table.filter((row) => !isTotal(row))
  const width = Math.min(8, Math.max(0, ...rows.map(({ cells }) => cells.length)))
  for (let a = 0; a < width; a += 1)
    for (let b = a + 1; b < width; b += 1)
      for (let whole = 0; whole < width; whole += 1) {
        if (whole === a || whole === b) continue
        const read = rows.flatMap((row) => {
          const [first, second, total] = [row.figures[a], row.figures[b], row.figures[whole]]
          if (!first || !second || !total || (first.isShare && second.isShare) || total.isShare)
            return []
          return [{ row, product: times(first, second), total: total.value }]
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
        return [sumFinding(contract, first.row.line, first.product, first.total)]
      }
  return []
}

const priceBefore =
  /(?:계약|용역|개발|도급|공사|매매|총|공급|제작|사업)\s*(?:금액|대금|비|가액|보수)(?:은|는|이)?\s*(?:총|모두)?\s*(?:금\s*)?[^.\n]{0,3}/g

/** 30% | 27,000,000원: rows whose shares are not of the same whole. */
function shares(contract: Contract, table: TableRow[]): Finding[] {
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
  return [sumFinding(contract, first.row.line, Math.round((agreed * first.share) / 100), first.sum)]
}

/** What is added up although it is not much: rooms, people, hours. */
const counted = /면적|수량|인원|명수|시간|개수|횟수|대수|[㎡평명]/

/** 합계 in whichever column the label and the sum stand. */
function columnTotals(contract: Contract, table: TableRow[]): Finding[] {
  let above: TableRow[] = []
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
      const head = table[0]?.cells[column] ?? ''
      if (total.isShare || isNear(sum, total.value, 0.01) || /단가|단위|평균/.test(head)) continue
      if (total.value < 1_000 && !counted.test(head)) continue
      return [sumFinding(contract, row.line, sum, total.value)]
    }
    above = []
  }
  return []
}

const stated =
  /(?:평가액|금액|대금|값)[은는]\s*모두|(?:모두|전부|다)\s*(?:합(?:쳐|하여|해|하면|한)|더(?:해|하면|하여|한))(?:서|면)?|합계(?:는|액은|금액은)?|총액은|총\s*(?:금액|대금|보수|비용|값)(?:은|는)?|(?:위|이)\s*(?:금액|돈)(?:을|은)\s*(?:모두\s*)?(?:합|더)[가-힣]{1,2}/

/** 값은 모두 합쳐 540만원: the sentence below a table that has no row for the sum. */
function sentencesBelow(contract: Contract, table: TableRow[]): Finding[] {
  const last = table.at(-1)
  if (!last || table.some(isTotal)) return []
  const sentence = contract.sentences.find(
    ({ start, quote }) =>
      start >= last.line.end && start < last.line.end + 160 && stated.test(quote),
  )
  const match = sentence ? stated.exec(sentence.quote) : null
  const [total] =
    sentence && match ? amountsIn(sentence.quote.slice(match.index, match.index + 60)) : []
  const named = (table[0]?.cells ?? []).findIndex(
    (head) => head.length > 1 && sentence?.quote.includes(head),
  )
  const sums = table.flatMap(({ figures }) => {
    const money = figures.filter((figure) => figure && !figure.isShare && figure.value >= 1_000)
    const one = money.length === 1 ? money[0] : named >= 0 ? figures[named] : null
    return one && !one.isShare ? [one.value] : []
  })
  if (!sentence || !total || sums.length < 2 || sums.length < table.length - 1) return []
  const sum = sums.reduce((all, value) => all + value, 0)
  if (isNear(sum, total.value) || isNear(sum * 1.1, total.value) || isNear(sum * 12, total.value))
    return []
  return [sumFinding(contract, sentence, sum, total.value)]
}

/** Tables whose rows do not multiply, share or add up as they say. */
export const checkTableRows = (contract: Contract): Finding[] =>
  tablesIn(contract.text).flatMap((table) => {
    const [first] = [
      ...products(contract, table),
      ...shares(contract, table),
      ...columnTotals(contract, table),
      ...sentencesBelow(contract, table),
    ]
    return first ? [first] : []
  })
