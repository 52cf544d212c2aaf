import { type ReactNode, useId } from 'react'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right, so that their places line up, and are never broken. */
  align?: 'left' | 'right'
  /** Short words that must not be broken: the table scrolls instead. */
  whole?: boolean
  /** Names the row. */
  rowHeader?: boolean
}

const styleOf = ({ align, whole }: Pick<Column<never>, 'align' | 'whole'>) => ({
  ...(align === 'right' ? { textAlign: 'right' as const } : {}),
  ...(whole || align === 'right' ? { whiteSpace: 'nowrap' as const } : {}),
})

/** A table that scrolls within itself where the screen is narrow; the keyboard can scroll it too. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  hideCaption = false,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  hideCaption?: boolean
}) {
  const captionId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a landmark would repeat the name of its section
    <div role="group" aria-labelledby={captionId} tabIndex={0} className="overflow-x-auto">
      <table className="ruled">
        <caption id={captionId} className={hideCaption ? 'sr-only' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" style={styleOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) =>
                column.rowHeader ? (
                  <th key={column.key} scope="row" style={styleOf(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} style={styleOf(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && empty ? (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  )
}
