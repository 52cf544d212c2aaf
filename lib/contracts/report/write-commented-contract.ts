import { startThread } from '@/lib/start-thread'
import { threadResult } from '@/lib/thread-reply'
import type { CommentedTask } from './commented-contract-worker'

const mostHeap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/**
 * Writes a contract with its comments as a Word file, in a thread of its own: the file may be anybody's.
 * @throws the signal's reason when it is aborted; an error when the thread gives up
 */
export async function writeCommentedContract(
  task: CommentedTask,
  signal: AbortSignal,
): Promise<Uint8Array> {
  signal.throwIfAborted()
  const thread = startThread('commented-contract-worker', import.meta.url, task, mostHeap)
  return threadResult(thread, signal)
}
