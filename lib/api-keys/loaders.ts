import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { type Entitlements, entitlements } from '@/lib/entitlements'
import { lastKoreanDays } from '@/lib/korean-time'
import { userClient } from '@/lib/supabase/clients'
import { usageDays } from './constants'
import { readApiKeys, readApiKeyUsage } from './data'
import { type DayUsage, type RouteUsage, usageByDay, usageByRoute } from './key-usage'
import type { ApiKey } from './schema'

export const requireApiKeysAccess = (): Promise<SessionUser> => requireAccess('apiKeys')

export type OwnApiKeys = {
  keys: ApiKey[]
  /** Requests of each key that were answered in the last thirty days. */
  answered: Record<string, number>
  days: DayUsage[]
  routes: RouteUsage[]
  allowed: Pick<Entitlements, 'apiRequestsADay' | 'apiRequestsAMinute'>
  now: Date
}

/** Somebody's own keys, and what they were used for lately. */
export async function loadOwnApiKeys(user: SessionUser): Promise<OwnApiKeys> {
  const now = new Date()
  const db = await userClient()
  const [keys, usage] = await Promise.all([
    readApiKeys(db, user.id),
    readApiKeyUsage(db, user.id, lastKoreanDays(usageDays, now).from),
  ])
  const answered: Record<string, number> = {}
  for (const row of usage) answered[row.keyId] = (answered[row.keyId] ?? 0) + row.answered
  const days = usageByDay(usage, now)
  return {
    keys,
    answered,
    days,
    routes: usageByRoute(usage),
    allowed: entitlements[user.plan],
    now,
  }
}
