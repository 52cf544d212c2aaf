import { zipSync } from 'fflate'
import { type IRBlock, type IRTable, type ParseResult, parse } from 'kordoc'
import { textOfRuns } from '@/lib/documents/blocks/plain-text'
import { isPartTitle, splitNumber } from '@/lib/documents/blocks/printed-number'
import type { Block, Cell, Row, Run } from '@/lib/documents/blocks/schema'
import { tableText } from '@/lib/documents/blocks/table-text'
import { mostPages } from '@/lib/documents/constants'
import { cutStart } from '@/lib/documents/read/cut-runs'
import type { ZipParts } from '@/lib/documents/read/open-zip'
import { ReadRefusal, type RefusalReason } from '@/lib/documents/read/read-refusal'
import type { ParsedDocument, ReadOptions, ReadWarning } from '@/lib/documents/read/types'
import { type Note, splitNotes, withoutMarks, withoutNotes } from './notes'
import { readPageMarks, withBreaks, withoutMargins } from './page-marks'
import { HangulPictures } from './pictures'
import { isStandIn, readProtection } from './protection'

/** The library gives up archives of more parts, and pictures are most of the parts. */
const mostParts = 400

const failures: Partial<Record<string, RefusalReason | 'password'>> = {
  ENCRYPTED: 'password',
  DRM_PROTECTED: 'locked',
  DECOMPRESSION_BOMB: 'hostile',
  ZIP_BOMB: 'hostile',
  EMPTY_INPUT: 'empty',
  UNSUPPORTED_FORMAT: 'unknownType',
}

function spanRuns(block: IRBlock): Run[] | null {
  if (!block.spans?.length) return null
  const runs = block.spans.map(({ text, bold, italic, strike, underline }) => ({
    text,
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(strike ? { strike } : {}),
    ...(underline ? { underline } : {}),
  }))
  return runs.some((run) => Object.keys(run).length > 1) && textOfRuns(runs) === block.text
    ? runs
    : null
}

function rowsOf(table: IRTable): Row[] {
  const covered = new Set<string>()
  return table.cells.map((line, row) => {
    const cells: Cell[] = []
    for (const [column, cell] of line.entries()) {
      if (covered.has(`${row} ${column}`)) continue
      const wide = Math.min(cell.colSpan, line.length - column)
      const high = Math.min(cell.rowSpan, table.cells.length - row)
      for (let below = row; below < row + high; below++)
        for (let beside = column; beside < column + wide; beside++)
          covered.add(`${below} ${beside}`)
      cells.push({
        text: cell.text,
        ...(wide > 1 ? { colspan: wide } : {}),
        ...(high > 1 ? { rowspan: high } : {}),
        ...(cell.isHeader ? { header: true } : {}),
      })
    }
    return { cells }
  })
}

/** Turns the library's blocks into ours, with notes as blocks of their own and numbers apart. */
class HangulBlocks {
  readonly blocks: Block[] = []
  private notes = 0

  constructor(private readonly pictures: HangulPictures) {}

  add(block: IRBlock): void {
    const page = block.pageNumber ?? null
    if (block.type === 'table' && block.table) {
      const { table } = block
      if (table.caption) this.line(table.caption, page)
      const [pictureless, inside] = this.pictures.takenOut(rowsOf(table))
      const notes: Note[] = []
      const rows = pictureless.map(({ cells }) => ({
        cells: cells.map((cell) => ({ ...cell, text: withoutNotes(cell.text, notes) })),
      }))
      this.blocks.push({ kind: 'table', number: null, text: tableText(rows), page, rows })
      for (const image of inside)
        this.blocks.push({ kind: 'image', number: null, text: '', page, ...image })
      this.addNotes(notes, page)
    } else if (block.type === 'image') {
      const image = this.pictures.ofBlock(block)
      this.blocks.push({ kind: 'image', number: null, text: '', page, ...image })
    } else if (block.type !== 'separator') {
      for (const line of (block.text ?? '').split('\n'))
        this.line(
          line,
          page,
          block.type === 'heading' ? block.level : undefined,
          block.footnoteText,
          spanRuns(block),
        )
      for (const child of block.children ?? []) this.add(child)
    }
  }

  private line(
    written: string,
    page: number | null,
    heading?: number,
    footnote?: string,
    spans?: Run[] | null,
  ): void {
    const notes: Note[] = []
    const noted = withoutNotes(written, notes)
    const beside = footnote ? splitNotes(footnote) : []
    notes.push(...beside)
    const whole = withoutMarks(noted, beside)
    const numbered = splitNumber(whole)
    const text = numbered?.text ?? whole.trim()
    const runs =
      spans && whole === written ? (numbered ? cutStart(spans, whole, text) : spans) : null
    const form = {
      number: numbered?.number ?? null,
      text,
      page,
      ...(runs && textOfRuns(runs) === text ? { runs } : {}),
    }
    if (!text && !form.number && notes.length === 0) return
    if (heading && numbered?.kind !== 'clause')
      this.blocks.push({ ...form, kind: 'heading', level: Math.min(Math.max(heading, 1), 9) })
    else if (numbered) this.blocks.push({ ...form, kind: numbered.kind, level: numbered.level })
    else if (isPartTitle(text)) this.blocks.push({ ...form, kind: 'heading', level: 1 })
    else this.blocks.push({ ...form, kind: 'paragraph' })
    this.addNotes(notes, page)
  }

  private addNotes(notes: readonly Note[], page: number | null): void {
    for (const { number, text } of notes) {
      this.notes += 1
      const id = `note-${this.notes}`
      this.blocks.push({ kind: 'footnote', id, number: number ?? String(this.notes), text, page })
    }
  }
}

function warningsOf(result: Extract<ParseResult, { success: true }>): ReadWarning[] {
  const codes = new Set((result.warnings ?? []).map(({ code }) => code))
  const warnings: ReadWarning[] = []
  if (codes.has('HIDDEN_TEXT_FILTERED')) warnings.push({ code: 'hiddenText' })
  if (codes.has('SKIPPED_IMAGE') || codes.has('SKIPPED_OLE') || codes.has('UNSUPPORTED_ELEMENT'))
    warnings.push({ code: 'lostDrawings' })
  const broken = [
    'TRUNCATED_TABLE',
    'BROKEN_ZIP_RECOVERY',
    'MALFORMED_XML',
    'PARTIAL_PARSE',
    'LENIENT_CFB_RECOVERY',
  ]
  if (broken.some((code) => codes.has(code as never))) warnings.push({ code: 'incomplete' })
  if (result.metadata?.pageMode === 'section') warnings.push({ code: 'countedPages' })
  return warnings
}

/** An archive without its pictures, when it has too many parts for the library. */
export function withoutPictures(bytes: Uint8Array, parts: ZipParts): Uint8Array {
  if (parts.size <= mostParts) return bytes
  const kept = [...parts].filter(([name]) => !name.startsWith('BinData/'))
  return zipSync(Object.fromEntries(kept), { level: 1 })
}

/**
 * Reads HWP of every age, HWPX, HWPML and XLSX.
 * @param parts of a HWPX file, unpacked: they tell of its pages what the library leaves out
 */
export async function readHangul(
  bytes: Uint8Array,
  { password, pictures = false }: ReadOptions = {},
  parts: ZipParts | null = null,
): Promise<ParsedDocument> {
  const { distributed, oldPassword } = readProtection(bytes)
  if (oldPassword) throw new ReadRefusal('oldPassword')
  const copy = new Uint8Array(bytes)
  const result = await parse(copy.buffer, password === undefined ? {} : { password })
  if (!result.success) {
    const reason = failures[result.code ?? ''] ?? 'broken'
    throw new ReadRefusal(distributed && reason === 'broken' ? 'distributed' : reason)
  }
  const pages = result.metadata?.pageCount ?? result.pageCount ?? null
  if (pages !== null && pages > mostPages) throw new ReadRefusal('tooManyPages')
  const made = new HangulBlocks(new HangulPictures(result.images ?? [], pictures))
  for (const block of result.blocks) made.add(block)
  if (distributed && isStandIn(made.blocks.map(({ text }) => text)))
    throw new ReadRefusal('distributed')
  const parsed = { blocks: made.blocks, pages, warnings: warningsOf(result) }
  const marks = parts && !encrypted(parts) ? readPageMarks(parts) : null
  if (!marks) return parsed
  const blocks = withoutMargins(made.blocks, marks)
  const counted = result.metadata?.pageMode === 'section' && marks.breaks.length > 0
  const { header, footer } = marks
  return {
    ...parsed,
    ...(counted ? withBreaks(blocks, marks) : { blocks }),
    ...(header ? { header } : {}),
    ...(footer ? { footer } : {}),
  }
}

/** The parts of a file with a password are no XML. */
const encrypted = (parts: ZipParts): boolean =>
  Buffer.from(parts.get('META-INF/manifest.xml') ?? '').includes('encryption-data')
