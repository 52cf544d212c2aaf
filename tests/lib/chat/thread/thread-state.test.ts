import type { AnswerEvent, Conversation, QuestionRequest } from '@/lib/chat/request-schema'
import type { ChatMessage } from '@/lib/chat/schema'
import { applyEvent, withUnchecked } from '@/lib/chat/thread/follow-answer'
import {
  isWriting,
  pendingIds,
  type ThreadAction,
  type ThreadState,
  threadOf,
  threadReducer,
} from '@/lib/chat/thread/thread-state'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`

const said = (last: number, role: ChatMessage['role'], text: string): ChatMessage => ({
  id: id(last),
  role,
  state: 'done',
  parts: [{ kind: 'question', text }],
})

const conversation: Conversation = {
  id: id(9),
  title: '보증금',
  kind: 'chat',
  scope: 'all',
  locale: 'ko',
  pinnedAt: null,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  messages: [said(1, 'user', '하나'), said(2, 'assistant', '둘')],
}

const ask: QuestionRequest = {
  act: 'ask',
  conversation: null,
  question: '보증금을 안 줘요',
  scope: 'all',
  locale: 'ko',
}

const begun = (position: number): AnswerEvent => ({
  type: 'data-begun',
  data: {
    conversation: id(9),
    title: '보증금',
    questionId: id(3),
    answerId: id(4),
    position,
    quota: { limit: 5, left: 4 },
  },
})
const told = (event: AnswerEvent): ThreadAction => ({
  type: 'followed',
  next: (state) => applyEvent(state, event),
})
const after = (state: ThreadState, ...acts: ThreadAction[]) => acts.reduce(threadReducer, state)
const ids = ({ messages }: ThreadState) => messages.map((message) => message.id)

const whole: ChatMessage = {
  id: id(4),
  role: 'assistant',
  state: 'done',
  parts: [{ kind: 'notice', notice: 'extractive' }],
}

test('a question is there at once, and gets its names when it begins', () => {
  const asked = after(threadOf(null, null), { type: 'asked', request: ask })
  expect(ids(asked)).toEqual([pendingIds.question, pendingIds.answer])
  expect(isWriting(asked)).toBe(true)
  const started = after(asked, told(begun(1)))
  expect(ids(started)).toEqual([id(3), id(4)])
  expect(started).toMatchObject({
    conversation: id(9),
    title: '보증금',
    quota: { left: 4 },
    outdated: false,
  })
})

test('parts are replaced by their place, and the whole message replaces them all', () => {
  const state = after(
    threadOf(null, null),
    { type: 'asked', request: ask },
    told(begun(1)),
    told({ type: 'data-part', id: '0', data: { kind: 'progress', stage: 'reading', sources: 3 } }),
    told({ type: 'data-part', id: '1', data: { kind: 'sources', sources: [] } }),
  )
  expect(state.messages.at(-1)?.parts.map(({ kind }) => kind)).toEqual(['progress', 'sources'])
  const done = after(state, told({ type: 'data-message', data: whole }))
  expect(done.messages.at(-1)).toEqual(whole)
  expect(isWriting(done)).toBe(false)
})

test('text that nothing has checked is drawn as such until checked parts come', () => {
  const state = after(
    threadOf(null, null),
    { type: 'asked', request: ask },
    told(begun(1)),
    told({ type: 'text-start' }),
    told({ type: 'text-delta', delta: '보증금은\n\n' }),
    told({ type: 'text-delta', delta: '돌려받습니다' }),
  )
  const last = withUnchecked(state.messages.at(-1) as ChatMessage, state.unchecked)
  expect(last.parts.at(-1)).toMatchObject({ kind: 'answer', streaming: true })
  expect(last.parts.at(-1)).toHaveProperty('blocks.length', 2)
  const checked = after(
    state,
    told({
      type: 'data-part',
      id: '1',
      data: { kind: 'answer', blocks: [], streaming: false },
    }),
  )
  expect(checked.unchecked).toBe('')
})

test('what never began is taken back, and says why', () => {
  const thread = threadOf(conversation, null)
  const request: QuestionRequest = { ...ask, conversation: id(9) }
  const limit = { kind: 'rate-limit', of: 'day', limit: 5, retryAfterMinutes: 60 } as const
  const refused = after(thread, { type: 'asked', request }, { type: 'failed', failure: limit })
  expect(ids(refused)).toEqual(ids(thread))
  expect(refused).toMatchObject({ failure: limit, live: false, asked: request })
  expect(after(refused, { type: 'asked', request }).failure).toBeNull()
  const cut = after(thread, { type: 'asked', request }, { type: 'ended' })
  expect(ids(cut)).toEqual(ids(thread))
  expect(cut.failure).toMatchObject({ kind: 'error', retryable: true })
})

test('a stream that breaks leaves an answer in the making, which is then asked after', () => {
  const broken = after(threadOf(null, null), { type: 'asked', request: ask }, told(begun(1)), {
    type: 'ended',
  })
  expect(broken.live).toBe(false)
  expect(isWriting(broken)).toBe(true)
  const found = after(broken, { type: 'answer', message: whole })
  expect(isWriting(found)).toBe(false)
  expect(after(found, { type: 'answer', message: { ...whole, id: id(7) } })).toEqual(found)
})

test('a question that is asked differently takes what follows along', () => {
  const thread = threadOf(conversation, null)
  const edit: QuestionRequest = {
    act: 'edit',
    conversation: id(9),
    position: 0,
    question: '셋',
    scope: 'all',
    locale: 'ko',
  }
  const edited = after(thread, { type: 'asked', request: edit })
  expect(ids(edited)).toEqual([pendingIds.question, pendingIds.answer])
  expect(ids(after(edited, { type: 'failed', failure: 'gone' }))).toEqual(ids(thread))
  const again = after(thread, {
    type: 'asked',
    request: { act: 'again', conversation: id(9), position: 1, scope: 'all', locale: 'ko' },
  })
  expect(ids(again)).toEqual([id(1), pendingIds.answer])
})

test('a day that is used up leaves nothing, whatever this tab had counted', () => {
  const thread = threadOf(null, { limit: 20, left: 5 })
  const refused = (of: 'day' | 'at-once') =>
    after(thread, {
      type: 'failed',
      failure: { kind: 'rate-limit', of, limit: of === 'day' ? 20 : 1, retryAfterMinutes: null },
    }).quota
  expect(refused('day')).toEqual({ limit: 20, left: 0 })
  expect(refused('at-once')).toEqual({ limit: 20, left: 5 })
})

test('asked twice before it began, it is one question', () => {
  const twice = after(
    threadOf(null, null),
    { type: 'asked', request: ask },
    { type: 'asked', request: ask },
  )
  expect(twice.messages).toHaveLength(2)
  expect(twice.before).toEqual([])
})

test('an answer at another place than here says that another tab went on', () => {
  const request: QuestionRequest = { ...ask, conversation: id(9) }
  const state = after(threadOf(conversation, null), { type: 'asked', request }, told(begun(5)))
  expect(state.outdated).toBe(true)
  const read = { ...conversation, messages: [...conversation.messages, whole] }
  const during = after(state, { type: 'loaded', conversation: read })
  expect(during).toBe(state)
  expect(after(state, { type: 'ended' }, { type: 'loaded', conversation: read })).toMatchObject({
    outdated: false,
    messages: read.messages,
  })
})

test('a conversation that was renamed has its new name, and no other', () => {
  const thread = threadOf(conversation, null)
  expect(after(thread, { type: 'renamed', conversation: id(9), title: '전세' }).title).toBe('전세')
  expect(after(thread, { type: 'renamed', conversation: id(8), title: '전세' })).toBe(thread)
})
