import 'server-only'
import type { UserDb } from '@/lib/supabase/types'
import type { NewDatedValue } from './values/dated-value-schema'

type Outcome<Reason> = Promise<{ ok: true } | { ok: false; reason: Reason }>

const reasons: Record<string, 'denied' | 'taken'> = { '42501': 'denied', '23505': 'taken' }

/** Adds a figure; the session's own rights decide, and one that stands is not written over. */
export async function addDatedValue(
  db: UserDb,
  { kind, from, until, value, source }: NewDatedValue,
): Outcome<'denied' | 'taken' | 'failed'> {
  const { error } = await db
    .from('dated_values')
    .insert({ kind, valid_from: from, known_until: until, value, source })
  return error ? { ok: false, reason: reasons[error.code] ?? 'failed' } : { ok: true }
}

/** Rows that a session may not delete are as good as gone to it. */
export async function deleteDatedValue(db: UserDb, id: string): Outcome<'gone' | 'failed'> {
  const { data, error } = await db.from('dated_values').delete().eq('id', id).select('id')
  if (error) return { ok: false, reason: 'failed' }
  return data.length > 0 ? { ok: true } : { ok: false, reason: 'gone' }
}
