import 'server-only'
import type { Db } from '@/lib/supabase/types'
import { readOrganizationTemplate } from './data'
import type { SourceRefused, TemplateProblem } from './form-state'
import { writeTemplate } from './mutations'
import { readSource } from './read-source'
import type { TemplateSource } from './schema'
import type { SourceBlocks } from './source-blocks'

export type TakenSource =
  | { ok: true; fields: number }
  | { ok: false; reason: TemplateProblem }
  | { ok: false; refused: SourceRefused }

/**
 * Puts a document into the draft in place of the one that was there. Fields that it names again keep what their
 * author said of them.
 */
export async function takeSource(
  db: Db,
  { template, rev }: { template: string; rev: number },
  source: TemplateSource,
  read: Extract<SourceBlocks, { ok: true }>['blocks'],
): Promise<TakenSource> {
  const draft = await readOrganizationTemplate(db, template)
  if (!draft) return { ok: false, reason: 'missing' }
  const found = readSource(read, draft.body.fields)
  if (!found.ok) return { ok: false, refused: found.fault }
  const { blocks, fields } = found
  const body = { ...draft.body, source, blocks, fields }
  const written = await writeTemplate(db, { id: template, rev }, { name: draft.name, body })
  if (written.ok) return { ok: true, fields: fields.length }
  if (written.reason === 'tooLarge')
    return { ok: false, refused: { problem: 'bodyTooLarge', at: '' } }
  return written
}
