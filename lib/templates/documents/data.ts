import 'server-only'
import { z } from 'zod'
import { contentJsonSchema } from '@/lib/documents/editor/schema'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { typedAnswersSchema } from '@/lib/templates/draft-schema'

const rowSchema = z.object({
  template: z.string(),
  answers: typedAnswersSchema,
  /** What the answers alone gave. */
  content: contentJsonSchema,
})
export type TemplateDocument = z.infer<typeof rowSchema>

/** Of which template and answers a document of one's own was written; null when of none. */
export async function readTemplateDocument(
  db: UserDb,
  id: string,
): Promise<TemplateDocument | null> {
  const found = await db
    .from('template_documents')
    .select('template, answers, content')
    .eq('document_id', id)
    .maybeSingle()
  return rowSchema.nullable().parse(unwrapResult(found))
}
