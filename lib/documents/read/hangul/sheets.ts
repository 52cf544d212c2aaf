import { isPartTitle, splitNumber } from '@/lib/documents/blocks/printed-number'
import type { Block } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import type { ZipParts } from '@/lib/documents/read/open-zip'
import type { ReadWarning } from '@/lib/documents/read/types'

const sheet = /^xl\/worksheets\/[^/]+\.xml$/
const cell = /<c\b([^>]*)>([\s\S]*?)<\/c>/g
const place = /\br="([A-Z]{1,3})(\d{1,7})"/

/** The library reads so many rows and columns of a sheet. */
const mostRows = 10_000
const mostColumns = 200

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const isBeyond = (attributes: string): boolean => {
  const [, column = '', row = ''] = place.exec(attributes) ?? []
  return Number(row) > mostRows || columnOf(column) > mostColumns
}

/**
 * What a person should know of a workbook: cells that were never calculated, of which nothing but their formula can
 * be read, and cells so far out that they are not read.
 */
export function sheetWarnings(parts: ZipParts): ReadWarning[] {
  const codes = new Set<'formulas' | 'incomplete'>()
  for (const [name, bytes] of parts) {
    if (!sheet.test(name)) continue
    const text = Buffer.from(bytes).toString('utf8')
    for (const [, attributes = '', inside = ''] of text.matchAll(cell)) {
      if (/<f[\s>/]/.test(inside) && !/<v>[^<]/.test(inside)) codes.add('formulas')
      if (isBeyond(attributes) && /<(?:v|t)\b[^>]*>[^<]/.test(inside)) codes.add('incomplete')
      if (codes.size === 2) return [...codes].map((code) => ({ code }))
    }
  }
  return [...codes].map((code) => ({ code }))
}

/** «_x000D_»: how a workbook writes a character that XML has none for. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16))
    return letter === '\n' || letter >= ' ' ? letter : ''
  })

/** The cells of a workbook as people see them. */
export const withoutEscapes = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (!/_x[0-9A-Fa-f]{4}_/.test(block.text)) return block
    const text = unescaped(block.text)
    if (block.kind !== 'table') return { ...block, text }
    const rows = rowsOf(block).map(({ cells }) => ({
      cells: cells.map((one) => ({ ...one, text: unescaped(one.text) })),
    }))
    return { ...block, text, rows }
  })

function lineBlock(text: string, page: number | null): Block {
  const numbered = splitNumber(text)
  if (numbered) return { ...numbered, page }
  if (isPartTitle(text)) return { kind: 'heading', number: null, text, page, level: 1 }
  return { kind: 'paragraph', number: null, text, page }
}

/** A sheet of one column is no table: people write a text in it, a paragraph a row. */
export function withoutOneColumnTables(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'table') return [block]
    const rows = rowsOf(block)
    if (rows.some(({ cells }) => cells.length !== 1)) return [block]
    return rows
      .flatMap(({ cells }) => (cells[0]?.text ?? '').split('\n'))
      .filter((line) => line.trim() !== '')
      .map((line) => lineBlock(line.trim(), block.page))
  })
}
