/** A line without its end, and where it stands in the text. */
export type Line = { text: string; start: number; end: number }

/** The lines of a text; `from` is where the text itself stands in a longer one. */
export function linesOf(text: string, from = 0): Line[] {
  let start = from
  return text.split('\n').map((line) => {
    const end = start + line.length
    const placed = { text: line, start, end }
    start = end + 1
    return placed
  })
}

/** The cells of a row of a table, with or without bars at its ends. */
export const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
