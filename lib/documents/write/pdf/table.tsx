import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { TableBlock } from '@/lib/documents/blocks/schema'
import { placeCells, rowsOf } from '@/lib/documents/blocks/table-text'
import type { FootnotePlaces, WrittenRun } from '@/lib/documents/write/footnote-places'
import { runElements } from './paragraph'

const line = '0.6pt solid #777777'

type Part = {
  key: string
  width: number
  top: boolean
  left: boolean
  cell: ReturnType<typeof placeCells>['cells'][number] | null
}

/** A row of the grid from left to right: its own cells, and the places that cells from above reach into. */
function partsOf(
  row: number,
  placed: ReturnType<typeof placeCells>['cells'],
  widths: readonly number[],
): Part[] {
  const parts: Part[] = []
  for (let column = 0; column < widths.length; ) {
    const over = placed.find(
      (each) =>
        each.row <= row &&
        row < each.row + each.rows &&
        each.column <= column &&
        column < each.column + each.columns,
    )
    const span = over ? over.columns : 1
    const width = widths.slice(column, column + span).reduce((sum, each) => sum + each, 0)
    const own = over?.row === row ? over : null
    parts.push({ key: `${column}`, width, top: !over || own !== null, left: true, cell: own })
    column += span
  }
  return parts
}

/** A table: a row breaks over pages only as a whole, and cells over several rows are drawn without lines between. */
export function tableElement(
  key: string,
  block: TableBlock,
  notes: FootnotePlaces,
  mark: (note: NonNullable<WrittenRun['note']>) => string,
): ReactElement | null {
  const rows = rowsOf(block)
  const { cells, columns } = placeCells(rows)
  if (columns === 0) return null
  const given =
    block.columns?.length === columns ? block.columns : Array.from({ length: columns }, () => 1)
  const whole = given.reduce((sum, width) => sum + width, 0)
  const widths = given.map((width) => (width / whole) * 100)
  return (
    <View key={key} style={{ marginVertical: 6, borderRight: line, borderBottom: line }}>
      {rows.map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and are drawn once
        <View key={row} style={{ flexDirection: 'row' }} wrap={false}>
          {partsOf(row, cells, widths).map(({ key: place, width, top, cell }) => (
            <View
              key={place}
              style={{
                width: `${width}%`,
                borderLeft: line,
                padding: 4,
                ...(top ? { borderTop: line } : {}),
                ...(cell?.cell.header ? { backgroundColor: '#f2f0ec' } : {}),
              }}
            >
              {cell ? (
                <Text
                  style={{ textAlign: cell.cell.align ?? 'left', fontSize: 10, lineHeight: 1.4 }}
                >
                  {runElements(
                    (cell.cell.runs ?? [{ text: cell.cell.text }]).map((run) => ({
                      run,
                      note: (run.footnote && notes.byId.get(run.footnote)) || null,
                    })),
                    mark,
                  )}
                </Text>
              ) : null}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
