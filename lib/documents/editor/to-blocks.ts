import type { Node } from 'prosemirror-model'
import { joinNumber } from '@/lib/documents/blocks/plain-text'
import { runMarks } from '@/lib/documents/blocks/run-marks'
import {
  type Alignment,
  alignments,
  type BlockInput,
  type Cell,
  type ContentInput,
  type Role,
  type Run,
  roles,
} from '@/lib/documents/blocks/schema'
import { listClauses, numberedOf } from './clause-list'
import { createCounter } from './numbering'

const alignOf = ({ attrs }: Node): { align?: Alignment } => {
  const align = alignments.find((each) => each === attrs.align)
  return align ? { align } : {}
}
const roleOf = ({ attrs }: Node): { role?: Role } => {
  const role = roles.find((each) => each === attrs.role)
  return role ? { role } : {}
}

/** One step of an indent, in points. */
export const indentStep = 10

type Context = {
  counter: ReturnType<typeof createCounter>
  /** Texts of the notes that were met, in order. */
  notes: string[]
  names: ReadonlyMap<string, string>
}

function runOf(node: Node, context: Context): Run {
  const look = Object.fromEntries(
    runMarks
      .filter((name) => node.marks.some(({ type }) => type.name === name))
      .map((name) => [name, true]),
  )
  if (node.type.name === 'footnote') {
    context.notes.push(String(node.attrs.text))
    return { text: '', footnote: `note-${context.notes.length}` }
  }
  if (node.type.name === 'reference') {
    const target = String(node.attrs.target)
    const name = context.names.get(target)
    const text = name ?? String(node.attrs.label)
    return name ? { text, ...look, reference: target } : { text, ...look }
  }
  return { text: node.type.name === 'hardBreak' ? '\n' : (node.text ?? ''), ...look }
}

const isPlain = (run: Run) => Object.keys(run).every((key) => key === 'text')

function wordsOf(node: Node, context: Context): { text: string; runs?: Run[] } {
  const runs: Run[] = []
  node.forEach((child) => {
    const run = runOf(child, context)
    const last = runs.at(-1)
    if (last && isPlain(last) && isPlain(run)) last.text += run.text
    else runs.push(run)
  })
  const text = runs.map((run) => run.text).join('')
  return runs.every(isPlain) ? { text } : { text, runs }
}

function cellOf(cell: Node, context: Context): Cell {
  const runs: Run[] = []
  cell.forEach((child, _, at) => {
    const number = context.counter.next(numberedOf(child))
    const words = wordsOf(child, context)
    if (at > 0) runs.push({ text: '\n' })
    const lead = number
      ? joinNumber(number, words.text).slice(0, -words.text.length || undefined)
      : ''
    if (lead) runs.push({ text: lead })
    runs.push(...(words.runs ?? (words.text ? [{ text: words.text }] : [])))
  })
  const first = cell.firstChild
  const { colspan, rowspan } = cell.attrs
  return {
    text: runs.map(({ text }) => text).join(''),
    ...(runs.every(isPlain) ? {} : { runs }),
    ...(Number(colspan) > 1 ? { colspan: Number(colspan) } : {}),
    ...(Number(rowspan) > 1 ? { rowspan: Number(rowspan) } : {}),
    ...(cell.type.name === 'table_header' ? { header: true } : {}),
    ...(first ? alignOf(first) : {}),
  }
}

function tableOf(node: Node, context: Context): BlockInput {
  const rows: { cells: Cell[] }[] = []
  node.forEach((row) => {
    const cells: Cell[] = []
    row.forEach((cell) => {
      cells.push(cellOf(cell, context))
    })
    rows.push({ cells })
  })
  const widths: number[] = []
  node.firstChild?.forEach((cell) => {
    for (const width of (cell.attrs.colwidth as number[] | null) ?? []) widths.push(width)
  })
  const columns = node.firstChild?.children.reduce(
    (sum, cell) => sum + Number(cell.attrs.colspan),
    0,
  )
  return {
    kind: 'table',
    rows,
    ...(widths.length > 0 && widths.length === columns && widths.every((width) => width > 0)
      ? { columns: widths }
      : {}),
  }
}

function imageOf({ attrs }: Node): BlockInput | null {
  const [, mime, data] =
    /^data:(image\/(?:png|jpeg|gif|bmp));base64,(.+)$/.exec(String(attrs.src)) ?? []
  if (!data) return null
  const size = {
    ...(Number(attrs.width) > 0 ? { width: Number(attrs.width) } : {}),
    ...(Number(attrs.height) > 0 ? { height: Number(attrs.height) } : {}),
  }
  return {
    kind: 'image',
    text: String(attrs.alt),
    image: { mime: mime as 'image/png', data, ...size },
  }
}

function blockOf(node: Node, context: Context): BlockInput | null {
  const kind = node.type.name
  if (kind === 'table') return tableOf(node, context)
  if (kind === 'image') return imageOf(node)
  if (kind === 'pageBreak') return { kind: 'pageBreak' }
  const number = context.counter.next(numberedOf(node))
  const words = { ...wordsOf(node, context), number, ...alignOf(node) }
  const level = Number(node.attrs.level)
  if (kind === 'heading') return { kind, level, ...words, ...roleOf(node) }
  if (kind === 'list') return { kind, level, ...words }
  if (kind === 'clause') {
    const id = typeof node.attrs.id === 'string' ? { id: node.attrs.id } : {}
    return { kind, level, ...words, ...id }
  }
  const indent = Number(node.attrs.indent) * indentStep
  return { kind: 'paragraph', ...words, ...roleOf(node), ...(indent > 0 ? { indent } : {}) }
}

/** A document of the editor as blocks, for the writers and for whatever reads documents. */
export function toBlocks(doc: Node): ContentInput {
  const names = new Map(listClauses(doc).flatMap(({ id, name }) => (id ? [[id, name]] : [])))
  const context: Context = { counter: createCounter(), notes: [], names }
  const blocks: BlockInput[] = []
  doc.forEach((node) => {
    const before = context.notes.length
    const block = blockOf(node, context)
    if (block) blocks.push(block)
    for (const [at, text] of context.notes.slice(before).entries()) {
      const no = String(before + at + 1)
      blocks.push({ kind: 'footnote', id: `note-${no}`, number: no, text })
    }
  })
  const { header, footer, pageNumbers } = doc.attrs
  return {
    blocks,
    ...(header ? { header: String(header) } : {}),
    ...(footer ? { footer: String(footer) } : {}),
    ...(pageNumbers === false ? { pageNumbers: false } : {}),
  }
}
