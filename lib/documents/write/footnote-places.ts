import type { Block, FootnoteBlock, Run, WordedBlock } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'

/** The notes of a document by what refers to them. */
export type FootnotePlaces = {
  byId: Map<string, FootnoteBlock>
  /** Notes that no run refers to, by the block at whose end they belong. */
  atEnd: Map<Block, FootnoteBlock[]>
  /** Notes that stand before any text: they are written as paragraphs. */
  loose: Set<FootnoteBlock>
}

const runsIn = (block: Block): readonly Run[] => {
  if (block.kind === 'table')
    return rowsOf(block).flatMap(({ cells }) => cells.flatMap(({ runs }) => runs ?? []))
  return 'runs' in block ? (block.runs ?? []) : []
}

export const isWorded = (block: Block): block is WordedBlock =>
  block.kind !== 'table' && block.kind !== 'image' && block.kind !== 'pageBreak'

export function placeFootnotes(blocks: readonly Block[]): FootnotePlaces {
  const named = new Set(blocks.flatMap(runsIn).flatMap(({ footnote }) => footnote ?? []))
  const places: FootnotePlaces = { byId: new Map(), atEnd: new Map(), loose: new Set() }
  let last: Block | null = null
  for (const block of blocks) {
    if (block.kind !== 'footnote') {
      if (isWorded(block)) last = block
      continue
    }
    if (block.id && named.has(block.id)) places.byId.set(block.id, block)
    else if (last) places.atEnd.set(last, [...(places.atEnd.get(last) ?? []), block])
    else places.loose.add(block)
  }
  return places
}

/** A stretch of a paragraph as the writers take it: a run, with the note behind it. */
export type WrittenRun = { run: Run; note: FootnoteBlock | null }

/** The runs of a block, or its text where it has none; notes that no run refers to stand at its end. */
export function writtenRuns(block: WordedBlock, places: FootnotePlaces): WrittenRun[] {
  const runs: Run[] = block.runs ?? (block.text ? [{ text: block.text }] : [])
  return [
    ...runs.map((run) => ({ run, note: (run.footnote && places.byId.get(run.footnote)) || null })),
    ...(places.atEnd.get(block) ?? []).map((note) => ({ run: { text: '' }, note })),
  ]
}
