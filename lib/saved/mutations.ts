import 'server-only'
import type { UserDb } from '@/lib/supabase/types'
import type { DescribedSource } from './describe-source'
import type { RemarkForm } from './schema'

type Outcome = Promise<{ ok: true } | { ok: false; reason: 'full' | 'gone' | 'failed' }>

/** Adds a source to one's own; one that is there already stays with its note. */
export async function saveSource(db: UserDb, source: DescribedSource): Outcome {
  const { kind, reference, path, citation, name } = source
  const { error } = await db
    .from('saved_sources')
    .insert({ kind, reference, path, citation, name: name.slice(0, 1000) })
  // 23505: it was saved before, or twice at once.
  if (!error || error.code === '23505') return { ok: true }
  return { ok: false, reason: error.code === '54000' ? 'full' : 'failed' }
}

const touched = async (
  asked: PromiseLike<{ data: unknown[] | null; error: { code: string } | null }>,
): Outcome => {
  const { data, error } = await asked
  if (error) return { ok: false, reason: error.code === '42501' ? 'gone' : 'failed' }
  return data && data.length > 0 ? { ok: true } : { ok: false, reason: 'gone' }
}

/** Sharing with an organisation that one is no longer in, or is only a viewer of, is refused as `gone`. */
export const changeRemark = (db: UserDb, { id, folder, note, organization }: RemarkForm): Outcome =>
  touched(
    db
      .from('saved_sources')
      .update({ folder, note, organization_id: organization })
      .eq('id', id)
      .select('id'),
  )

export const removeSource = (db: UserDb, id: string): Outcome =>
  touched(db.from('saved_sources').delete().eq('id', id).select('id'))
