import { splitNumber } from '@/lib/documents/blocks/printed-number'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { makeFile } from '../make-file'
import { addScore, emptyScore, type Score, scoreOf } from '../score'
import { sourceOf } from '../sources'
import { changedContracts, paragraphsOf } from './changed-contracts'
import { type FlatDocument, readFlatDocument, type Side } from './flat-document'
import { convertedByOffice } from './libreoffice'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
/** A number that no list would count is written as text: the tables of figures above look at numbers. */
const unnumbered = (lines: readonly string[] = []) =>
  lines.map((line) => splitNumber(line)?.text ?? line)
const squeeze = (text: string) => text.replace(/\s+/g, '')

const flat = async (files: readonly Uint8Array[]): Promise<(FlatDocument | null)[]> =>
  (await convertedByOffice(files, 'fodt')).map(
    (bytes) => bytes && readFlatDocument(Buffer.from(bytes).toString('utf8')),
  )

export type OfficeResult = {
  files: number
  opened: number
  /** What stands on the pages that LibreOffice prints, numbers among it. */
  printed: Score
  /** Files of which paragraphs, tables and notes are exactly those of the source. */
  same: Record<'paragraphs' | 'tables' | 'notes', number>
  /** Of the files with changes: those that are the new text when all are taken over, and the old when none is. */
  changed: Record<'writer' | 'redline' | 'version', Record<Side, number>>
}

/** Files that the product wrote, as LibreOffice understands and prints them. */
export async function measureOffice(count: number): Promise<OfficeResult> {
  const sources = Array.from({ length: count }, (_, no) => sourceOf(no + 1))
  const files = await Promise.all(sources.map((source) => makeFile(source, 'docx')))
  const [documents, pages] = [await flat(files), await convertedByOffice(files, 'pdf')]
  const result: OfficeResult = {
    files: count,
    opened: documents.filter(Boolean).length,
    printed: emptyScore(),
    same: { paragraphs: 0, tables: 0, notes: 0 },
    changed: {
      writer: { accepted: 0, rejected: 0 },
      redline: { accepted: 0, rejected: 0 },
      version: { accepted: 0, rejected: 0 },
    },
  }
  for (const [at, source] of sources.entries()) {
    const document = documents[at]
    const read = await parseDocument(new Uint8Array(pages[at] ?? []), 'a.pdf')
    const blocks = read.state === 'ready' ? read.blocks : []
    addScore(result.printed, scoreOf(source, blocks, { paged: true, noted: true }))
    if (!document) continue
    const notes = source.blocks.flatMap(({ kind, text }) =>
      kind === 'footnote' ? [squeeze(text)] : [],
    )
    const tables = source.blocks.flatMap((block) =>
      block.kind === 'table'
        ? [
            rowsOf(block).flatMap(({ cells }) =>
              cells.map(({ text, colspan = 1, rowspan = 1 }) => ({
                text: squeeze(text),
                columns: colspan,
                rows: rowspan,
              })),
            ),
          ]
        : [],
    )
    if (isSame(document.paragraphs.accepted, paragraphsOf(source.blocks)))
      result.same.paragraphs += 1
    if (isSame(document.tables, tables)) result.same.tables += 1
    if (isSame(document.notes, notes)) result.same.notes += 1
  }
  const changed = await Promise.all(sources.map((_, no) => changedContracts(no + 1)))
  for (const way of ['writer', 'redline', 'version'] as const) {
    const wanted = changed.map((each) => each[way])
    for (const [at, document] of (await flat(wanted.map(({ bytes }) => bytes))).entries())
      for (const side of ['accepted', 'rejected'] as const) {
        if (isSame(unnumbered(document?.paragraphs[side]), unnumbered(wanted[at]?.[side])))
          result.changed[way][side] += 1
      }
  }
  return result
}
