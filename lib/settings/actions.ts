'use server'

import type { z } from 'zod'
import { logSecurity } from '@/lib/activity/security-log'
import { requirePermission } from '@/lib/auth/require-permission'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { invalidateSiteState, readSiteState } from '@/lib/site-state/site-state'
import { userClient } from '@/lib/supabase/clients'
import { readSettings } from './data'
import { saveSettings } from './mutations'
import { savedSettingsSchema } from './schema'
import type { SaveResult, SettingsErrors } from './types'

/** The first problem of each field, by its path below `input`. */
function errorsOf({ issues }: z.ZodError): SettingsErrors {
  const named = issues.map(({ path, message }) => [path.slice(1).join('.'), message] as const)
  return Object.fromEntries(named.reverse())
}

/** Saves how the site runs, with the administrator's own session. */
export async function updateSettings(given: unknown): Promise<SaveResult> {
  try {
    const user = await requirePermission('admin')
    const parsed = savedSettingsSchema.safeParse(given)
    if (!parsed.success) return { ok: false, reason: 'validation', fields: errorsOf(parsed.error) }
    const { input, seen } = parsed.data
    const db = await userClient()
    const saved = await saveSettings(db, input, seen)
    if (!saved.ok && saved.reason !== 'stale') {
      return saved.reason === 'validation'
        ? { ...saved, reason: 'validation', fields: {} }
        : { ...saved, reason: saved.reason }
    }
    const current = await readSettings(db)
    if (!saved.ok) return { ok: false, reason: 'stale', current }
    const { maintenance, debug, cache, backup, allowed } = input
    await logSecurity({
      type: 'settings_changed',
      level: maintenance ? 'warning' : 'info',
      user,
      data: { maintenance, debug, cache, backup, allowed: allowed.length },
    })
    // This copy of the site follows at once, the others within seconds.
    invalidateSiteState()
    await readSiteState()
    return { ok: true, current }
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized' || code === 'forbidden') return { ok: false, reason: code }
    log.error('settings.failed', { code, reason: message })
    return { ok: false, reason: 'failed' }
  }
}
