import writeXlsxFile from 'write-excel-file/node'

const widths = { name: 28, passage: 60, place: 20 }
/** A cell of a sheet holds no more. */
const longestCell = 32_000

/**
 * A table as a sheet for Excel: a name, then pairs of a passage and its place; its head stays while one scrolls.
 * Cells are texts: what looks like a formula stays what somebody wrote.
 */
export async function sheetFile(rows: readonly string[][]): Promise<Buffer> {
  const data = rows.map((row, at) =>
    row.map((value) => ({
      type: String,
      value: value.slice(0, longestCell),
      wrap: true,
      alignVertical: 'top' as const,
      ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
    })),
  )
  const columns = (rows[0] ?? []).map((_, at) => ({
    width: at === 0 ? widths.name : at % 2 === 1 ? widths.passage : widths.place,
  }))
  return writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toBuffer()
}
