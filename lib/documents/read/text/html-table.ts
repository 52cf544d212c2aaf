import type { Cell, Row } from '@/lib/documents/blocks/schema'

const table = /^<table[\s>][\s\S]*<\/table>\s*$/i
const row = /<tr\b[^>]*>([\s\S]*?)(?=<tr\b|<\/tr>|<\/table>)/gi
const cell = /<(t[dh])\b([^>]*)>([\s\S]*?)(?=<t[dh]\b|<\/t[dh]>|$)/gi

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const wordsOf = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>|<\/(?:p|li|div)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/&#(\d{1,6});/g, (_, code: string) =>
      String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .trim()

/** What a cell says of its reach, within what a table of blocks may have. */
function span(attributes: string, name: string, most: number): number {
  const value = Number(
    new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(attributes)?.[1] ?? 1,
  )
  return Math.min(Math.max(value, 1), most)
}

/** The rows of a table that Markdown holds as HTML, because its own tables have no spans; null for anything else. */
export function htmlTable(html: string): Row[] | null {
  // A table within a table is text of its cell in no form that rows have.
  if (!table.test(html.trim()) || html.toLowerCase().split('<table').length > 2) return null
  const rows = [...html.matchAll(row)].map(([, inside = '']) => ({
    cells: [...inside.matchAll(cell)].map(([, tag = '', attributes = '', words = '']): Cell => {
      const [wide, high] = [span(attributes, 'colspan', 200), span(attributes, 'rowspan', 5_000)]
      return {
        text: wordsOf(words),
        ...(wide > 1 ? { colspan: wide } : {}),
        ...(high > 1 ? { rowspan: high } : {}),
        ...(tag.toLowerCase() === 'th' ? { header: true } : {}),
      }
    }),
  }))
  const filled = rows.filter(({ cells }) => cells.length > 0)
  return filled.length > 0 ? filled : null
}
