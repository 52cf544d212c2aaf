import type { BlockInput, ContentInput } from '@/lib/documents/blocks/schema'
import type { AcceptedWordings } from './schema'

type Edit = { from: number; to: number; text: string }

/** A contract with the accepted wordings in it, and without the words that they stand for. */
export function cleanText(contract: string, { changes, additions }: AcceptedWordings): string {
  const edits: Edit[] = [
    ...changes.map(({ start, quote, text }) => ({ from: start, to: start + quote.length, text })),
    ...additions.map(({ after, text }) => ({ from: after, to: after, text: `\n${text}` })),
  ].sort((a, b) => a.from - b.from || a.to - b.to)
  let [text, at] = ['', 0]
  for (const edit of edits) {
    if (edit.from < at) continue
    text += contract.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return text + contract.slice(at)
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())
const isRow = (line: string | undefined): line is string =>
  line !== undefined && cellsOf(line).length > 1

/** The rows from a line on, as far as they have as many cells as the first. */
function rowsFrom(lines: readonly string[], first: number): string[][] {
  const rows: string[][] = []
  for (let at = first; isRow(lines[at]); at += 1) {
    const cells = cellsOf(lines[at] ?? '')
    if (rows[0] && rows[0].length !== cells.length) break
    rows.push(cells)
  }
  return rows
}

const clauseHeading =
  /^\s*제\s*\d{1,3}\s*조(?:의\s*\d{1,2})?\s*(?:[([【〔][^)\]】〕]{1,40}[)\]】〕])?\s*$/

/** The clean copy as a document: its first line is the title, rows with | are tables, the rest is as it was. */
export function cleanContent(title: string, text: string): ContentInput {
  const lines = text.split('\n')
  const named = lines.findIndex((line) => line.trim() !== '')
  const blocks: BlockInput[] = []
  for (let at = Math.max(0, named); at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trimEnd()
    const rows = rowsFrom(lines, at)
    if (at === named && line.trim().length <= 60 && rows.length === 0)
      blocks.push({ kind: 'heading', level: 1, text: line.trim(), role: 'title' })
    else if (rows.length > 1) {
      blocks.push({
        kind: 'table',
        rows: rows.map((cells) => ({ cells: cells.map((cell) => ({ text: cell })) })),
      })
      at += rows.length - 1
    } else if (clauseHeading.test(line))
      blocks.push({ kind: 'heading', level: 2, text: line.trim() })
    else if (line.trim() !== '') blocks.push({ kind: 'paragraph', text: line })
  }
  return { title, language: 'ko', blocks }
}
