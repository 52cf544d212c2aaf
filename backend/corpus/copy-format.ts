/** A value of a column: an array is a text[], an object a jsonb. */
export type Cell = string | number | boolean | null | readonly string[] | { json: unknown }

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (text: string) => text.replace(/[\\\n\r\t]/g, (mark) => escapes[mark] as string)

const arrayLiteral = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

function cellText(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'string') return escaped(cell)
  if (typeof cell === 'boolean') return cell ? 't' : 'f'
  if (typeof cell === 'number') return String(cell)
  return escaped('json' in cell ? JSON.stringify(cell.json) : arrayLiteral(cell))
}

/** One line of PostgreSQL's COPY text format. The text must hold no NUL: PostgreSQL has none. */
export const copyLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join('\t')}\n`
