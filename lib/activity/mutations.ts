import 'server-only'
import type { Db } from '@/lib/supabase/types'
import type { SecurityEvent, SecurityLevel } from './constants'
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

export type SecurityRow = {
  user_id: string | null
  user_email: string | null
  event_type: SecurityEvent
  event_level: SecurityLevel
  event_data: Record<string, string | number | boolean>
  ip_address: string
  user_agent: string | null
}

/** Keeps one event of the security log; needs the service's client, for nobody may write it. */
export async function recordSecurityEvent(
  service: Db,
  row: SecurityRow,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const { error } = await service.from('security_logs').insert(row)
  return error ? { ok: false, reason: error.code || error.message } : { ok: true }
}
