import { amountsIn } from './figures'
import { cellsOf, type Line, linesOf } from './lines'

/** A number that stands in a cell; percent as 30 and not as 0.3. */
export type CellFigure = { value: number; isShare: boolean }
export type TableRow = { line: Line; cells: string[]; figures: (CellFigure | null)[] }

const scales: Readonly<Record<string, number>> = { 천원: 1_000, 만원: 10_000, 백만원: 1_000_000 }
const cellFigure =
  /^(?:약|총|금|월|연|각)?\s*[₩￦]?\s*(\d[\d,]*(?:\.\d+)?)\s*(백만\s*원|천\s*원|만\s*원|%|퍼센트|[가-힣A-Za-z㎡]{0,4})\s*(?:정|씩)?$/

const spentTime = /^(\d{1,3})\s*시간(?:\s*(\d{1,2})\s*분)?$/

/** What a cell holds: a figure alone, with its unit. Dates and words hold none. */
function figureOf(cell: string): CellFigure | null {
  const [, hours, minutes] = spentTime.exec(cell) ?? []
  if (hours) return { value: Number(hours) + Number(minutes ?? 0) / 60, isShare: false }
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

/** The tables of a text, row by row. */
export function tablesIn(text: string): TableRow[][] {
  const tables: TableRow[][] = []
  let open: TableRow[] | null = null
  for (const line of linesOf(text)) {
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
