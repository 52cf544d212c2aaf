import { startThread } from '@/lib/start-thread'
import { threadResult } from '@/lib/thread-reply'
import type { PlaybookThreadTask } from './playbook-worker'
import type { PlaybookMatch } from './schema'

const mostHeap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 }

/**
 * Applies rules to contracts in a thread of its own.
 * @returns the matches of each contract
 * @throws the signal's reason when it is aborted; an error when the thread gives up
 */
export async function runPlaybook(
  task: PlaybookThreadTask,
  signal: AbortSignal,
): Promise<PlaybookMatch[][]> {
  signal.throwIfAborted()
  return threadResult(startThread('playbook-worker', import.meta.url, task, mostHeap), signal)
}
