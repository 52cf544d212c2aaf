import type { Worker } from 'node:worker_threads'
import type { CitationCheck } from '@/lib/corpus/schema'
import { AppError } from '@/lib/errors'
import { startThread } from '@/lib/start-thread'

export type CheckRequest = { text: string }
/** `code` is that of the driver, which says whether the database is away. */
export type CheckReply =
  | { citations: CitationCheck[] }
  | { failure: string; code: string | undefined }

export type CitationChecker = {
  /** @throws AppError `timeout` for a text that takes too long, `unavailable` when too many wait. */
  check(text: string): Promise<CitationCheck[]>
  close(): Promise<void>
}

type Job = {
  text: string
  resolve: (citations: CitationCheck[]) => void
  reject: (reason: Error) => void
}

const deadlineMs = 8000
const mostWaiting = 32
/** Texts of the longest decisions that a text quotes are held at once. */
const mostMemory = { maxOldGenerationSizeMb: 512 }

/** A thread with a database connection of its own. */
export const startCheckThread = (url?: string): Worker =>
  startThread('check-worker', import.meta.url, { url }, mostMemory)

/**
 * Checks texts one after the other in a thread. One that passes its deadline, or ends the thread, is given up
 * with it; the next is checked by a new one.
 */
export function createCitationChecker(
  start: () => Worker = startCheckThread,
  limitMs: number = deadlineMs,
): CitationChecker {
  const waiting: Job[] = []
  let worker: Worker | null = null
  let running: { job: Job; timer: NodeJS.Timeout } | null = null
  let closed = false

  function take(): Job | null {
    if (!running) return null
    clearTimeout(running.timer)
    const { job } = running
    running = null
    return job
  }

  function abandon(reason: Error): void {
    const lost = worker
    worker = null
    lost?.removeAllListeners()
    // Whatever it still does wrong is nobody's any more.
    lost?.on('error', () => {})
    void lost?.terminate()
    take()?.reject(reason)
    next()
  }

  function thread(): Worker {
    if (worker) return worker
    const started = start()
    started.on('message', (reply: CheckReply) => {
      const job = take()
      if ('citations' in reply) job?.resolve(reply.citations)
      else job?.reject(Object.assign(new Error(reply.failure), { code: reply.code }))
      next()
    })
    started.on('error', (reason) => abandon(reason instanceof Error ? reason : new Error('thread')))
    worker = started
    return started
  }

  function next(): void {
    if (running || closed) return
    const job = waiting.shift()
    if (!job) return
    const timer = setTimeout(
      () => abandon(new AppError('timeout', { internal: 'citations took too long' })),
      limitMs,
    )
    running = { job, timer }
    thread().postMessage({ text: job.text } satisfies CheckRequest)
  }

  return {
    check(text) {
      if (closed || waiting.length >= mostWaiting) {
        return Promise.reject(new AppError('unavailable', { internal: 'too many texts wait' }))
      }
      return new Promise((resolve, reject) => {
        waiting.push({ text, resolve, reject })
        next()
      })
    },
    async close() {
      closed = true
      const gone = new AppError('unavailable', { internal: 'the service stops' })
      take()?.reject(gone)
      for (const { reject } of waiting.splice(0)) reject(gone)
      await worker?.terminate()
    },
  }
}
