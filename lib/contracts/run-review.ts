import { startThread } from '@/lib/start-thread'
import type { ReviewReply, ReviewTask } from './contract-review-worker'
import type { SidedReview } from './review-sides'

const mostHeap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 }

/**
 * Reviews a contract in a thread of its own: three hundred pages hold nothing else up, and can be broken off.
 * @throws the signal's reason when it is aborted; an error when the thread gives up
 */
export function runReview(
  task: ReviewTask,
  signal: AbortSignal,
  onProgress: (progress: { done: number; of: number }) => void,
): Promise<SidedReview> {
  signal.throwIfAborted()
  const thread = startThread('contract-review-worker', import.meta.url, task, mostHeap)
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      signal.removeEventListener('abort', aborted)
      thread.removeAllListeners()
      thread.on('error', () => {})
      void thread.terminate().then(finish)
    }
    const aborted = () => end(() => reject(signal.reason))
    signal.addEventListener('abort', aborted, { once: true })
    thread.on('message', (reply: ReviewReply) => {
      if ('result' in reply) end(() => resolve(reply.result))
      else onProgress(reply)
    })
    thread.on('error', (error) => end(() => reject(error)))
    thread.on('exit', () => end(() => reject(new Error('the review ended without a result'))))
  })
}
