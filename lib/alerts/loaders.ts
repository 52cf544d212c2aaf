import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import type { Change } from '@/lib/corpus/change-schema'
import { entitlements, tierOf } from '@/lib/entitlements'
import { userClient } from '@/lib/supabase/clients'
import { alertsPerPage } from './constants'
import { countUnread, isMailStopped, readAlerts, readChangesOf, readWatches } from './data'
import type { Alert, Watch } from './schema'

export type AlertsPage = {
  alerts: Alert[]
  /** What each alert is about, by the id of its change; those that the corpus still has. */
  changes: Map<number, Change>
  total: number
  unread: number
  page: number
  /** The number of the last page. */
  last: number
  watches: Watch[]
  /** How many the plan allows. */
  most: number
  mailStopped: boolean
}

/** What one was told, and what one watches. */
export async function loadAlerts(show: 'all' | 'unread', page: number): Promise<AlertsPage> {
  const user = await requireAccess('alerts')
  const db = await userClient()
  const [found, unread, watches, mailStopped] = await Promise.all([
    readAlerts(db, show, page),
    countUnread(db),
    readWatches(db),
    isMailStopped(db),
  ])
  const last = Math.max(1, Math.ceil(found.total / alertsPerPage))
  const shown = page > last ? await readAlerts(db, show, last) : found
  return {
    ...shown,
    changes: await readChangesOf(shown.alerts),
    unread,
    page: Math.min(page, last),
    last,
    watches,
    most: entitlements[tierOf(user)].watches,
    mailStopped,
  }
}
