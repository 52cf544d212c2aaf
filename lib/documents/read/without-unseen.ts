import type { Block, Run } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'

/** Places where a word may be broken, and marks of the order of bytes: nobody sees them, and no search finds a word with one. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g

const clean = (text: string) => text.replace(unseen, '')

type Worded = { text: string; runs?: Run[] | undefined }

function cleaned<T extends Worded>(words: T): T {
  const { runs } = words
  const seen = runs?.map((run) => ({ ...run, text: clean(run.text) }))
  return { ...words, text: clean(words.text), ...(seen ? { runs: seen } : {}) }
}

/** Blocks without the characters that are there for programs alone. */
export const withoutUnseen = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    const inRuns = 'runs' in block && block.runs?.some(({ text }) => clean(text) !== text)
    if (clean(block.text) === block.text && !inRuns) return block
    if (block.kind !== 'table') return cleaned(block)
    const rows = rowsOf(block).map(({ cells }) => ({ cells: cells.map(cleaned) }))
    return { ...block, text: clean(block.text), rows }
  })
