import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { startThread as fromSource } from '../lib/start-thread'

/**
 * In the place of lib/start-thread.ts: a thread of the bundles in `dist/`, as it runs in production. From source each
 * thread would compile again what it reads, which takes longer than what most tests ask of it.
 */
export const startThread: typeof fromSource = (
  name,
  _caller,
  data = {},
  resourceLimits = {},
  isSilent = false,
) =>
  new Worker(path.resolve('dist', `${name}.mjs`), {
    workerData: data,
    resourceLimits,
    stdout: isSilent,
    stderr: isSilent,
  })
