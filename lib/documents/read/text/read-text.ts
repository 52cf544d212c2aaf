import { isPartTitle, splitNumber } from '@/lib/documents/blocks/printed-number'
import type { Block } from '@/lib/documents/blocks/schema'
import { rowsFromText, tableText } from '@/lib/documents/blocks/table-text'
import { ReadRefusal } from '@/lib/documents/read/read-refusal'
import type { ParsedDocument } from '@/lib/documents/read/types'
import { damageIn, decodeText } from './decode-text'
import { drawnTable } from './drawn-table'
import { joinWrapped } from './wrapped-lines'

const barsIn = (line: string) => line.split('|').length - 1
const isBarred = (line: string) => barsIn(line) >= 1 && line.trim() !== '|'
const isTabbed = (line: string) => /\S\t+\S/.test(line)

/** «- 3 -», alone on its line: of the page that a text was printed on. */
const pageNumber = /^\s*[-–—]\s*\d{1,4}\s*[-–—]\s*$/

/** The lines of a table that begin at `from`: at least two in a row with as many cells. */
function tableLines(lines: readonly string[], from: number): number {
  for (const [isRow, count] of [
    [isBarred, barsIn],
    [isTabbed, (line: string) => line.split('\t').length],
  ] as const) {
    let to = from
    while (
      to < lines.length &&
      isRow(lines[to] ?? '') &&
      count(lines[to] ?? '') === count(lines[from] ?? '')
    )
      to += 1
    if (to - from >= 2) return to - from
  }
  return 0
}

/** A line of text as a block, with the number that it begins with taken apart. */
function blockOfLine(line: string, page: number | null): Block {
  const numbered = splitNumber(line)
  if (numbered) {
    const { kind, number, level, text } = numbered
    return { kind, number, text, page, level }
  }
  const text = line.trim()
  if (isPartTitle(text)) return { kind: 'heading', number: null, text, page, level: 1 }
  return { kind: 'paragraph', number: null, text, page }
}

/** Plain text: every line is a paragraph, a form feed begins a page. */
function blocksOfText(text: string): { blocks: Block[]; pages: number | null } {
  const sheets = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .split('\f')
  const blocks = sheets.flatMap((sheet, at) => {
    const page = sheets.length > 1 ? at + 1 : null
    const lines = joinWrapped(sheet.split('\n').filter((line) => !pageNumber.test(line)))
    const found: Block[] = []
    for (let line = 0; line < lines.length; line++) {
      const drawn = drawnTable(lines, line)
      if (drawn) {
        const { rows } = drawn
        found.push({ kind: 'table', number: null, text: tableText(rows), page, rows })
        line += drawn.height - 1
        continue
      }
      const height = tableLines(lines, line)
      if (height > 0) {
        const rows = rowsFromText(lines.slice(line, line + height).join('\n'))
        found.push({ kind: 'table', number: null, text: tableText(rows), page, rows })
        line += height - 1
      } else if ((lines[line] ?? '').trim() !== '') found.push(blockOfLine(lines[line] ?? '', page))
    }
    return found
  })
  return { blocks, pages: sheets.length > 1 ? sheets.length : null }
}

export function readText(bytes: Uint8Array): ParsedDocument {
  const text = decodeText(bytes)
  if (text === null) throw new ReadRefusal('unknownType')
  return { ...blocksOfText(text), warnings: damageIn(text) }
}
