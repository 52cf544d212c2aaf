import type { Worker } from 'node:worker_threads'
import { startThread } from '@/lib/start-thread'
import type { CorpusIndex } from './index/index-shape'

/** A search thread over the shared index. */
export function spawnIndexWorker(index: CorpusIndex): Worker {
  return startThread('index-worker', import.meta.url, { index })
}
