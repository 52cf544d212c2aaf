import type { Block, Cell, Run } from '@/lib/documents/blocks/schema'
import { rowsOf, tableText } from '@/lib/documents/blocks/table-text'
import { type FieldKind, mostFields } from './constants'
import { guessKind } from './guess-kind'
import { markRuns } from './mark-runs'
import { type FoundMarker, type Marker, type MarkerFormat, strayBraces } from './markers'
import type { TemplateField } from './schema'
import { lineMarker } from './sections'

export const sourceProblems = [
  'noText',
  'noFields',
  'braces',
  'fieldName',
  'sectionOpen',
  'sectionEnd',
  'tooManyFields',
] as const
/** Why a document is no template. Keys of `source.problem` in messages/…/organizationTemplates.json. */
export type SourceProblem = (typeof sourceProblems)[number]
/** `at`: the words of the document that are meant; empty where it is the whole. */
export type SourceFault = { problem: SourceProblem; at: string }

type Read =
  | { ok: true; blocks: Block[]; fields: TemplateField[] }
  | { ok: false; fault: SourceFault }

/** A fault stops the reading wherever it is met. It never leaves this module. */
class Fault extends Error {
  constructor(readonly fault: SourceFault) {
    super(fault.problem)
  }
}

/** How a name is used in the document, over all its places. */
type Use = {
  name: string
  isValue: boolean
  isSection: boolean
  values: Set<string>
  /** How its value is written in one place or another. */
  formats: Set<MarkerFormat>
}

type Reading = {
  uses: Map<string, Use>
  idOf: (name: string) => string
  /** Names of the sections that are open. */
  open: string[]
}

function startReading(before: readonly TemplateField[]): Reading {
  const ids = new Map(before.map(({ name, id }) => [name, id]))
  let last = Math.max(0, ...before.map(({ id }) => Number(id.slice(1))))
  const idOf = (name: string) => {
    const known = ids.get(name)
    if (known) return known
    last += 1
    ids.set(name, `f${last}`)
    return `f${last}`
  }
  return { uses: new Map(), idOf, open: [] }
}

function use(reading: Reading, marker: Marker): void {
  const { name } = marker
  const known = reading.uses.get(name) ?? {
    name,
    isValue: false,
    isSection: false,
    values: new Set<string>(),
    formats: new Set<MarkerFormat>(),
  }
  if (marker.kind === 'value') {
    known.isValue = true
    if (marker.format) known.formats.add(marker.format)
  } else if (marker.kind !== 'end') {
    known.isSection = true
    if (marker.value !== null) known.values.add(marker.value)
  }
  reading.uses.set(name, known)
}

function follow(reading: Reading, marker: Marker, at: string): void {
  if (marker.kind === 'begin' || marker.kind === 'beginNot') reading.open.push(marker.name)
  else if (marker.kind === 'end') {
    if (reading.open.at(-1) !== marker.name) throw new Fault({ problem: 'sectionEnd', at })
    reading.open.pop()
  }
}

function idOfMarker(reading: Reading, { text, marker }: FoundMarker): string {
  if (!marker) throw new Fault({ problem: 'fieldName', at: text.slice(0, 60) })
  use(reading, marker)
  follow(reading, marker, text)
  if (reading.uses.size > mostFields)
    throw new Fault({ problem: 'tooManyFields', at: String(mostFields) })
  return reading.idOf(marker.name)
}

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

/** The runs of one paragraph or cell. A section that begins within it ends within it, unless it is its only text. */
function readRuns(given: readonly Run[], reading: Reading, isWhole: boolean): Run[] {
  const opened = reading.open.length
  const runs = markRuns(given, (found) => idOfMarker(reading, found))
  const stray = strayBraces(textOf(runs))
  if (stray !== null) throw new Fault({ problem: 'braces', at: stray })
  if (isWhole && lineMarker(runs)) return runs
  const unclosed = reading.open[opened]
  if (unclosed !== undefined) throw new Fault({ problem: 'sectionOpen', at: unclosed })
  if (reading.open.length < opened) throw new Fault({ problem: 'sectionEnd', at: textOf(runs) })
  return runs
}

const wordsOf = ({ text, runs }: { text: string; runs?: Run[] | undefined }) =>
  runs && runs.length > 0 ? runs : [{ text }]

function readCell(cell: Cell, reading: Reading): Cell {
  const runs = readRuns(wordsOf(cell), reading, false)
  const { colspan, rowspan, header, align } = cell
  return {
    text: textOf(runs),
    runs,
    ...(colspan ? { colspan } : {}),
    ...(rowspan ? { rowspan } : {}),
    ...(header ? { header } : {}),
    ...(align ? { align } : {}),
  }
}

/** A block as a template keeps it: without pages, comments and what was deleted; null for what is not kept. */
function readBlock(block: Block, reading: Reading): Block | null {
  const base = { number: block.number, page: null, ...(block.id ? { id: block.id } : {}) }
  if (block.change?.kind === 'deleted' || block.kind === 'image') return null
  if (block.kind === 'pageBreak') return { ...base, kind: 'pageBreak', text: '' }
  if (block.kind === 'table') {
    const rows = rowsOf(block).map(({ cells }) => ({
      cells: cells.map((cell) => readCell(cell, reading)),
    }))
    const columns = block.columns ? { columns: block.columns } : {}
    return { ...base, kind: 'table', text: tableText(rows), rows, ...columns }
  }
  const runs = readRuns(wordsOf(block), reading, true)
  const { align, indent, role } = block
  const shared = {
    ...base,
    text: textOf(runs),
    runs,
    ...(align ? { align } : {}),
    ...(indent ? { indent } : {}),
    ...(role ? { role } : {}),
  }
  if (block.kind === 'paragraph' || block.kind === 'footnote')
    return { ...shared, kind: block.kind }
  return { ...shared, kind: block.kind, ...(block.level ? { level: block.level } : {}) }
}

/** What the document says of a field by the way it writes it, and otherwise its name. */
function kindOf({ name, isSection, isValue, values, formats }: Use): FieldKind {
  if (values.size > 0) return 'choice'
  if (isSection && !isValue) return 'yesNo'
  if (formats.has('words') || formats.has('figures')) return 'money'
  return formats.has('long') ? 'date' : guessKind(name)
}

function fieldOf(used: Use, id: string): TemplateField {
  const { name, values } = used
  const kind = kindOf(used)
  const options = kind === 'choice' ? [...values] : []
  return { id, name, kind, question: '', help: '', example: '', required: false, options }
}

/** A choice that the document asks for is one that can be made. */
function withValues(field: TemplateField, { values }: Use): TemplateField {
  if (field.kind !== 'choice') return field
  return { ...field, options: [...new Set([...field.options, ...values])] }
}

/**
 * Reads the document of a template: finds its fields, and says what is wrong with it.
 * @param before the fields that were there: those that are still named keep what their author said of them
 */
export function readSource(blocks: readonly Block[], before: readonly TemplateField[]): Read {
  const reading = startReading(before)
  try {
    const read = blocks.flatMap((block) => readBlock(block, reading) ?? [])
    const [open] = reading.open
    if (open !== undefined) throw new Fault({ problem: 'sectionOpen', at: open })
    if (read.every(({ text }) => text.trim() === '')) throw new Fault({ problem: 'noText', at: '' })
    if (reading.uses.size === 0) throw new Fault({ problem: 'noFields', at: '' })
    const fields = [...reading.uses.values()].map((each) => {
      const known = before.find(({ name }) => name === each.name)
      return withValues(known ?? fieldOf(each, reading.idOf(each.name)), each)
    })
    return { ok: true, blocks: read, fields }
  } catch (thrown) {
    if (thrown instanceof Fault) return { ok: false, fault: thrown.fault }
    throw thrown
  }
}
