import 'server-only'
import { z } from 'zod'
import type { Change } from '@/lib/corpus/change-schema'
import { listSomeChanges } from '@/lib/corpus/changes/service'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { alertsPerPage, type WatchKind } from './constants'
import { type Alert, alertSchema, type Watch, watchSchema } from './schema'

// Read with the person's own session: the policies show nobody another's.

const mostWatches = 1000

/** Everything that one watches, the last begun first. @throws AppError `unavailable` */
export async function readWatches(db: UserDb): Promise<Watch[]> {
  const read = await db
    .from('watches')
    .select('id, kind, path, title, name, request, cadence, paused_at, created_at')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(mostWatches)
  return z.array(watchSchema).parse(unwrapResult(read))
}

export async function isWatched(
  db: UserDb,
  { kind, reference }: { kind: WatchKind; reference: string },
): Promise<boolean> {
  const read = await db
    .from('watches')
    .select('id')
    .eq('kind', kind)
    .eq('reference', reference)
    .maybeSingle()
  return z.object({ id: z.uuid() }).nullable().parse(unwrapResult(read)) !== null
}

export async function countWatches(db: UserDb): Promise<number> {
  const read = await db.from('watches').select('id', { count: 'exact', head: true })
  unwrapResult(read)
  return read.count ?? 0
}

/** One page of what one was told, the newest change first, and how much there is in all. */
export async function readAlerts(
  db: UserDb,
  show: 'all' | 'unread',
  page: number,
): Promise<{ alerts: Alert[]; total: number }> {
  const asked = db
    .from('alerts')
    .select(
      'id, change_id, kind, reason, path, title, line, changed_at, read_at, watches(kind, title, name)',
      { count: 'exact' },
    )
  const read = await (show === 'unread' ? asked.is('read_at', null) : asked)
    .order('changed_at', { ascending: false })
    .order('change_id')
    .range((page - 1) * alertsPerPage, page * alertsPerPage - 1)
  return { alerts: z.array(alertSchema).parse(unwrapResult(read)), total: read.count ?? 0 }
}

export async function countUnread(db: UserDb): Promise<number> {
  const read = await db
    .from('alerts')
    .select('id', { count: 'exact', head: true })
    .is('read_at', null)
  unwrapResult(read)
  return read.count ?? 0
}

/** Whether one has stopped the mails. */
export async function isMailStopped(db: UserDb): Promise<boolean> {
  const read = await db.from('alert_settings').select('mail_stopped_at').maybeSingle()
  const row = z.object({ mail_stopped_at: z.string().nullable() }).nullable()
  return row.parse(unwrapResult(read))?.mail_stopped_at != null
}

/** The changes behind alerts, by their ids; none while the service does not answer, for the list is whole without. */
export async function readChangesOf(alerts: readonly Alert[]): Promise<Map<number, Change>> {
  if (alerts.length === 0) return new Map()
  try {
    const changes = await listSomeChanges(alerts.map(({ change_id }) => change_id))
    return new Map(changes.map((change) => [change.id, change]))
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('alerts.changes-failed', { code: thrown.code, reason: thrown.message })
    return new Map()
  }
}
