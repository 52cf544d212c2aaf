import type { Conversation, QuestionRequest, Quota } from '@/lib/chat/request-schema'
import type { ChatMessage, Part, PartOf } from '@/lib/chat/schema'

/** Why nothing was begun. `gone`: the place in the conversation has changed since, in another tab. */
export type Failure = PartOf<'error'> | PartOf<'rate-limit'> | PartOf<'disconnected'> | 'gone'

/** A conversation as it stands in the browser. The place of a message in the list is its position. */
export type ThreadState = {
  conversation: string | null
  title: string | null
  messages: readonly ChatMessage[]
  /** Text of the answer that nothing has checked yet. */
  unchecked: string
  quota: Quota | null
  /** What was asked last; until it has begun, `before` is what it would be taken back to. */
  asked: QuestionRequest | null
  before: readonly ChatMessage[] | null
  /** Whether a stream of this tab brings the answer. Otherwise an answer in the making is asked after. */
  live: boolean
  failure: Failure | null
  /** Another tab has gone on with the conversation: what is here is not all of it. */
  outdated: boolean
}

export type ThreadAction =
  | { type: 'asked'; request: QuestionRequest }
  /** What a stream of this tab has brought: `follow` of following-answer.ts makes it. */
  | { type: 'followed'; next: (state: ThreadState) => ThreadState }
  | { type: 'ended' }
  | { type: 'failed'; failure: Failure }
  | { type: 'answer'; message: ChatMessage }
  | { type: 'loaded'; conversation: Conversation }
  | { type: 'renamed'; conversation: string; title: string }

/** Ids of what the server has not named yet. */
export const pendingIds = { question: 'question-asked', answer: 'answer-asked' } as const

const searching: Part = { kind: 'progress', stage: 'searching', sources: null }

export function threadOf(conversation: Conversation | null, quota: Quota | null): ThreadState {
  return {
    conversation: conversation?.id ?? null,
    title: conversation?.title ?? null,
    messages: conversation?.messages ?? [],
    unchecked: '',
    quota,
    asked: null,
    before: null,
    live: false,
    failure: null,
    outdated: false,
  }
}

/** Whether an answer is on its way, from this tab or another. */
export const isWriting = ({ messages, live }: Pick<ThreadState, 'messages' | 'live'>) =>
  live || messages.at(-1)?.state === 'writing'

function begin(state: ThreadState, request: QuestionRequest): ThreadState {
  // What has not begun yet is not there: asked once more, it is still one question.
  const before = state.before ?? state.messages
  const kept = request.act === 'ask' ? before : before.slice(0, request.position)
  const question: ChatMessage[] =
    request.act === 'again'
      ? []
      : [
          {
            id: pendingIds.question,
            role: 'user',
            state: 'done',
            parts: [{ kind: 'question', text: request.question }],
          },
        ]
  const answer: ChatMessage = {
    id: pendingIds.answer,
    role: 'assistant',
    state: 'writing',
    parts: [searching],
  }
  return {
    ...state,
    messages: [...kept, ...question, answer],
    unchecked: '',
    asked: request,
    before,
    live: true,
    failure: null,
  }
}

/** Changes the last message: the answer that is on its way. */
export const changeLast = (
  state: ThreadState,
  change: (answer: ChatMessage) => ChatMessage,
): ThreadState => ({
  ...state,
  messages: state.messages.map((message, index) =>
    index === state.messages.length - 1 ? change(message) : message,
  ),
})

/** What was on the screen before the question; it has never come to be. */
const rolledBack = (state: ThreadState, failure: Failure): ThreadState => ({
  ...state,
  messages: state.before ?? state.messages,
  before: null,
  unchecked: '',
  live: false,
  failure,
})

/** What is left of the day: nothing, once it was refused for the day's limit, wherever it was used up. */
function quotaAfter({ quota }: ThreadState, failure: Failure): Quota | null {
  if (failure === 'gone' || failure.kind !== 'rate-limit' || failure.of !== 'day') return quota
  return { limit: failure.limit, left: 0 }
}

export function threadReducer(state: ThreadState, act: ThreadAction): ThreadState {
  switch (act.type) {
    case 'asked':
      return begin(state, act.request)
    case 'followed':
      return state.live ? act.next(state) : state
    case 'ended':
      // Before it had begun, nothing is there that could be asked after.
      return state.before
        ? rolledBack(state, { kind: 'error', code: 'network', retryable: true })
        : { ...state, live: false, unchecked: '' }
    case 'failed':
      return { ...rolledBack(state, act.failure), quota: quotaAfter(state, act.failure) }
    case 'answer':
      return state.messages.at(-1)?.id === act.message.id
        ? changeLast(state, () => act.message)
        : state
    case 'renamed':
      return state.conversation === act.conversation ? { ...state, title: act.title } : state
    case 'loaded': {
      // What this tab is being told right now is newer than what was read.
      if (state.live) return state
      const { id, title, messages } = act.conversation
      return { ...state, conversation: id, title, messages, unchecked: '', outdated: false }
    }
  }
}
