import type { AnswerEvent } from '@/lib/chat/request-schema'
import type { ChatMessage, Part } from '@/lib/chat/schema'
import { changeLast, pendingIds, type ThreadState } from './thread-state'

/** Puts a part where it belongs; one that comes before its forerunners goes to the end. */
function withPart(parts: readonly Part[], index: number, part: Part): Part[] {
  return index < parts.length
    ? parts.map((each, at) => (at === index ? part : each))
    : [...parts, part]
}

/** The thread after an event of the answer's stream. */
export function applyEvent(state: ThreadState, event: AnswerEvent): ThreadState {
  switch (event.type) {
    case 'data-begun': {
      const { conversation, title, questionId, answerId, position, quota } = event.data
      const named: Record<string, string> = {
        [pendingIds.question]: questionId,
        [pendingIds.answer]: answerId,
      }
      return {
        ...state,
        conversation,
        title,
        quota: quota ?? state.quota,
        messages: state.messages.map((each) => ({ ...each, id: named[each.id] ?? each.id })),
        before: null,
        outdated: state.outdated || position !== state.messages.length - 1,
      }
    }
    case 'data-part': {
      const { id, data } = event
      const placedIn = changeLast(state, (answer) => ({
        ...answer,
        parts: withPart(answer.parts, Number(id), data),
      }))
      return data.kind === 'answer' ? { ...placedIn, unchecked: '' } : placedIn
    }
    case 'text-start':
      return { ...state, unchecked: '' }
    case 'text-delta':
      return { ...state, unchecked: state.unchecked + event.delta }
    case 'data-message':
      return { ...changeLast(state, () => event.data), unchecked: '', before: null, live: false }
    default:
      return state
  }
}

/** The last message as it is drawn: with its unchecked text while there is some. */
export function withUnchecked(message: ChatMessage, unchecked: string): ChatMessage {
  const text = unchecked.trim()
  if (!text || message.state !== 'writing') return message
  const blocks = text.split(/\n{2,}/).map((paragraph) => ({
    form: 'paragraph' as const,
    pieces: [{ kind: 'text' as const, text: paragraph }],
  }))
  return { ...message, parts: [...message.parts, { kind: 'answer', blocks, streaming: true }] }
}
