import { JobFailure, retryDelayMs } from '@/lib/jobs/definition'
import type { Progress } from '@/lib/jobs/schema'
import { log } from '@/lib/log'
import type { Commit, Handler } from './handler'
import type { ClaimedJob, Queue } from './queue'

/** Why work is broken off: the reason of its signal. */
type Abort = 'cancel' | 'lost' | 'timeout' | 'stop'
export type RunOptions = { heartbeatMs: number; progressMs?: number; stopping: AbortSignal }

class LeaseLost extends Error {}

/** Renews the lease while a job runs, carries its progress, and hears what its owner wants. */
class Heartbeat {
  #progress: Progress | null = null
  #told = ''
  #beat = 0
  #timer: NodeJS.Timeout
  #underWay: Promise<void> = Promise.resolve()

  constructor(
    private readonly queue: Queue,
    private readonly job: ClaimedJob,
    private readonly abort: (why: Abort) => void,
    private readonly everyMs: number,
    progressMs: number,
  ) {
    this.#beat = performance.now()
    this.#timer = setInterval(() => this.#look(), Math.min(everyMs, progressMs))
  }

  report(progress: Progress) {
    this.#progress = progress
  }

  get progress(): Progress | null {
    return this.#progress
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#underWay
  }

  #look() {
    const said = JSON.stringify(this.#progress)
    const due = performance.now() - this.#beat >= this.everyMs
    if (!due && said === this.#told) return
    this.#beat = performance.now()
    this.#told = said
    this.#underWay = this.queue.renew(this.job, this.#progress).then(
      (answer) => {
        if (answer !== 'ok') this.abort(answer)
      },
      // A database that is away for a moment: the lease is long enough for another try.
      (thrown: unknown) => log.warn('jobs.heartbeat-failed', { reason: messageOf(thrown) }),
    )
  }
}

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)

/** Runs one job to its end and writes how it ended. Never throws. */
export async function runJob(
  queue: Queue,
  handler: Handler,
  job: ClaimedJob,
  { heartbeatMs, progressMs = 1000, stopping }: RunOptions,
): Promise<void> {
  const started = performance.now()
  const control = new AbortController()
  const abort = (why: Abort) => control.abort(why)
  const stop = () => abort('stop')
  stopping.addEventListener('abort', stop, { once: true })
  if (stopping.aborted) stop()
  const heartbeat = new Heartbeat(queue, job, abort, heartbeatMs, progressMs)
  const limit = setTimeout(() => abort('timeout'), handler.definition.timeLimitMs)
  let end = 'done'
  try {
    const commit = await untilAborted(control.signal, () =>
      handler.run(job.payload, {
        id: job.id,
        owner: job.owner_id,
        attempt: job.attempts,
        signal: control.signal,
        report: (progress) => heartbeat.report(progress),
        sql: queue.sql,
      }),
    )
    await heartbeat.stop()
    await finish(queue, job, commit, heartbeat.progress)
  } catch (thrown) {
    await heartbeat.stop()
    end = await settle(queue, handler, job, thrown, control.signal).catch((error: unknown) => {
      // The lease runs out, and another worker takes it.
      log.error('jobs.unsettled', { kind: job.kind, id: job.id, reason: messageOf(error) })
      return 'unsettled'
    })
  } finally {
    clearTimeout(limit)
    stopping.removeEventListener('abort', stop)
  }
  const ms = Math.round(performance.now() - started)
  log.info('jobs.ended', { kind: job.kind, id: job.id, attempt: job.attempts, end, ms })
}

/** A handler that does not look at its signal is left alone with its work; its end is nobody's any more. */
function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new Error(`broken off: ${signal.reason}`))
    if (signal.aborted) return aborted()
    signal.addEventListener('abort', aborted, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', aborted))
  })
}

async function finish(
  queue: Queue,
  job: ClaimedJob,
  commit: Commit | undefined,
  progress: Progress | null,
): Promise<void> {
  await queue.sql.begin(async (transaction) => {
    // First: it locks the row, so that what is written below is written by whoever holds the job.
    if (!(await queue.finish(job, progress, transaction))) throw new LeaseLost()
    await commit?.(transaction)
  })
}

async function settle(
  queue: Queue,
  { definition }: Handler,
  job: ClaimedJob,
  thrown: unknown,
  signal: AbortSignal,
): Promise<string> {
  const why = signal.aborted ? (signal.reason as Abort) : null
  if (why === 'lost' || thrown instanceof LeaseLost) return 'lost'
  if (why === 'stop') {
    await queue.release(job)
    return 'released'
  }
  if (why === 'cancel') {
    await queue.fail(job, { reason: 'cancelled', again: null, cancelled: true })
    return 'cancelled'
  }
  const known = thrown instanceof JobFailure ? thrown : null
  const reason = why === 'timeout' ? 'timeout' : (known?.reason ?? 'unexpected')
  const again = known?.how.permanent ? null : retryDelayMs(definition, job.attempts)
  const state = await queue.fail(job, { reason, detail: messageOf(thrown), again })
  if (state === 'failed') log.error('jobs.failed', { kind: job.kind, id: job.id, reason })
  return state ?? 'lost'
}
