import 'server-only'
import { readWritten } from '@/lib/documents/editor/data'
import { readStoredContent } from '@/lib/documents/editor/document-model'
import { mergeChanges } from '@/lib/documents/editor/merge-changes'
import { type Allowed, type MadeResult, madeResult } from '@/lib/documents/editor/mutations'
import { type ContentJson, saveOutcomeSchema } from '@/lib/documents/editor/schema'
import { AppError } from '@/lib/errors'
import { unwrapResult } from '@/lib/supabase/result'
import type { Json, ServiceDb, UserDb } from '@/lib/supabase/types'
import type { DraftInput } from '@/lib/templates/draft-schema'
import { withoutResidentNumbers } from '@/lib/templates/without-resident-numbers'
import { readTemplateDocument } from './data'
import type { Rewritten } from './schema'

type NewTemplateDocument = DraftInput & { name: string; content: ContentJson }

/** Puts the document of a template into somebody's library, and remembers what it was written from. */
export async function makeTemplateDocument(
  service: ServiceDb,
  owner: string,
  { template, answers, name, content }: NewTemplateDocument,
  allowed: Allowed,
): Promise<MadeResult> {
  const made = await service.rpc('make_template_document', {
    p_user: owner,
    p_document: { name, folder: null, category: 'others' },
    p_content: content as Json,
    p_template: template,
    p_answers: withoutResidentNumbers(answers),
    p_most: allowed.documents,
    p_most_bytes: allowed.documentBytes,
  })
  return madeResult(made)
}

async function rewriteOnce(
  db: UserDb,
  id: string,
  { template, answers, content }: DraftInput & { content: ContentJson },
): Promise<Rewritten | 'conflict'> {
  const [source, written] = await Promise.all([readTemplateDocument(db, id), readWritten(db, id)])
  if (!written || source?.template !== template) throw new AppError('notFound')
  const [before, mine, after] = [source.content, written.content, content].map(readStoredContent)
  if (!before || !mine || !after) throw new AppError('validation')
  const { doc, taken, contested } = mergeChanges(before, mine, after)
  const saved = await db.rpc('rewrite_template_document', {
    p_document: id,
    p_rev: written.rev,
    p_content: doc.toJSON(),
    // What is tracked already goes on against the same text.
    p_base: taken > 0 && !written.base ? (written.content as Json) : null,
    p_answers: withoutResidentNumbers(answers),
    p_written: content as Json,
  })
  const outcome = saveOutcomeSchema.nullable().parse(unwrapResult(saved))
  if (!outcome) throw new AppError('notFound')
  if (outcome.outcome === 'tooLarge') {
    throw new AppError('documentInvalid', { details: { document: 'tooLarge' } })
  }
  return outcome.outcome === 'ok' ? { taken, contested } : 'conflict'
}

/**
 * Writes a document of one's own again from other answers. What was changed in it by hand stays; what the answers
 * change is tracked, to be taken or taken back in the editor.
 * @throws AppError `notFound` where there is none of this template; `unavailable` when somebody saves all the while
 */
export async function rewriteTemplateDocument(
  db: UserDb,
  id: string,
  wanted: DraftInput & { content: ContentJson },
): Promise<Rewritten> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const rewritten = await rewriteOnce(db, id, wanted)
    if (rewritten !== 'conflict') return rewritten
  }
  throw new AppError('unavailable')
}
