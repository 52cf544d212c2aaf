import { startThread } from '@/lib/start-thread'
import { threadResult } from '@/lib/thread-reply'
import type { ComparisonTask } from './contract-comparison-worker'
import type { Comparison } from './types'

const mostHeap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 }

/**
 * Compares two versions in a thread of its own: both are reviewed, and the process has jobs and searches to do.
 * @throws the signal's reason when it is aborted; an error when the thread gives up
 */
export async function runComparison(
  task: ComparisonTask,
  signal: AbortSignal,
): Promise<Comparison> {
  signal.throwIfAborted()
  const thread = startThread('contract-comparison-worker', import.meta.url, task, mostHeap)
  return threadResult(thread, signal)
}
