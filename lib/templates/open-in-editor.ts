import { z } from 'zod'
import { apiRead } from '@/lib/api-client'
import { fromBlocks } from '@/lib/documents/editor/from-blocks'
import { documentSchema } from '@/lib/documents/schema'
import type { DraftedDocument } from './draft/draft-document'

const madeSchema = z.object({ document: documentSchema })

/**
 * Puts a written document into the library, to be gone on with in the editor.
 * @returns the id of the new document
 * @throws ApiError when it is not taken: nobody is signed in, or the library is full
 */
export async function openInEditor(document: DraftedDocument): Promise<string> {
  const { content } = fromBlocks({ blocks: document.blocks })
  const made = await apiRead('/api/documents/written', {
    method: 'POST',
    body: { name: document.title, content },
    schema: madeSchema,
  })
  return made.document.id
}
