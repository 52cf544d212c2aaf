import { runMarks } from '@/lib/documents/blocks/run-marks'
import type {
  Block,
  Cell,
  Content,
  Run,
  TableBlock,
  WordedBlock,
} from '@/lib/documents/blocks/schema'
import { placeCells, rowsOf } from '@/lib/documents/blocks/table-text'
import type { Dropped } from './constants'
import {
  clauseLevelOf,
  createCounter,
  deepestClause,
  deepestList,
  readClauseNumber,
} from './numbering'
import { indentStep } from './to-blocks'

/** Of tracked changes: the text as it was before them, or as it is with them. */
export type Side = 'before' | 'after'

type Json = {
  type: string
  attrs?: Record<string, unknown>
  content?: Json[]
  text?: string
  marks?: { type: string }[]
}

type Context = {
  side: Side
  notes: ReadonlyMap<string, string>
  dropped: Set<Dropped>
  counter: ReturnType<typeof createCounter>
}

const stands = (change: { kind: 'inserted' | 'deleted' } | undefined, side: Side) =>
  change === undefined || change.kind !== (side === 'after' ? 'deleted' : 'inserted')

function textNodes(text: string, marks: { type: string }[]): Json[] {
  const look = marks.length > 0 ? { marks } : {}
  return text
    .split('\n')
    .flatMap((line, at): Json[] => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...look }]),
    ])
}

function inlineOf(run: Run, context: Context): Json[] {
  if (!stands(run.change, context.side)) return []
  if (run.size) context.dropped.add('sizes')
  if (run.color) context.dropped.add('colors')
  if (run.href) context.dropped.add('links')
  if (run.comments?.length) context.dropped.add('comments')
  const marks = runMarks.filter((name) => run[name]).map((type) => ({ type }))
  const words: Json[] = run.reference
    ? [{ type: 'reference', attrs: { target: run.reference, label: run.text } }]
    : textNodes(run.text, marks)
  if (run.footnote === undefined) return words
  const text = context.notes.get(run.footnote) ?? ''
  return [...words, { type: 'footnote', attrs: { text } }]
}

const wordsOf = ({ text, runs }: { text: string; runs?: Run[] | undefined }, context: Context) =>
  (runs ?? [{ text }]).flatMap((run) => inlineOf(run, context))

const content = (inline: Json[]) => (inline.length > 0 ? { content: inline } : {})

function cellOf(
  cell: Cell,
  width: number[] | null,
  spans: [number, number],
  context: Context,
): Json {
  const lines: Json[][] = [[]]
  for (const inline of wordsOf(cell, context)) {
    if (inline.type === 'hardBreak') lines.push([])
    else lines.at(-1)?.push(inline)
  }
  return {
    type: cell.header ? 'table_header' : 'table_cell',
    attrs: { colspan: spans[0], rowspan: spans[1], colwidth: width },
    content: lines.map((line) => ({
      type: 'paragraph',
      attrs: { align: cell.align ?? null },
      ...content(line),
    })),
  }
}

/** How wide all columns of a table are together, in pixels. */
const tableWidth = 640

function tableOf(table: TableBlock, context: Context): Json | null {
  const rows = rowsOf(table)
  const { cells, columns } = placeCells(rows)
  if (columns === 0) return null
  const given = table.columns?.length === columns ? table.columns : null
  const whole = given?.reduce((sum, width) => sum + width, 0) ?? 1
  const widths = given?.map((width) => Math.max(24, Math.round((width / whole) * tableWidth)))
  return {
    type: 'table',
    content: rows.map((_, row) => ({
      type: 'table_row',
      content: cells
        .filter((placed) => placed.row === row)
        .map(({ cell, column, columns: wide, rows: high }) =>
          cellOf(cell, widths?.slice(column, column + wide) ?? null, [wide, high], context),
        ),
    })),
  }
}

function clauseOf(block: WordedBlock & { kind: 'clause' }, context: Context): Json {
  const mark = block.number ?? ''
  const level = Math.min(block.level ?? clauseLevelOf(mark) ?? 1, deepestClause)
  const follows = readClauseNumber(level, mark) === context.counter.expected(level)
  const printed = follows || mark === '' ? null : mark
  context.counter.next({ kind: 'clause', level, printed })
  return {
    type: 'clause',
    attrs: { level, printed, id: block.id ?? null, align: block.align ?? null },
    ...content(wordsOf(block, context)),
  }
}

function wordedOf(block: Exclude<WordedBlock, { kind: 'footnote' }>, context: Context): Json {
  const align = block.align ?? null
  const role = block.role ?? null
  if (block.kind === 'clause' && block.number !== null) return clauseOf(block, context)
  const inline = content(wordsOf(block, context))
  if (block.kind === 'heading') {
    const lead = block.number ? textNodes(`${block.number} `, []) : []
    const words = [...lead, ...(inline.content ?? [])]
    return {
      type: 'heading',
      attrs: { level: Math.min(block.level ?? 1, 4), align, role },
      ...content(words),
    }
  }
  if (block.kind === 'list') {
    const ordered = /\d|[가-힣a-z]/i.test(block.number ?? '')
    return {
      type: 'list',
      attrs: { level: Math.min(block.level ?? 1, deepestList), ordered, align },
      ...inline,
    }
  }
  const indent = Math.min(10, Math.round((block.indent ?? 0) / indentStep))
  const lead = block.number ? textNodes(`${block.number} `, []) : []
  return {
    type: 'paragraph',
    attrs: { align, indent, role },
    ...content([...lead, ...(inline.content ?? [])]),
  }
}

function nodeOf(block: Block, context: Context): Json | null {
  if (!stands(block.change, context.side)) return null
  switch (block.kind) {
    case 'footnote':
      return null
    case 'pageBreak':
      return { type: 'pageBreak' }
    case 'table':
      return tableOf(block, context)
    case 'image': {
      const { mime, data, width, height } = block.image ?? {}
      if (!mime || !data) {
        context.dropped.add('images')
        return null
      }
      return {
        type: 'image',
        attrs: {
          src: `data:${mime};base64,${data}`,
          alt: block.text,
          width: width ?? null,
          height: height ?? null,
        },
      }
    }
    default:
      return wordedOf(block, context)
  }
}

/** Notes that no run refers to belong to the end of the block before them. */
function addLooseNotes(nodes: Json[], before: Json | undefined, text: string): void {
  const note = { type: 'footnote', attrs: { text } }
  const takesWords = before && ['paragraph', 'heading', 'clause', 'list'].includes(before.type)
  if (takesWords) before.content = [...(before.content ?? []), note]
  else nodes.push({ type: 'paragraph', content: [note] })
}

/**
 * Blocks as content for the editor, and what of them it does not keep.
 * @param side of tracked changes, which the editor keeps as two texts
 */
export function fromBlocks(
  { blocks, header, footer, pageNumbers, comments }: Pick<Content, 'blocks'> & Partial<Content>,
  side: Side = 'after',
): { content: Json; dropped: Dropped[] } {
  const notes = new Map<string, string>()
  const referred = new Set<string>()
  for (const block of blocks) {
    if (block.kind === 'footnote' && block.id) notes.set(block.id, block.text)
    if ('runs' in block)
      for (const run of block.runs ?? []) if (run.footnote) referred.add(run.footnote)
    if (block.kind === 'table')
      for (const run of rowsOf(block).flatMap(({ cells }) =>
        cells.flatMap(({ runs }) => runs ?? []),
      ))
        if (run.footnote) referred.add(run.footnote)
  }
  const dropped = new Set<Dropped>(comments?.length ? ['comments'] : [])
  const context: Context = { side, notes, dropped, counter: createCounter() }
  const nodes: Json[] = []
  for (const block of blocks) {
    if (block.kind === 'footnote' && !(block.id && referred.has(block.id))) {
      addLooseNotes(nodes, nodes.at(-1), block.text)
      continue
    }
    const node = nodeOf(block, context)
    if (node) nodes.push(node)
  }
  const attrs = { header: header ?? '', footer: footer ?? '', pageNumbers: pageNumbers !== false }
  return {
    content: { type: 'doc', attrs, content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] },
    dropped: [...dropped],
  }
}

/** Whether blocks have tracked changes, and so two sides. */
export const hasChanges = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      block.change !== undefined ||
      ('runs' in block && block.runs?.some(({ change }) => change !== undefined)),
  )
