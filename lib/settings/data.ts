import 'server-only'
import { AppError } from '@/lib/errors'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { backupSchema, settingsRowSchema } from './schema'
import type { Backup, CurrentSettings } from './types'

const columns =
  'maintenance_enabled, maintenance_message, allowed_ips, enabled_at, debug_mode, cache_enabled, backup_frequency, updated_at'

/**
 * How the site runs; only an administrator's session reads it.
 * @throws AppError `forbidden` for everybody else, `unavailable` when the database does not answer.
 */
export async function readSettings(db: UserDb): Promise<CurrentSettings> {
  const data = unwrapResult(await db.from('site_settings').select(columns).maybeSingle())
  if (!data) throw new AppError('forbidden')
  const row = settingsRowSchema.parse(data)
  const { ko = '', en = '', ja = '', zh = '' } = row.maintenance_message
  return {
    input: {
      maintenance: row.maintenance_enabled,
      message: { ko, en, ja, zh },
      allowed: row.allowed_ips,
      debug: row.debug_mode,
      cache: row.cache_enabled,
      backup: row.backup_frequency,
    },
    enabledAt: row.enabled_at,
    seen: row.updated_at,
  }
}

/** The newest backup, or null when there is no record of one. */
export async function readLastBackup(db: UserDb): Promise<Backup | null> {
  const { data, error } = await db
    .from('backups')
    .select('started_at, finished_at, bytes, error')
    .order('started_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  // The page of the settings is there without it.
  if (error || !data) return null
  const row = backupSchema.parse(data)
  return {
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    bytes: row.bytes,
    failed: row.error !== null,
  }
}
