import type postgres from 'postgres'
import type { JobDefinition } from '@/lib/jobs/definition'
import type { Progress } from '@/lib/jobs/schema'

/** What a handler is given beside what the job says. */
export type JobContext = {
  id: string
  owner: string | null
  attempt: number
  /** Aborted when the owner cancels, the time is over, the lease is lost or the worker stops. */
  signal: AbortSignal
  /** Says how far the job is; written with the next heartbeat, at most once a second. */
  report: (progress: Progress) => void
  /** The worker's own connection, past every policy. */
  sql: postgres.Sql
}

/** What is written together with the end of the job, in one transaction: both stand or neither does. */
export type Commit = (transaction: postgres.TransactionSql) => Promise<void>

/**
 * Does one kind of job. It may run twice (a worker dies after the work and before the end is written), so it
 * writes by keys that make a second time harmless, or by the `Commit` it answers, which is written once.
 * Throws `JobFailure` for what people are to be told; anything else is tried again.
 */
export type Handler = {
  definition: JobDefinition<unknown>
  run: (payload: unknown, context: JobContext) => Promise<Commit | undefined>
}

/** Ties a handler to its definition, with the payload's type. */
export function handles<Payload>(
  definition: JobDefinition<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<Commit | undefined>,
): Handler {
  return {
    definition: definition as JobDefinition<unknown>,
    run: (payload, context) => run(definition.payload.parse(payload), context),
  }
}
