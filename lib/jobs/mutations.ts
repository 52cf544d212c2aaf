import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db, ServiceDb } from '@/lib/supabase/types'
import type { JobDefinition } from './definition'

type NewJob<Payload> = {
  /** Null: the site's own. */
  owner: string | null
  /** Of one kind and subject one job runs at a time, and at most one waits. */
  subject?: string
  payload: Payload
  dueAt?: Date
}

/** @returns its id, or that of the one that waits already. @throws AppError `unavailable` */
export async function enqueueJob<Payload extends object>(
  service: ServiceDb,
  definition: JobDefinition<Payload>,
  { owner, subject, payload, dueAt }: NewJob<Payload>,
): Promise<string> {
  const added = await service.rpc('enqueue_job', {
    p_kind: definition.kind,
    p_owner: owner as string,
    p_subject: (subject ?? null) as string,
    p_payload: JSON.parse(JSON.stringify(definition.payload.parse(payload))),
    p_priority: definition.priority,
    p_most_attempts: definition.mostAttempts,
    ...(dueAt ? { p_due: dueAt.toISOString() } : {}),
  })
  return z.uuid().parse(unwrapResult(added))
}

/** Ends a job of one's own, at once or when its worker next looks. @returns whether there was one to end */
export async function cancelJob(db: Db, id: string): Promise<boolean> {
  return z.boolean().parse(unwrapResult(await db.rpc('cancel_my_job', { p_job: id })))
}

/** @returns how many */
export async function deleteOldJobs(service: ServiceDb, now: Date): Promise<number> {
  const gone = await service.rpc('delete_old_jobs', { p_now: now.toISOString() })
  return z.number().parse(unwrapResult(gone))
}
