import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { AnonymousDb, ServiceDb, UserDb } from '@/lib/supabase/types'
import type { Cadence } from './constants'
import { countWatches } from './data'
import type { NewWatch } from './describe-watch'

type Outcome = Promise<{ ok: true } | { ok: false; reason: 'limit' | 'full' | 'gone' | 'failed' }>

/** Begins to watch something; what is watched already stays as it is. `most`: what the plan allows. */
export async function addWatch(db: UserDb, watch: NewWatch, most: number): Outcome {
  if ((await countWatches(db)) >= most) return { ok: false, reason: 'limit' }
  const { error } = await db.from('watches').insert(watch)
  // 23505: it was watched before, or asked for twice at once.
  if (!error || error.code === '23505') return { ok: true }
  return { ok: false, reason: error.code === '54000' ? 'full' : 'failed' }
}

const touched = async (
  asked: PromiseLike<{ data: unknown[] | null; error: { code: string } | null }>,
): Outcome => {
  const { data, error } = await asked
  if (error) return { ok: false, reason: 'failed' }
  return data && data.length > 0 ? { ok: true } : { ok: false, reason: 'gone' }
}

export const changeCadence = (db: UserDb, id: string, cadence: Cadence): Outcome =>
  touched(db.from('watches').update({ cadence }).eq('id', id).select('id'))

/** Pauses a watch, or goes on with it. What changes meanwhile is not told later. */
export const pauseWatch = (db: UserDb, id: string, pausedAt: Date | null): Outcome =>
  touched(
    db
      .from('watches')
      .update({ paused_at: pausedAt?.toISOString() ?? null })
      .eq('id', id)
      .select('id'),
  )

/** What it has told stays on the list. */
export const removeWatch = (db: UserDb, id: string): Outcome =>
  touched(db.from('watches').delete().eq('id', id).select('id'))

/** Marks one alert, or all of them, as read. */
export async function markRead(db: UserDb, id: string | 'all', now: Date): Outcome {
  const unread = db.from('alerts').update({ read_at: now.toISOString() }).is('read_at', null)
  const { error } = await (id === 'all' ? unread : unread.eq('id', id))
  return error ? { ok: false, reason: 'failed' } : { ok: true }
}

/** Stops the mails of one's own account, or has them come again. */
export async function setMailStopped(db: UserDb, userId: string, stoppedAt: Date | null): Outcome {
  const row = { mail_stopped_at: stoppedAt?.toISOString() ?? null }
  const changed = await db
    .from('alert_settings')
    .update(row)
    .eq('user_id', userId)
    .select('user_id')
  if (changed.error) return { ok: false, reason: 'failed' }
  if (changed.data.length > 0) return { ok: true }
  const { error } = await db.from('alert_settings').insert(row)
  return error ? { ok: false, reason: 'failed' } : { ok: true }
}

/** The same by the link of a mail, which says whose mails they are. @returns false: nobody has this link */
export async function stopMailsByLink(
  db: AnonymousDb,
  token: string,
  stop: boolean,
): Promise<boolean> {
  const done = await db.rpc('stop_alert_mails', { p_token: token, p_stop: stop })
  return z.boolean().parse(unwrapResult(done))
}

/** Forgets what was told more than a year ago. @returns how many */
export async function deleteOldAlerts(service: ServiceDb, now: Date): Promise<number> {
  const gone = await service.rpc('delete_old_alerts', { p_now: now.toISOString() })
  return z.number().parse(unwrapResult(gone))
}
