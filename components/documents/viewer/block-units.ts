import { blockText } from '@/lib/documents/blocks/plain-text'
import type { Block } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import { findRanges, type TextRange } from '@/lib/documents/reading/find-text'
import type { Part } from '@/lib/documents/reading/schema'

/** The pieces in which a block is shown: its cells, or all of it. */
function unitsOf(block: Block): string[] {
  if (block.kind === 'table') return rowsOf(block).flatMap(({ cells }) => cells.map((c) => c.text))
  return [blockText(block)]
}

/** A place where the words stand. */
export type Hit = {
  part: number
  block: number
  unit: number
  range: TextRange
  page: number | null
}

const mostHits = 2000

/** All places of the words in a document, in order. */
export function findHits(parts: readonly Part[], words: string): Hit[] {
  const hits: Hit[] = []
  if (words.trim() === '') return hits
  for (const { no, blocks, page } of parts)
    for (const [at, block] of blocks.entries())
      for (const [unit, text] of unitsOf(block).entries())
        for (const range of findRanges(text, words)) {
          hits.push({ part: no, block: at, unit, range, page: block.page ?? page })
          if (hits.length >= mostHits) return hits
        }
  return hits
}
