import type { Worker } from 'node:worker_threads'
import type { EngineAnswer } from './engine'
import type { CorpusIndex } from './index/index-shape'
import type { RankQuery } from './rank/index-searcher'
import { spawnIndexWorker } from './spawn-worker'

export type WorkerQuestion = { id: number; query: RankQuery }
export type WorkerAnswer = { id: number; answer: EngineAnswer } | { id: number; failure: string }

type PendingQuery = { resolve: (answer: EngineAnswer) => void; reject: (reason: Error) => void }
type SearchThread = { worker: Worker; waiting: Map<number, PendingQuery> }

/** Threads over one shared index. A question goes to the thread with the fewest in hand. */
export class WorkerPool {
  private readonly threads: SearchThread[]
  private nextId = 0
  private closing = false

  constructor(
    private readonly index: CorpusIndex,
    size: number,
  ) {
    this.threads = Array.from({ length: size }, () => this.start())
  }

  private start(): SearchThread {
    const thread: SearchThread = { worker: spawnIndexWorker(this.index), waiting: new Map() }
    thread.worker.on('message', (message: WorkerAnswer) => {
      const waiting = thread.waiting.get(message.id)
      thread.waiting.delete(message.id)
      if ('answer' in message) waiting?.resolve(message.answer)
      else waiting?.reject(new Error(message.failure))
    })
    thread.worker.on('error', (reason) => this.replace(thread, reason))
    return thread
  }

  /** A thread that died fails what it had in hand; the next question finds a new one in its place. */
  private replace(thread: SearchThread, reason: unknown): void {
    for (const { reject } of thread.waiting.values())
      reject(reason instanceof Error ? reason : new Error(String(reason)))
    const place = this.threads.indexOf(thread)
    if (place >= 0 && !this.closing) this.threads[place] = this.start()
  }

  rank(query: RankQuery): Promise<EngineAnswer> {
    const [first, ...others] = this.threads
    if (!first) throw new Error('the search threads are closed')
    const thread = others.reduce(
      (least, other) => (other.waiting.size < least.waiting.size ? other : least),
      first,
    )
    const id = this.nextId++
    return new Promise((resolve, reject) => {
      thread.waiting.set(id, { resolve, reject })
      thread.worker.postMessage({ id, query } satisfies WorkerQuestion)
    })
  }

  async close(): Promise<void> {
    this.closing = true
    const threads = this.threads.splice(0)
    for (const { waiting } of threads)
      for (const { reject } of waiting.values()) reject(new Error('the search threads are closed'))
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }
}
