import { abandonedAfterMs } from '@/lib/chat/constants'
import type { ChatMessage, MessageState, Part } from '@/lib/chat/schema'

type StoredMessage = {
  id: string
  role: ChatMessage['role']
  state: MessageState
  parts: Part[]
  updatedAt: Date
}

/** What was on its way when writing ended without an end: nothing has checked it. */
const unfinished = (part: Part) =>
  part.kind === 'progress' || (part.kind === 'answer' && part.streaming)

/**
 * A message as readers may see it now: an answer whose writer has died has failed, and of one that failed
 * nothing is shown that was not checked.
 */
export function currentMessage(
  { id, role, state, parts, updatedAt }: StoredMessage,
  now: Date,
): ChatMessage {
  const dead = state === 'writing' && now.getTime() - updatedAt.getTime() > abandonedAfterMs
  if (!dead && state !== 'failed') return { id, role, state, parts }
  const kept = parts.filter((part) => !unfinished(part))
  const told = kept.some(({ kind }) => kind === 'error')
  const error: Part = { kind: 'error', code: 'unavailable', retryable: true }
  return { id, role, state: 'failed', parts: told ? kept : [...kept, error] }
}
