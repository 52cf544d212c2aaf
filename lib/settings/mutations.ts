import 'server-only'
import type { UserDb } from '@/lib/supabase/types'
import type { Settings } from './schema'

type Saved = { ok: true } | { ok: false; reason: 'stale' | 'forbidden' | 'validation' | 'failed' }

/** What the database's own rights and checks say, as a reason. */
const reasons: Record<string, 'forbidden' | 'validation'> = {
  '42501': 'forbidden',
  '23514': 'validation',
}

/** Saves how the site runs, unless it was saved since `seen`. The session's own rights decide. */
export async function saveSettings(db: UserDb, input: Settings, seen: string): Promise<Saved> {
  const { data, error } = await db.rpc('save_site_settings', {
    wanted: {
      maintenance_enabled: input.maintenance,
      maintenance_message: input.message,
      allowed_ips: input.allowed,
      debug_mode: input.debug,
      cache_enabled: input.cache,
      backup_frequency: input.backup,
    },
    seen,
  })
  if (error) return { ok: false, reason: reasons[error.code] ?? 'failed' }
  return data === 'ok' ? { ok: true } : { ok: false, reason: 'stale' }
}
