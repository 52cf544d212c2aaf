import type { z } from 'zod'
import type { ExportBlock, ExportWords } from '@/lib/chat/conversations/export-block'
import type { Source } from './source'

/** What the paragraphs of a part are written with: the sources of its message and the reader's words. */
export type PartContext = { sources: readonly Source[]; words: ExportWords }

/**
 * A kind of part in one place: the form in which it is stored and streamed, and the paragraphs that an
 * exported or copied message has of it. How a page shows it stands in `components/chat/messages`.
 */
export function partKind<Schema extends z.ZodType>(
  schema: Schema,
  toBlocks: (part: z.infer<Schema>, context: PartContext) => ExportBlock[],
) {
  return { schema, toBlocks }
}

/** For what is of use on the page only. */
export const notExported = (): ExportBlock[] => []
