import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb, UserDb } from '@/lib/supabase/types'
import type { DraftInput } from './draft-schema'
import { withoutResidentNumbers } from './without-resident-numbers'

type Outcome = Promise<{ ok: true } | { ok: false; reason: 'failed' }>

/** Keeps the answers of a template in place of those that were kept before. */
export async function saveDraft(db: UserDb, { template, answers }: DraftInput): Outcome {
  const { error } = await db
    .from('template_drafts')
    .upsert(
      { template, answers: withoutResidentNumbers(answers) },
      { onConflict: 'user_id,template' },
    )
  return error ? { ok: false, reason: 'failed' } : { ok: true }
}

export async function deleteDraft(db: UserDb, template: string): Outcome {
  const { error } = await db.from('template_drafts').delete().eq('template', template)
  return error ? { ok: false, reason: 'failed' } : { ok: true }
}

/** Deletes drafts that nobody went on with since. @returns how many. @throws AppError `unavailable` */
export async function deleteOldDrafts(service: ServiceDb, before: Date): Promise<number> {
  const { count, ...result } = await service
    .from('template_drafts')
    .delete({ count: 'exact' })
    .lt('updated_at', before.toISOString())
  unwrapResult(result)
  return z.number().parse(count)
}
