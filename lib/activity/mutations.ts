import 'server-only'
import type { Db } from '@/lib/supabase/types'
import type { Visit } from './schema'

/** Keeps one page visit. Nothing that could name the visitor is among it. */
export async function recordVisit(
  db: Db,
  visit: Visit,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const { error } = await db.from('page_visits').insert({
    path: visit.path,
    locale: visit.locale,
    referrer_host: visit.referrerHost ?? null,
    visitor: visit.visitor ?? null,
  })
  return error ? { ok: false, reason: error.message } : { ok: true }
}
