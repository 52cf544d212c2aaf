import 'server-only'
import type { Db, ServiceDb } from '@/lib/supabase/types'
import type { ActivityType, SecurityEvent, SecurityLevel } from './constants'
import type { Activity, Visit } from './schema'
import type { ErrorCount, SearchCount } from './types'

/** Keeps one page visit; needs the service's client. Nothing that could name the visitor is among it. */
export async function recordVisit(
  service: ServiceDb,
  visit: Visit,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const { error } = await service.from('page_visits').insert({
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
  service: ServiceDb,
  row: SecurityRow,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const { error } = await service.from('security_logs').insert(row)
  return error ? { ok: false, reason: error.code || error.message } : { ok: true }
}

/** Why activity was not kept: not theirs to write (42501), no such thing, or nobody answered. */
export type ActivityFailureReason = 'denied' | 'invalid' | 'unavailable'

function failureReason(code: string): ActivityFailureReason {
  if (code === '42501') return 'denied'
  // 22: data that cannot be, 23: a check or a key.
  return /^2[23]/.test(code) ? 'invalid' : 'unavailable'
}

/** Keeps what people did, with their own session; what is there already stays as it is. */
export async function recordActivities(
  db: Db,
  activities: readonly Activity[],
  userAgent: string | null,
): Promise<{ ok: true } | { ok: false; reason: ActivityFailureReason; internal: string }> {
  const rows = activities.map(({ id, type, data, metadata, at }) => ({
    id,
    activity_type: type,
    activity_data: data,
    metadata,
    user_agent: userAgent?.slice(0, 300) ?? null,
    created_at: at,
  }))
  const { error } = await db
    .from('user_activity')
    .upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
  if (!error) return { ok: true }
  return {
    ok: false,
    reason: failureReason(error.code),
    internal: `${error.code} ${error.message}`,
  }
}

/**
 * Keeps something that the server knows a person did (login, profile_update …), with their own session.
 * What is being done does not depend on it: the caller logs a refusal at most.
 */
export async function recordActivity(
  db: Db,
  activity: {
    type: ActivityType
    data?: Record<string, string | number | boolean>
    userAgent?: string | null
  },
): Promise<{ ok: true } | { ok: false; reason: ActivityFailureReason }> {
  const { error } = await db.from('user_activity').insert({
    id: crypto.randomUUID(),
    activity_type: activity.type,
    activity_data: activity.data ?? {},
    user_agent: activity.userAgent?.slice(0, 300) ?? null,
  })
  return error ? { ok: false, reason: failureReason(error.code) } : { ok: true }
}

/** Adds to the day's searches; needs the service's client. @throws when they were not added. */
export async function addSearches(
  service: ServiceDb,
  counts: readonly SearchCount[],
): Promise<void> {
  const { error } = await service.rpc('count_searches', { counts })
  if (error) throw new Error(error.message)
}

/** Adds to the day's failures; needs the service's client. @throws when they were not added. */
export async function addErrors(service: ServiceDb, counts: readonly ErrorCount[]): Promise<void> {
  const { error } = await service.rpc('count_errors', { counts })
  if (error) throw new Error(error.message)
}
