import type { Block } from '@/lib/documents/blocks/schema'
import { readText } from '@/lib/documents/read/text/read-text'

/** The blocks of a document that was typed: each line is one, with the number that it begins with. */
export const blocksOfTyped = (text: string): Block[] =>
  readText(new TextEncoder().encode(text)).blocks
