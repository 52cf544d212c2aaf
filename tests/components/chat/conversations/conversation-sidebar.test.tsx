/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announceChange } from '@/components/chat/conversations/conversation-events'
import { ConversationSidebar } from '@/components/chat/conversations/conversation-sidebar'
import { pin, remove, rename } from '@/lib/chat/conversations/actions'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import { clearApiCache } from '@/lib/use-api'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/chat/conversations/actions', () => ({
  listShares: jest.fn(),
  pin: jest.fn(),
  remove: jest.fn(),
  rename: jest.fn(),
  revoke: jest.fn(),
  share: jest.fn(),
}))
const push = jest.fn()
jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
  useRouter: () => ({ push }),
}))

const id = (no: number) => `00000000-0000-4000-8000-00000000000${no}`
const listOf = (titles: Record<number, string>, next: string | null = null): ConversationList => ({
  now: '2026-11-21T03:00:00.000Z',
  next,
  conversations: Object.entries(titles)
    .map(([no, title]) => ({
      id: id(Number(no)),
      title,
      kind: 'chat' as const,
      scope: 'all' as const,
      pinnedAt: null,
      createdAt: `2026-11-0${no}T00:00:00Z`,
      updatedAt: `2026-11-0${no}T00:00:00Z`,
    }))
    .reverse(),
})

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>()
const answer = (data: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => (status < 400 ? { data } : { error: { code: data } }),
  }) as unknown as Response

beforeAll(() => {
  // jsdom has the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
beforeEach(async () => {
  jest.resetAllMocks()
  globalThis.fetch = fetchMock as unknown as typeof fetch
  await act(() => clearApiCache())
})

function open(conversations: ConversationList, { signedIn = true } = {}) {
  render(
    <Localized>
      <ConversationSidebar conversations={conversations} current={id(1)} signedIn={signedIn} />
    </Localized>,
  )
  return userEvent.setup()
}
const titles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.hasAttribute('data-conversation'))
    .map((link) => link.textContent)
const asked = () => fetchMock.mock.calls.map(([address]) => address)

test('shows what the page brought, and asks nothing of the server', () => {
  open(listOf({ 1: '보증금', 2: '해고' }))
  expect(titles()).toEqual(['해고', '보증금'])
  expect(screen.getByRole('link', { name: '보증금' }).getAttribute('aria-current')).toBe('page')
  expect(fetchMock).not.toHaveBeenCalled()
})

test('searches when the typing pauses, and finds all again when the field is empty', async () => {
  fetchMock.mockImplementation(async (address) =>
    answer(address.includes('q=%ED') ? listOf({ 2: '해고' }) : listOf({ 1: '보증금', 2: '해고' })),
  )
  const user = open(listOf({ 1: '보증금', 2: '해고' }))
  await user.click(screen.getByRole('searchbox'))
  await user.paste('해고')
  await waitFor(() => expect(titles()).toEqual(['해고']))
  expect(asked()).toEqual([`/api/chat/conversations?q=${encodeURIComponent('해고')}`])
  await user.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(titles()).toEqual(['해고', '보증금']))
})

test('says that a search found nothing', async () => {
  fetchMock.mockResolvedValue(answer(listOf({})))
  const user = open(listOf({ 1: '보증금' }))
  await user.type(screen.getByRole('searchbox'), '상속')
  expect(await screen.findByText(/상속/, { selector: 'p' })).toBeTruthy()
  expect(titles()).toEqual([])
})

test('goes on with the next page, and keeps it when the first is read again', async () => {
  const first = listOf({ 3: '셋', 4: '넷' }, 'cursor')
  fetchMock.mockImplementation(async (address) =>
    answer(address.includes('after=cursor') ? listOf({ 1: '하나', 2: '둘' }) : first),
  )
  const user = open(first)
  await user.click(screen.getByRole('button', { name: '더 보기' }))
  await waitFor(() => expect(titles()).toEqual(['넷', '셋', '둘', '하나']))
  act(() => announceChange())
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(titles()).toEqual(['넷', '셋', '둘', '하나'])
})

test('a new name and a deletion show at once', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}))
  open(listOf({ 1: '보증금', 2: '해고' }))
  act(() => announceChange({ renamed: { id: id(2), title: '부당해고' } }))
  expect(titles()).toEqual(['부당해고', '보증금'])
  act(() => announceChange({ deleted: id(2) }))
  expect(titles()).toEqual(['보증금'])
})

test('renames in the list, and says why it could not', async () => {
  fetchMock.mockResolvedValue(answer(listOf({ 1: '전세', 2: '해고' })))
  jest.mocked(rename).mockResolvedValueOnce({ ok: false, reason: 'tooMany' })
  jest.mocked(rename).mockResolvedValueOnce({ ok: true })
  const user = open(listOf({ 1: '보증금', 2: '해고' }))
  await user.click(screen.getByRole('button', { name: /보증금/ }))
  await user.click(await screen.findByRole('menuitem', { name: '이름 바꾸기' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  await user.clear(field)
  await user.type(field, '전세{Enter}')
  await waitFor(() =>
    expect(screen.getAllByRole('alert').some((each) => each.textContent)).toBe(true),
  )
  expect(field.value).toBe('전세')
  await user.type(field, '{Enter}')
  await waitFor(() => expect(titles()).toEqual(['해고', '전세']))
  expect(rename).toHaveBeenLastCalledWith({ id: id(1), title: '전세' })
})

test('deletes only when asked twice, and leaves the conversation that is open', async () => {
  fetchMock.mockResolvedValue(answer(listOf({ 2: '해고' })))
  jest.mocked(remove).mockResolvedValue({ ok: true })
  const user = open(listOf({ 1: '보증금', 2: '해고' }))
  await user.click(screen.getByRole('button', { name: /보증금/ }))
  await user.click(await screen.findByRole('menuitem', { name: '삭제' }))
  expect(remove).not.toHaveBeenCalled()
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '삭제' }))
  await waitFor(() => expect(titles()).toEqual(['해고']))
  expect(push).toHaveBeenCalledWith('/ai-chat')
})

test('pins', async () => {
  jest.mocked(pin).mockResolvedValue({ ok: true })
  const pinned = listOf({ 1: '보증금' })
  fetchMock.mockResolvedValue(answer(pinned))
  const user = open(pinned)
  await user.click(screen.getByRole('button', { name: /보증금/ }))
  await user.click(await screen.findByRole('menuitem', { name: '위에 고정' }))
  await waitFor(() => expect(pin).toHaveBeenCalledWith({ id: id(1), pinned: true }))
})

test('a list that could not be read can be asked for again', async () => {
  fetchMock.mockResolvedValue(answer('validation', 400))
  const user = open(listOf({ 1: '보증금' }))
  await user.type(screen.getByRole('searchbox'), '해고')
  const again = await screen.findByRole('button', { name: '다시 시도' })
  fetchMock.mockResolvedValue(answer(listOf({ 2: '해고' })))
  await user.click(again)
  await waitFor(() => expect(titles()).toEqual(['해고']))
})

test('a visitor reads the list, and is told how to keep it', () => {
  open(listOf({ 1: '보증금' }), { signedIn: false })
  expect(screen.queryByRole('button', { name: /보증금/ })).toBeNull()
  expect(screen.getByRole('link', { name: '로그인' })).toBeTruthy()
})
