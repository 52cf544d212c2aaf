import type { Cell, Row, Run } from '@/lib/documents/blocks/schema'
import { ReadRefusal } from '@/lib/documents/read/read-refusal'
import {
  childOf,
  childrenOf,
  elementsOf,
  isOn,
  settingOf,
  type XmlElement,
} from '@/lib/documents/read/xml-tree'

/** A cell's paragraphs, read by whoever reads paragraphs. */
export type CellContent = { text: string; runs: Run[] | undefined; align: Cell['align'] }

const mostColumns = 200
const mostRows = 5_000

/** Word itself allows 63 columns; a cell over thousands is a trap for whoever draws the grid. */
const trap = 1_000

const whole = (text: string | undefined) => {
  const no = Number.parseInt(text ?? '', 10)
  if (no > trap) throw new ReadRefusal('hostile')
  return no >= 1 ? Math.min(no, mostColumns) : 1
}

/** Rows and cells also stand within content controls and tracked insertions. */
const through = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).flatMap((child) => {
    if (child.name === name) return [child]
    if (['sdt', 'sdtContent', 'customXml', 'ins'].includes(child.name)) return through(child, name)
    return []
  })

/**
 * A table of Word as rows of cells. Word repeats a cell that reaches over several rows as «continued» ones;
 * here the first has the span and the others are left out.
 */
export function readTable(
  table: XmlElement,
  readCell: (cell: XmlElement) => CellContent,
): { rows: Row[]; columns: number[] | undefined } {
  const above = new Map<number, Cell>()
  const rows = through(table, 'tr')
    .slice(0, mostRows)
    .map((row): Row => {
      const cells: Cell[] = []
      const properties = childOf(row, 'trPr')
      const header = isOn(properties, 'tblHeader')
      const before = Number(settingOf(properties, 'gridBefore') ?? 0)
      let column = before > 0 && before < mostColumns ? before : 0
      // The row begins further in: without a cell there its others would stand under the wrong heads.
      if (column > 0) cells.push({ text: '', ...(column > 1 ? { colspan: column } : {}) })
      for (const element of through(row, 'tc')) {
        if (column >= mostColumns) break
        const form = childOf(element, 'tcPr')
        const span = Math.min(whole(settingOf(form, 'gridSpan')), mostColumns - column)
        const merge = childOf(form, 'vMerge')
        const first = above.get(column)
        if (merge && merge.attributes.val !== 'restart' && first) {
          first.rowspan = (first.rowspan ?? 1) + 1
        } else {
          const { text, runs, align } = readCell(element)
          const cell: Cell = {
            text,
            ...(runs ? { runs } : {}),
            ...(span > 1 ? { colspan: span } : {}),
            ...(header ? { header } : {}),
            ...(align ? { align } : {}),
          }
          cells.push(cell)
          if (merge) above.set(column, cell)
          else above.delete(column)
        }
        column += span
      }
      return { cells }
    })
  const grid = childrenOf(childOf(table, 'tblGrid'), 'gridCol').map(({ attributes }) =>
    Number(attributes.w),
  )
  const columns = grid.length > 0 && grid.length <= mostColumns && grid.every((width) => width > 0)
  return { rows, columns: columns ? grid : undefined }
}
