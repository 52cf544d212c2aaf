import { Worker } from 'node:worker_threads'
import { type Parser, parserInThread } from './parser'

/** Threads do not inherit tsx's loader hooks, so the thread registers them before it loads its entry. */
const runTypeScript = `
  const { workerData } = require('node:worker_threads')
  import('tsx/esm/api').then(({ register }) => { register(); return import(workerData.entry) })
`

/** A parser in a thread of its own: from source in development, from the bundle beside us else. */
export function startParser(today: string): Parser {
  if (!import.meta.url.endsWith('.ts')) {
    return parserInThread(today, () => new Worker(new URL('./parse-worker.mjs', import.meta.url)))
  }
  const entry = new URL('./parse-worker.ts', import.meta.url).href
  return parserInThread(
    today,
    () => new Worker(runTypeScript, { eval: true, workerData: { entry } }),
  )
}
