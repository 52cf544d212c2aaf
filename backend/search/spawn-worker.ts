import { Worker } from 'node:worker_threads'
import type { CorpusIndex } from './index/index-shape'

/** Threads do not inherit tsx's loader hooks, so in development a thread registers them itself. */
const runTypeScript = `
  const { workerData } = require('node:worker_threads')
  import('tsx/esm/api').then(({ register }) => { register(); return import(workerData.entry) })
`

/** A search thread over the shared index: from source in development, from the bundle beside us else. */
export function spawnIndexWorker(index: CorpusIndex): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./index-worker.mjs', import.meta.url), { workerData: { index } })
  const entry = new URL('./index-worker.ts', import.meta.url).href
  return new Worker(runTypeScript, { eval: true, workerData: { index, entry } })
}
