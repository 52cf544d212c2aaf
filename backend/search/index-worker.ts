import { parentPort, workerData } from 'node:worker_threads'
import type { CorpusIndex } from './index/index-shape'
import { IndexSearcher } from './rank/index-searcher'
import type { WorkerAnswer, WorkerQuestion } from './worker-pool'

/** One thread of the engine: ranks over the shared index, one query at a time. */
const searcher = new IndexSearcher((workerData as { index: CorpusIndex }).index)

parentPort?.on('message', ({ id, query }: WorkerQuestion) => {
  let answer: WorkerAnswer
  try {
    answer = { id, answer: searcher.search(query) }
  } catch (thrown) {
    answer = { id, failure: thrown instanceof Error ? thrown.message : String(thrown) }
  }
  parentPort?.postMessage(answer)
})
