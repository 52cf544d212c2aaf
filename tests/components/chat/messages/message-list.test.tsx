/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useReducer, useRef } from 'react'
import { MessageList } from '@/components/chat/messages/message-list'
import type { ChatMessage } from '@/lib/chat/schema'
import { type ThreadState, threadOf, threadReducer } from '@/lib/chat/thread/thread-state'
import { Localized } from '@/tests/factories/rendered'

const refresh = jest.fn()
jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
  useRouter: () => ({ refresh, push: jest.fn() }),
}))
// Its actions run on the server.
jest.mock('@/components/chat/messages/lazy-message-tools', () => ({ LazyMessageTools: () => null }))

const acts = { ask: jest.fn(), edit: jest.fn(), again: jest.fn() }
const onSource = jest.fn()
const id = (no: number) => `00000000-0000-4000-8000-00000000000${no}`
const question = (no: number, text: string): ChatMessage => ({
  id: id(no),
  role: 'user',
  state: 'done',
  parts: [{ kind: 'question', text }],
})
const source = {
  no: 1,
  type: 'article' as const,
  label: '민법 제750조',
  title: '불법행위의 내용',
  href: '/statutes/민법/articles/750',
  isSummary: false,
  id: '001706#750',
  passage: '',
  state: null,
  effectiveOn: null,
  overruledBy: null,
  page: null,
}
const answer = (no: number, text: string): ChatMessage => ({
  id: id(no),
  role: 'assistant',
  state: 'done',
  parts: [
    {
      kind: 'answer',
      streaming: false,
      blocks: [
        {
          form: 'paragraph',
          pieces: [
            { kind: 'text', text },
            { kind: 'ref', no: 1 },
          ],
        },
      ],
    },
    { kind: 'follow-ups', questions: [{ about: 'issue', text: '시효는 언제 끝나나요?' }] },
    { kind: 'sources', sources: [source] },
  ],
})
const writing = (no: number): ChatMessage => ({
  id: id(no),
  role: 'assistant',
  state: 'writing',
  parts: [{ kind: 'progress', stage: 'searching', sources: null }],
})

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>()
const respond = (data: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => ({ data }),
  }) as unknown as Response

beforeEach(() => {
  jest.resetAllMocks()
  globalThis.fetch = fetchMock as unknown as typeof fetch
})

const connected = {
  connection: 'connected',
  check: jest.fn(),
  markDisconnected: jest.fn(),
} as const

function List({ messages, busy = false }: { messages: ChatMessage[]; busy?: boolean }) {
  const begin: ThreadState = { ...threadOf(null, null), conversation: id(9), messages }
  const [state, dispatch] = useReducer(threadReducer, begin)
  return (
    <MessageList
      state={state}
      dispatch={dispatch}
      connected={connected}
      focusWanted={useRef(false)}
      busy={busy}
      most={40}
      signedIn
      ratings={{}}
      acts={acts}
      onSource={onSource}
    />
  )
}
function open(messages: ChatMessage[], busy = false): UserEvent {
  render(
    <Localized>
      <List messages={messages} busy={busy} />
    </Localized>,
  )
  return userEvent.setup()
}
const thread = [
  question(1, '넘어져 다쳤어요'),
  answer(2, '배상합니다.'),
  question(3, '얼마까지요?'),
  answer(4, '손해만큼입니다.'),
]

test('every message is an article under its author, in the order it was written', () => {
  open(thread)
  const articles = screen.getAllByRole('article')
  expect(articles.map(({ id }) => id)).toEqual([1, 2, 3, 4].map(id))
  expect(within(articles[1] as HTMLElement).getByText('배상합니다.', { exact: false })).toBeTruthy()
})

test('a question is asked differently in its place, after saying what goes', async () => {
  const user = open(thread)
  await user.click(screen.getAllByRole('button', { name: '고쳐 묻기' })[0] as HTMLElement)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '질문 수정' })
  expect(document.activeElement).toBe(field)
  expect(screen.getByText('다시 물으면 이 뒤의 글 3개가 지워집니다.')).toBeTruthy()
  await user.type(field, '. 배상받나요?')
  await user.click(screen.getAllByRole('button', { name: '고쳐 묻기' })[0] as HTMLElement)
  expect(acts.edit).toHaveBeenCalledWith(0, '넘어져 다쳤어요. 배상받나요?')
})

test('Escape leaves a question as it was, and what is too long is not asked', async () => {
  const user = open(thread)
  await user.click(screen.getAllByRole('button', { name: '고쳐 묻기' })[0] as HTMLElement)
  const field = screen.getByRole('textbox', { name: '질문 수정' })
  await user.type(field, '가'.repeat(40))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(acts.edit).not.toHaveBeenCalled()
})

test('only the last answer is written again, and a follow-up is asked by a press', async () => {
  const user = open(thread)
  const again = screen.getAllByRole('button', { name: '다시 답하기' })
  expect(again).toHaveLength(1)
  await user.click(again[0] as HTMLElement)
  expect(acts.again).toHaveBeenCalledWith(3)
  await user.click(
    screen.getAllByRole('button', { name: '시효는 언제 끝나나요?' })[1] as HTMLElement,
  )
  expect(acts.ask).toHaveBeenCalledWith('시효는 언제 끝나나요?')
})

test('while it is busy nothing can be asked', () => {
  open(thread, true)
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) {
    expect(button.disabled).toBe(true)
  }
})

test('[n] opens its source beside; with a key held it stays a link', async () => {
  const user = open(thread)
  const link = screen.getAllByRole('link', { name: '출처 1: 민법 제750조' })[0] as HTMLElement
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(onSource).not.toHaveBeenCalled()
  await user.click(link)
  expect(onSource).toHaveBeenCalledWith(source, link)
})

test('an answer that is being written elsewhere is asked after until it is whole', async () => {
  fetchMock.mockResolvedValueOnce(
    respond({ ...writing(2), parts: [{ kind: 'progress', stage: 'reading', sources: 6 }] }),
  )
  fetchMock.mockResolvedValue(respond(answer(2, '배상합니다.')))
  open([question(1, '넘어져 다쳤어요'), writing(2)])
  expect(await screen.findByText('배상합니다.', { exact: false })).toBeTruthy()
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
    `/api/chat/answers/${id(2)}`,
    `/api/chat/answers/${id(2)}`,
  ])
})

test('where the answer has gone, the page is read again', async () => {
  fetchMock.mockResolvedValue(respond(null, 404))
  open([question(1, '넘어져 다쳤어요'), writing(2)])
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  await act(async () => {})
  expect(fetchMock).toHaveBeenCalledTimes(1)
})
