'use server'

import { logSecurity } from '@/lib/activity/security-log'
import { runAction } from '@/lib/auth/action'
import { createRateLimiter } from '@/lib/rate-limit'
import { invalidateSiteState, readSiteState } from '@/lib/site-state/site-state'
import { readSettings } from './data'
import { saveSettings } from './mutations'
import { savedSettingsSchema } from './schema'
import type { SaveResult, SettingsErrors } from './types'

/** By account; an administrator saves a few times in a row at most. */
const saveLimit = createRateLimiter({ name: 'settings.save', points: 60, seconds: 300 })

/** Paths of the errors below `input`. */
function fieldsOf(errors: Record<string, string>): SettingsErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, key]) => [path.replace(/^input\./, ''), key]),
  )
}

/** Saves how the site runs, with the administrator's own session. */
export async function updateSettings(given: unknown): Promise<SaveResult> {
  return runAction({
    name: 'settings',
    access: 'admin',
    limit: saveLimit,
    schema: savedSettingsSchema,
    input: given,
    refuse: (reason, { errors }): SaveResult => {
      if (reason === 'invalid') return { ok: false, reason: 'validation', fields: fieldsOf(errors) }
      const isDenied = reason === 'unauthorized' || reason === 'forbidden'
      return { ok: false, reason: isDenied ? reason : 'failed' }
    },
    run: async ({ db, user, input: { input, seen } }): Promise<SaveResult> => {
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
    },
  })
}
