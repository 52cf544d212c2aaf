import { type ReactNode, useId } from 'react'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right, so that their places line up. */
  align?: 'left' | 'right'
  /** Names the row. */
  rowHeader?: boolean
}

const aligned = (align: 'left' | 'right' | undefined) =>
  align === 'right' ? { textAlign: 'right' as const } : undefined

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
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" style={aligned(align)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, align, rowHeader }) =>
                rowHeader ? (
                  <th key={key} scope="row" style={aligned(align)}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} style={aligned(align)}>
                    {cell(row)}
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
