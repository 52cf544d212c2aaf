import { heartbeatMs, pollMs } from '@/lib/jobs/constants'
import { log } from '@/lib/log'
import type { Handler } from './handler'
import type { ClaimedJob, Queue } from './queue'
import { runJob } from './run-job'

export type WorkerOptions = {
  /** Jobs at a time. */
  slots: number
  heartbeatMs?: number
  progressMs?: number
  pollMs?: number
}

/** Takes jobs as long as it runs: when one is announced, when one ends, and every few seconds. */
export class Worker {
  readonly #handlers: Map<string, Handler>
  readonly #running = new Set<Promise<void>>()
  readonly #stop = new AbortController()
  #wake: () => void = () => {}
  #loop: Promise<void> | null = null

  constructor(
    private readonly queue: Queue,
    handlers: Handler[],
    private readonly options: WorkerOptions,
  ) {
    this.#handlers = new Map(handlers.map((handler) => [handler.definition.kind, handler]))
  }

  async start(): Promise<void> {
    await this.queue.sql.listen('jobs', () => this.#wake())
    this.#loop = this.#run()
  }

  /** What runs is broken off and given back, for another worker to begin again. */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.#wake()
    await this.#loop
    await Promise.all(this.#running)
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const woken = this.#nextWake()
      const free = this.options.slots - this.#running.size
      const jobs = free > 0 ? await this.#claim(free) : []
      for (const job of jobs) this.#begin(job)
      if (jobs.length === 0) await woken
    }
  }

  async #claim(limit: number): Promise<ClaimedJob[]> {
    try {
      return await this.queue.claim([...this.#handlers.keys()], limit)
    } catch (thrown) {
      log.warn('jobs.claim-failed', {
        reason: thrown instanceof Error ? thrown.message : String(thrown),
      })
      return []
    }
  }

  #begin(job: ClaimedJob) {
    const handler = this.#handlers.get(job.kind)
    if (!handler) return
    const work = runJob(this.queue, handler, job, {
      heartbeatMs: this.options.heartbeatMs ?? heartbeatMs,
      progressMs: this.options.progressMs,
      stopping: this.#stop.signal,
    }).finally(() => {
      this.#running.delete(work)
      this.#wake()
    })
    this.#running.add(work)
  }

  #nextWake(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.options.pollMs ?? pollMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
