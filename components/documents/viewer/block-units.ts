import { blockText } from '@/lib/documents/blocks/plain-text'
import type { Block } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import { findRanges, type TextRange } from '@/lib/documents/reading/find-text'
import type { Part } from '@/lib/documents/reading/schema'
import { lettersAround, type TextPlace } from './pages/page-text'

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

/** Where a hit stands in its part, so that it is found again on the pages as they look. */
export function textPlaceOf(
  parts: readonly Part[],
  hits: readonly Hit[],
  at: number,
): TextPlace | null {
  const hit = hits[at]
  if (!hit) return null
  const texts = new Map<number, { text: string; starts: number[][] }>()
  const flowOf = (no: number) => {
    const known = texts.get(no)
    if (known) return known
    let text = ''
    const starts = (parts.find((part) => part.no === no)?.blocks ?? []).map((block) =>
      unitsOf(block).map((unit) => {
        const start = text.length
        text += `${unit} `
        return start
      }),
    )
    const flow = { text, starts }
    texts.set(no, flow)
    return flow
  }
  const around = ({ part, block, unit, range: [from, to] }: Hit) => {
    const { text, starts } = flowOf(part)
    const start = starts[block]?.[unit] ?? 0
    return lettersAround(text, start + from, start + to)
  }
  const own = around(hit)
  const like = hits.slice(0, at).filter((each) => {
    const { before, after } = around(each)
    return before === own.before && after === own.after
  })
  return { ...own, earlier: like.length, page: hit.page }
}
