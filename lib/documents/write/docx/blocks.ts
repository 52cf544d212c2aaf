import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { joinNumber } from '@/lib/documents/blocks/plain-text'
import type {
  Alignment,
  Block,
  Cell,
  ImageBlock,
  TableBlock,
  WordedBlock,
} from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import {
  type FootnotePlaces,
  isWorded,
  type WrittenRun,
  writtenRuns,
} from '@/lib/documents/write/footnote-places'
import { imageSize } from '@/lib/documents/write/image-size'
import type { Place, SequencePlan } from '@/lib/documents/write/number-sequences'
import { plainCharacters } from '@/lib/plain-characters'
import { bulletName, listName } from './numbering'
import { type RunNumbers, runsOf } from './runs'

const alignments: Record<Alignment, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
}

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

const isMark = (number: string) => [...number].length === 1 && !/[\p{L}\p{N}]/u.test(number)

/** The marks of the lists, each of which Word needs a definition for. */
export const marksOf = (blocks: readonly Block[]): Set<string> =>
  new Set(
    blocks.flatMap(({ kind, number }) =>
      kind === 'list' && number && isMark(number) ? [number] : [],
    ),
  )

export type BlockContext = { plan: SequencePlan; notes: FootnotePlaces; numbers: RunNumbers }

/** The width of the text of an A4 page, in twentieths of a point. */
const textWidth = 9_020

const lead = (text: string): WrittenRun => ({ run: { text }, note: null })

/** A number as text, in the look of what it belongs to. */
function withNumber(block: WordedBlock, written: WrittenRun[]): WrittenRun[] {
  if (!block.number) return written
  const number = block.kind === 'footnote' ? `${block.number})` : block.number
  const joined = joinNumber(number, block.text)
  const first = written[0]?.run
  const look = first && !first.change && !first.href ? { bold: first.bold, size: first.size } : {}
  const text = joined.slice(0, joined.length - block.text.length)
  return [{ run: { ...look, text }, note: null }, ...written]
}

function paragraphOf(
  block: WordedBlock,
  place: Place | null,
  breaksBefore: boolean,
  context: BlockContext,
): Paragraph {
  const { plan, notes, numbers } = context
  let written = writtenRuns(block, notes)
  let options: IParagraphOptions = breaksBefore ? { pageBreakBefore: true } : {}
  if (place) {
    const isOpen = place.level === 0 || plan.sequences[place.sequence]?.family === 'parts'
    if (isOpen && block.text && !block.text.startsWith('(')) written = [lead(' '), ...written]
    options = { ...options, numbering: { reference: listName(place.sequence), level: place.level } }
  } else if (block.kind === 'list' && block.number && isMark(block.number)) {
    const level = Math.min((block.level ?? 1) - 1, 8)
    options = { ...options, numbering: { reference: bulletName(block.number), level } }
  } else written = withNumber(block, written)
  if (block.kind === 'heading') {
    const level = Math.min(block.level ?? 1, headings.length) - 1
    const heading = block.role === 'title' ? HeadingLevel.TITLE : headings[level]
    options = { ...options, ...(heading ? { heading } : {}), keepNext: true }
  }
  if (block.align) options = { ...options, alignment: alignments[block.align] }
  if (block.indent) options = { ...options, indent: { left: Math.round(block.indent * 20) } }
  if (block.change) {
    const { kind, author, at } = block.change
    const mark = { id: numbers.change(), author: author || '-', date: at ?? '2000-01-01T00:00:00Z' }
    options = { ...options, run: kind === 'inserted' ? { insertion: mark } : { deletion: mark } }
    written = written.map(({ run, note }) => ({
      run: { ...run, change: run.change ?? block.change },
      note,
    }))
  }
  return new Paragraph({ ...options, children: runsOf(written, numbers) })
}

/** A cell's lines as paragraphs. */
function cellParagraphs(cell: Cell, { notes, numbers }: BlockContext): Paragraph[] {
  const lines: WrittenRun[][] = [[]]
  for (const run of cell.runs ?? [{ text: cell.text }])
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) lines.push([])
      const { footnote, ...look } = run
      const isLast = at === run.text.split('\n').length - 1
      const note = (isLast && footnote && notes.byId.get(footnote)) || null
      lines.at(-1)?.push({ run: { ...look, text }, note })
    }
  const alignment = cell.align ? { alignment: alignments[cell.align] } : {}
  return lines.map(
    (line) => new Paragraph({ ...alignment, style: 'Cell', children: runsOf(line, numbers) }),
  )
}

const line = { style: BorderStyle.SINGLE, size: 4, color: '808080' }
const borders = { top: line, bottom: line, left: line, right: line }

function tableOf(block: TableBlock, context: BlockContext): Table | null {
  const rows = rowsOf(block).filter(({ cells }) => cells.length > 0)
  if (rows.length === 0) return null
  const count = Math.max(
    ...rows.map(({ cells }) => cells.reduce((sum, { colspan }) => sum + (colspan ?? 1), 0)),
  )
  const widths =
    block.columns?.length === count ? block.columns : Array.from({ length: count }, () => 1)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths.map((width) => Math.max(100, Math.round((width / whole) * textWidth))),
    rows: rows.map(
      ({ cells }) =>
        new TableRow({
          tableHeader: cells.every(({ header }) => header),
          cantSplit: true,
          children: cells.map(
            (cell) =>
              new TableCell({
                borders,
                margins: { top: 40, bottom: 40, left: 100, right: 100 },
                ...(cell.colspan ? { columnSpan: cell.colspan } : {}),
                ...(cell.rowspan ? { rowSpan: cell.rowspan } : {}),
                ...(cell.header ? { shading: { fill: 'F2F0EC' } } : {}),
                children: cellParagraphs(cell, context),
              }),
          ),
        }),
    ),
  })
}

const imageTypes = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
} as const

function imageOf({ image, text, align }: ImageBlock): Paragraph {
  const alignment = { alignment: alignments[align ?? 'center'] }
  const words = plainCharacters(text)
  if (!image?.data)
    return new Paragraph({ ...alignment, children: [new TextRun(words ? `[${words}]` : '')] })
  const data = Buffer.from(image.data, 'base64')
  const { width, height } = imageSize(data, image)
  const child: ParagraphChild = new ImageRun({
    type: imageTypes[image.mime],
    data,
    // Word counts in pixels of 1/96 inch here.
    transformation: {
      width: Math.round((width * 96) / 72),
      height: Math.round((height * 96) / 72),
    },
    altText: { name: words || 'image', description: words, title: words },
  })
  return new Paragraph({ ...alignment, children: [child] })
}

/** The blocks as paragraphs and tables of Word. A page break becomes one of the paragraph behind it. */
export function childrenOf(blocks: readonly Block[], context: BlockContext): (Paragraph | Table)[] {
  const children: (Paragraph | Table)[] = []
  let breaksBefore = false
  const flush = () => {
    if (breaksBefore) children.push(new Paragraph({ children: [new PageBreak()] }))
    breaksBefore = false
  }
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'footnote' && !context.notes.loose.has(block)) continue
    if (block.kind === 'pageBreak') {
      flush()
      breaksBefore = true
    } else if (isWorded(block)) {
      children.push(paragraphOf(block, context.plan.places[at] ?? null, breaksBefore, context))
      breaksBefore = false
    } else {
      flush()
      const made = block.kind === 'table' ? tableOf(block, context) : imageOf(block)
      if (made) children.push(made)
      // Two tables in a row would grow together.
      if (made && block.kind === 'table' && blocks[at + 1]?.kind === 'table')
        children.push(new Paragraph({ style: 'Cell', children: [] }))
    }
  }
  flush()
  return children
}
