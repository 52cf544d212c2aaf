import type { Worker } from 'node:worker_threads'

export type ThreadProgress = { done: number; of: number }
/** What a thread says that works on one task: how far it is, and in the end its result. */
export type ThreadReply<Result> = ThreadProgress | { result: Result }

/**
 * Waits for the result of a thread, and ends it then.
 * @throws the signal's reason when it is aborted; an error when the thread gives up
 */
export function threadResult<Result>(
  thread: Worker,
  signal: AbortSignal,
  onProgress: (progress: ThreadProgress) => void = () => {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      signal.removeEventListener('abort', aborted)
      thread.removeAllListeners()
      // Whatever it still does wrong is nobody's any more.
      thread.on('error', () => {})
      void thread.terminate().then(finish)
    }
    const aborted = () => end(() => reject(signal.reason))
    signal.addEventListener('abort', aborted, { once: true })
    thread.on('message', (reply: ThreadReply<Result>) => {
      if ('result' in reply) end(() => resolve(reply.result))
      else onProgress(reply)
    })
    thread.on('error', (error) => end(() => reject(error)))
    thread.on('exit', () => end(() => reject(new Error('the thread ended without a result'))))
  })
}
