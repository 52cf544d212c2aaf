import { contentSchema } from '@/lib/documents/blocks/schema'
import { fromBlocks } from '@/lib/documents/editor/from-blocks'
import type { ContentJson } from '@/lib/documents/editor/schema'
import { contentJsonSchema } from '@/lib/documents/editor/schema'
import type { DraftedDocument } from '@/lib/templates/draft/draft-document'

/** A document of a template as the editor takes it. */
export function contentOf({ title, blocks }: DraftedDocument): ContentJson {
  const { content } = fromBlocks(contentSchema.parse({ title, blocks, language: 'ko' }))
  return contentJsonSchema.parse(content)
}
