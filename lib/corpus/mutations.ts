import 'server-only'
import { AppError, type ErrorCode } from '@/lib/errors'
import type { Db } from '@/lib/supabase/types'
import type { RefreshCancel, RefreshStart } from './administration-schema'
import { cancelRefresh, getRefresh, sendReport, startRefresh } from './service'
import { reportSchema } from './service-schema'

export type ReportResult = { ok: true; id: number } | { ok: false; reason: ErrorCode }

/** Keeps a reader's report of an error in a decision. */
export async function reportDecision(input: unknown): Promise<ReportResult> {
  const report = reportSchema.safeParse(input)
  if (!report.success) return { ok: false, reason: 'validation' }
  try {
    return { ok: true, id: await sendReport(report.data) }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    return { ok: false, reason: thrown.code === 'caseNotFound' ? 'notFound' : thrown.code }
  }
}

/** Writes the act into the audit with the administrator's own session. */
async function recordAudit(db: Db, action: string): Promise<void> {
  const { error } = await db.rpc('record_act', { act: action, kind: 'corpus', target: null })
  if (!error) return
  const code = error.code === '42501' ? 'forbidden' : 'unavailable'
  throw new AppError(code, { internal: `audit: ${error.code}` })
}

/**
 * Starts a refresh of the corpus. The act is in the audit before it is done; what cannot start leaves no
 * row there.
 * @throws AppError when the service or the database does not answer.
 */
export async function refreshCorpus(db: Db): Promise<RefreshStart> {
  const state = await getRefresh()
  if (state.source === 'none') return { outcome: 'noSource', state }
  if (state.latest?.outcome === 'running') return { outcome: 'running', state }
  await recordAudit(db, 'corpus.refreshStarted')
  return startRefresh()
}

/** Asks the running refresh to stop. What it wrote until then stays, and the next one goes on from it. */
export async function stopRefresh(db: Db): Promise<RefreshCancel> {
  const state = await getRefresh()
  if (state.latest?.outcome !== 'running') return { outcome: 'idle', state }
  await recordAudit(db, 'corpus.refreshCancelled')
  return cancelRefresh()
}
