import { type ResourceLimits, Worker } from 'node:worker_threads'

/** Threads do not inherit tsx's loader hooks, so in development a thread registers them itself. */
const runTypeScript = `
  const { workerData } = require('node:worker_threads')
  import('tsx/esm/api').then(({ register }) => { register(); return import(workerData.entry) })
`

/**
 * Starts a thread: from source in development, from the bundle beside the program else.
 * @param name of the file that it runs, without its ending
 * @param caller `import.meta.url` of the module beside which that file lies
 * @param isSilent what the thread prints is dropped: libraries in it complain of the files they are given
 */
export function startThread(
  name: string,
  caller: string,
  data: object = {},
  resourceLimits: ResourceLimits = {},
  isSilent = false,
): Worker {
  const options = { resourceLimits, stdout: isSilent, stderr: isSilent }
  if (!caller.endsWith('.ts')) {
    return new Worker(new URL(`./${name}.mjs`, caller), { ...options, workerData: data })
  }
  const entry = new URL(`./${name}.ts`, caller).href
  return new Worker(runTypeScript, {
    eval: true,
    workerData: { ...data, entry },
    ...options,
  })
}
