import { plainText } from '@/lib/documents/blocks/plain-text'
import type { Block } from '@/lib/documents/blocks/schema'
import { blocksAPart } from './constants'

export type StoredPart = { no: number; page: number | null; blocks: Block[]; text: string }

/** Blocks as they are stored: a page a part; of a long page, or without pages, so many blocks. */
export function splitParts(blocks: readonly Block[]): StoredPart[] {
  const parts: { page: number | null; blocks: Block[] }[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    // What has no page of its own stands where the block before it does.
    const isSame = last && (block.page === null || block.page === last.page)
    if (last && isSame && last.blocks.length < blocksAPart) last.blocks.push(block)
    else parts.push({ page: block.page ?? last?.page ?? null, blocks: [block] })
  }
  return parts.map((part, at) => ({
    no: at + 1,
    ...part,
    // The database takes no zero in a text.
    text: plainText(part.blocks).replaceAll('\0', ''),
  }))
}
