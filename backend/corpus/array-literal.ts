/** A value of a column: a list is a text[], an object a jsonb. */
export type Cell = string | number | boolean | null | readonly string[] | { json: unknown }

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A list as PostgreSQL writes arrays, its elements ready written. */
export const arrayLiteral = (elements: readonly string[]): string => `{${elements.join(',')}}`

/** A value as an element of a PostgreSQL array of texts. */
export function arrayElement(cell: Cell): string {
  if (cell === null) return 'NULL'
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if (typeof cell === 'string') return quote(cell)
  return quote('json' in cell ? JSON.stringify(cell.json) : arrayLiteral(cell.map(quote)))
}
