import type postgres from 'postgres'
import { deleteOldAlerts } from '@/lib/alerts/mutations'
import { deleteOldApiKeys } from '@/lib/api-keys/mutations'
import { deleteOldBilling } from '@/lib/billing/mutations'
import { deleteOldCodes } from '@/lib/billing/phone/mutations'
import { deleteExpired } from '@/lib/contact/mutations'
import { deleteOrphanedObjects, deleteTrashed } from '@/lib/documents/mutations'
import { deleteOldUploads } from '@/lib/documents/uploads/mutations'
import { env } from '@/lib/env'
import { deleteOldJobs } from '@/lib/jobs/mutations'
import { deleteOldOrganizationRows } from '@/lib/organizations/mutations'
import type { ServiceDb } from '@/lib/supabase/types'
import { deleteOldDrafts } from '@/lib/templates/mutations'
import { traceKeptDays, traceWholeDays } from '@/lib/traces/constants'
import { deleteOldTraces, thinTraces } from '@/lib/traces/mutations'
import { deleteOldMessages } from '@/lib/webhooks/mutations'
import { deleteUnusedCovers } from './covers'
import {
  daysBefore,
  draftKeptDays,
  keptYears,
  mailKeptDays,
  visitorChatKeptDays,
  yearsBefore,
} from './limits'

export type RetentionContext = {
  /** The service client. */
  db: ServiceDb
  now: Date
  /** Where limits are counted; null when each copy of the site counts for itself. */
  counters: postgres.Sql | null
  /** The database of the embedded stack, with its outbox; null where mail goes out. */
  outbox: postgres.Sql | null
}

async function deleteOldLogs({ db, now }: RetentionContext): Promise<number> {
  const before = yearsBefore(now, keptYears).toISOString()
  const { data, error } = await db.rpc('delete_old_logs', { before })
  if (error) throw error
  return Number(data)
}

async function deleteOldInquiries({ db, now }: RetentionContext): Promise<number> {
  const expired = await deleteExpired(db, now)
  if (!expired.ok) throw new Error(expired.reason)
  return expired.count
}

async function deleteOldMails({ outbox, now }: RetentionContext): Promise<number> {
  if (!outbox) return 0
  const gone = await outbox`
    delete from embedded.mail where created_at < ${daysBefore(now, mailKeptDays)}`
  return gone.count
}

async function deleteOldTexts({ outbox, now }: RetentionContext): Promise<number> {
  if (!outbox) return 0
  const gone = await outbox`
    delete from embedded.sms where created_at < ${daysBefore(now, mailKeptDays)}`
  return gone.count
}

async function deleteOldPhoneCodes({ db, now }: RetentionContext): Promise<number> {
  const deleted = await deleteOldCodes(db, now)
  if (!deleted.ok) throw new Error(deleted.reason)
  return deleted.count
}

async function deleteExpiredCounters({ counters, now }: RetentionContext): Promise<number> {
  if (!counters) return 0
  const gone = await counters`delete from rate_limit.counters where expire < ${now.getTime()}`
  return gone.count
}

async function deleteOldBackupRows({ db, now }: RetentionContext): Promise<number> {
  const before = yearsBefore(now, keptYears).toISOString()
  const { count, error } = await db
    .from('backups')
    .delete({ count: 'exact' })
    .lt('started_at', before)
  if (error) throw error
  return count ?? 0
}

async function deleteOldVisitorChats({ db, now }: RetentionContext): Promise<number> {
  const before = daysBefore(now, visitorChatKeptDays).toISOString()
  const { data, error } = await db.rpc('delete_old_visitor_chats', { before })
  if (error) throw error
  return Number(data)
}

async function thinOldTraces({ db, now }: RetentionContext): Promise<number> {
  const { TRACES_KEPT_SHARE: share } = env()
  return share < 1 ? thinTraces(db, daysBefore(now, traceWholeDays), share) : 0
}

const tasks = {
  logs: deleteOldLogs,
  inquiries: deleteOldInquiries,
  mails: deleteOldMails,
  texts: deleteOldTexts,
  phoneCodes: deleteOldPhoneCodes,
  billing: ({ db, now }: RetentionContext) => deleteOldBilling(db, yearsBefore(now, keptYears)),
  covers: ({ db, now }: RetentionContext) => deleteUnusedCovers(db, now),
  // These first, because they leave objects behind.
  trash: ({ db, now }: RetentionContext) => deleteTrashed(db, now),
  uploads: ({ db, now }: RetentionContext) => deleteOldUploads(db, now),
  documents: ({ db, now }: RetentionContext) => deleteOrphanedObjects(db, now),
  apiKeys: ({ db, now }: RetentionContext) => deleteOldApiKeys(db, now),
  organizations: ({ db, now }: RetentionContext) => deleteOldOrganizationRows(db, now),
  jobs: ({ db, now }: RetentionContext) => deleteOldJobs(db, now),
  counters: deleteExpiredCounters,
  backupRows: deleteOldBackupRows,
  visitorChats: deleteOldVisitorChats,
  traces: ({ db, now }: RetentionContext) => deleteOldTraces(db, daysBefore(now, traceKeptDays)),
  sampledTraces: thinOldTraces,
  alerts: ({ db, now }: RetentionContext) => deleteOldAlerts(db, now),
  webhookMessages: ({ db, now }: RetentionContext) => deleteOldMessages(db, now),
  drafts: ({ db, now }: RetentionContext) => deleteOldDrafts(db, daysBefore(now, draftKeptDays)),
}
export type Task = keyof typeof tasks

export type Outcome = {
  deleted: Partial<Record<Task, number>>
  failed: Partial<Record<Task, string>>
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)

/**
 * Deletes what is past its time. Each task stands for itself: one that fails does not hold the others back,
 * and the next day deletes what this one could not.
 */
export async function runRetention(house: RetentionContext): Promise<Outcome> {
  const outcome: Outcome = { deleted: {}, failed: {} }
  for (const name of Object.keys(tasks) as Task[]) {
    try {
      outcome.deleted[name] = await tasks[name](house)
    } catch (error) {
      outcome.failed[name] = messageOf(error)
    }
  }
  return outcome
}
