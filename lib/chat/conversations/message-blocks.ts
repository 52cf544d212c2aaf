import { type ChatMessage, partBlocks } from '@/lib/chat/schema'
import type { ExportBlock, ExportWords } from './export-block'

/** A message as paragraphs: what it says, what it rests on, and what checking has found. */
export function messageBlocks({ parts }: ChatMessage, words: ExportWords): ExportBlock[] {
  const sources = parts.flatMap((part) => (part.kind === 'sources' ? part.sources : []))
  return parts.flatMap((part) => partBlocks(part, { sources, words }))
}
