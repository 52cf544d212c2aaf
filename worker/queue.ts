import type postgres from 'postgres'
import { z } from 'zod'
import type { Progress } from '@/lib/jobs/schema'

const rowSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  owner_id: z.uuid().nullable(),
  subject: z.string().nullable(),
  payload: z.unknown(),
  attempts: z.number().int(),
  lease_id: z.uuid(),
})
/** A job that this worker holds under its lease. */
export type ClaimedJob = z.infer<typeof rowSchema>
type Held = Pick<ClaimedJob, 'id' | 'lease_id'>
type Runner = postgres.Sql | postgres.TransactionSql

const lostOr = z.enum(['ok', 'cancel', 'lost'])

/** The worker's side of the queue: functions of the database, over a connection of its own. */
export class Queue {
  constructor(
    readonly sql: postgres.Sql,
    private readonly leaseSeconds: number,
  ) {}

  private get lease() {
    return `${this.leaseSeconds} seconds`
  }

  async claim(kinds: string[], limit: number): Promise<ClaimedJob[]> {
    return z.array(rowSchema).parse(
      await this.sql`select id, kind, owner_id, subject, payload, attempts, lease_id
        from public.claim_jobs(${kinds}, ${limit}, ${this.lease}::interval)`,
    )
  }

  async renew(job: Held, progress: Progress | null): Promise<z.infer<typeof lostOr>> {
    const [row] = await this.sql`select public.renew_job(
      ${job.id}, ${job.lease_id}, ${this.lease}::interval, ${json(progress)}::text::jsonb) as answer`
    return lostOr.parse(row?.answer)
  }

  /** Within the transaction that writes what the job made, or alone. @returns false: it was no longer ours */
  async finish(job: Held, progress: Progress | null, runner: Runner = this.sql): Promise<boolean> {
    const [row] = await runner`select public.finish_job(
      ${job.id}, ${job.lease_id}, ${json(progress)}::text::jsonb) as finished`
    return row?.finished === true
  }

  /** @param again milliseconds until it is tried again; null: never. @returns the job's new state */
  async fail(
    job: Held,
    failure: { reason: string; detail?: string; again: number | null; cancelled?: boolean },
  ): Promise<string | null> {
    const { reason, detail = null, again, cancelled = false } = failure
    const interval = again === null ? null : `${again} milliseconds`
    const [row] = await this.sql`select public.fail_job(${job.id}, ${job.lease_id}, ${reason},
      ${detail}, ${interval}::interval, ${cancelled}) as state`
    return z
      .string()
      .nullable()
      .parse(row?.state ?? null)
  }

  /** Gives a job back that this worker will not finish; the attempt does not count. */
  async release(job: Held): Promise<void> {
    await this.sql`select public.release_job(${job.id}, ${job.lease_id})`
  }
}

const json = (progress: Progress | null) => (progress ? JSON.stringify(progress) : null)
