import { startThread } from '@/lib/start-thread'
import { type ThreadProgress, threadResult } from '@/lib/thread-reply'
import type { ReviewTask } from './contract-review-worker'
import type { SidedReview } from './review-sides'

const mostHeap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 }

/**
 * Reviews a contract in a thread of its own: three hundred pages hold nothing else up, and can be broken off.
 * @throws the signal's reason when it is aborted; an error when the thread gives up
 */
export async function runReview(
  task: ReviewTask,
  signal: AbortSignal,
  onProgress: (progress: ThreadProgress) => void,
): Promise<SidedReview> {
  signal.throwIfAborted()
  const thread = startThread('contract-review-worker', import.meta.url, task, mostHeap)
  return threadResult(thread, signal, onProgress)
}
