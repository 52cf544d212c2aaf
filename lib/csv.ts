/** A program of tables takes what begins like this for a formula, wherever it comes from. */
const likeFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

/** One cell. Numbers of ours are given as numbers and stay so. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = likeFormula.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n\t;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as a table of RFC 4180; the mark at its head tells old programs that it is UTF-8. */
export function csvTable(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}
