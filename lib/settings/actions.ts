'use server'

import type { z } from 'zod'
import { logSecurity } from '@/lib/activity/security'
import { admit } from '@/lib/auth/gate'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { forgetSiteState, readSiteState } from '@/lib/site-state/site-state'
import { sessionClient } from '@/lib/supabase/server'
import { readSettings } from './data'
import { saveSettings } from './mutations'
import { savedSettingsSchema } from './schema'
import type { SaveResult, SettingsProblems } from './types'

/** The first problem of each field, by its path below `input`. */
function fieldsOf({ issues }: z.ZodError): SettingsProblems {
  const named = issues.map(({ path, message }) => [path.slice(1).join('.'), message] as const)
  return Object.fromEntries(named.reverse())
}

/** Saves how the site runs, with the administrator's own session. */
export async function save(given: unknown): Promise<SaveResult> {
  try {
    const user = await admit('admin')
    const parsed = savedSettingsSchema.safeParse(given)
    if (!parsed.success) return { ok: false, reason: 'validation', fields: fieldsOf(parsed.error) }
    const { input, seen } = parsed.data
    const db = await sessionClient()
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
    forgetSiteState()
    await readSiteState()
    return { ok: true, current }
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized' || code === 'forbidden') return { ok: false, reason: code }
    log.error('settings.failed', { code, reason: message })
    return { ok: false, reason: 'failed' }
  }
}
