import { blockText } from '@/lib/documents/blocks/plain-text'
import type { Content } from '@/lib/documents/blocks/schema'
import { plainCharacters } from '@/lib/plain-characters'

/** A document as plain text, with its numbers written out. A page break is a form feed. */
export function writeText({ blocks }: Content): Uint8Array {
  const lines = blocks.map((block) =>
    block.kind === 'pageBreak' ? '\f' : plainCharacters(blockText(block)),
  )
  return new TextEncoder().encode(`${lines.join('\n').replace(/\n\f\n/g, '\n\f')}\n`)
}
