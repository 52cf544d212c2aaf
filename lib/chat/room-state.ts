import type { AnswerEvent, Conversation, QuestionRequest, Quota } from './request-schema'
import type { ChatMessage, Part, PartOf } from './schema'

/** Why nothing was begun. `gone`: the place in the conversation has changed since, in another tab. */
export type Failure = PartOf<'error'> | PartOf<'rate-limit'> | PartOf<'disconnected'> | 'gone'

/** A conversation as it stands in the browser. The place of a message in the list is its position. */
export type RoomState = {
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

export type RoomAct =
  | { type: 'asked'; request: QuestionRequest }
  | { type: 'event'; event: AnswerEvent }
  | { type: 'ended' }
  | { type: 'failed'; failure: Failure }
  | { type: 'forgiven' }
  | { type: 'answer'; message: ChatMessage }
  | { type: 'loaded'; conversation: Conversation }

/** Ids of what the server has not named yet. */
export const pendingIds = { question: 'question-asked', answer: 'answer-asked' } as const

const searching: Part = { kind: 'progress', stage: 'searching', sources: null }

export function roomOf(conversation: Conversation | null, quota: Quota | null): RoomState {
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
export const isWriting = ({ messages, live }: Pick<RoomState, 'messages' | 'live'>) =>
  live || messages.at(-1)?.state === 'writing'

function begin(state: RoomState, request: QuestionRequest): RoomState {
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

const changeLast = (state: RoomState, change: (answer: ChatMessage) => ChatMessage): RoomState => ({
  ...state,
  messages: state.messages.map((message, index) =>
    index === state.messages.length - 1 ? change(message) : message,
  ),
})

/** Puts a part where it belongs; one that comes before its forerunners goes to the end. */
function placed(parts: readonly Part[], index: number, part: Part): Part[] {
  return index < parts.length
    ? parts.map((each, at) => (at === index ? part : each))
    : [...parts, part]
}

function follow(state: RoomState, event: AnswerEvent): RoomState {
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
        parts: placed(answer.parts, Number(id), data),
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

/** What was on the screen before the question; it has never come to be. */
const takenBack = (state: RoomState, failure: Failure): RoomState => ({
  ...state,
  messages: state.before ?? state.messages,
  before: null,
  unchecked: '',
  live: false,
  failure,
})

export function changeRoom(state: RoomState, act: RoomAct): RoomState {
  switch (act.type) {
    case 'asked':
      return begin(state, act.request)
    case 'event':
      return state.live ? follow(state, act.event) : state
    case 'ended':
      // Before it had begun, nothing is there that could be asked after.
      return state.before
        ? takenBack(state, { kind: 'error', code: 'network', retryable: true })
        : { ...state, live: false, unchecked: '' }
    case 'failed':
      return takenBack(state, act.failure)
    case 'forgiven':
      return { ...state, failure: null }
    case 'answer':
      return state.messages.at(-1)?.id === act.message.id
        ? changeLast(state, () => act.message)
        : state
    case 'loaded': {
      // What this tab is being told right now is newer than what was read.
      if (state.live) return state
      const { id, title, messages } = act.conversation
      return { ...state, conversation: id, title, messages, unchecked: '', outdated: false }
    }
  }
}

/** The last message as it is drawn: with its unchecked text while there is some. */
export function drawn(message: ChatMessage, unchecked: string): ChatMessage {
  const text = unchecked.trim()
  if (!text || message.state !== 'writing') return message
  const blocks = text.split(/\n{2,}/).map((paragraph) => ({
    form: 'paragraph' as const,
    pieces: [{ kind: 'text' as const, text: paragraph }],
  }))
  return { ...message, parts: [...message.parts, { kind: 'answer', blocks, streaming: true }] }
}
