/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { PostEditor } from '@/components/content/post-editor'
import { publish, remove, save, unpublish } from '@/lib/content/actions'
import type { EditablePost } from '@/lib/content/schema'
import type { SaveResult } from '@/lib/content/types'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/content/actions', () => ({
  save: jest.fn(),
  publish: jest.fn(),
  unpublish: jest.fn(),
  remove: jest.fn(),
}))
jest.mock('@/lib/i18n/navigation', () => ({ getPathname: ({ href }: { href: string }) => href }))

const server = {
  save: jest.mocked(save),
  publish: jest.mocked(publish),
  unpublish: jest.mocked(unpublish),
  remove: jest.mocked(remove),
}
const updatedAt = '2026-11-22T01:00:00Z'
const saved = (id: string): SaveResult => ({ ok: true, id, updatedAt, status: 'draft' })

beforeEach(() => {
  for (const action of Object.values(server)) action.mockReset()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/blog/write')
})

const written: EditablePost = {
  id: 'a-post',
  category: 'guide',
  author: 'editor',
  cover: null,
  status: 'draft',
  updatedAt: '2026-11-22T00:00:00Z',
  texts: { ko: { title: '제목', excerpt: '', body: '본문' } },
}

function open(post: EditablePost | null = null): UserEvent {
  render(
    <Localized>
      <PostEditor
        post={post}
        author="editor"
        render={async (markdown) => <p>{`〈${markdown}〉`}</p>}
      />
    </Localized>,
  )
  return userEvent.setup()
}

const text = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

test('the address follows a Latin title until one is typed', async () => {
  const user = open()
  await user.type(text('제목'), 'Key money')
  expect(text('주소').value).toBe('key-money')
  await user.clear(text('주소'))
  await user.type(text('주소'), 'deposits')
  await user.type(text('제목'), ' back')
  expect(text('주소').value).toBe('deposits')
})

test('a post is saved with the languages that are written, and stands in the address', async () => {
  server.save.mockResolvedValue(saved('deposits'))
  const user = open()
  await user.type(text('제목'), '보증금')
  await user.type(text(/^본문/), '첫 단락입니다.')
  await user.type(text('주소'), ' deposits ')
  expect(screen.getByText('저장하지 않은 내용이 있습니다.')).not.toBeNull()
  await user.click(button('초안 저장'))
  await screen.findByText(/^저장했습니다/)
  expect(server.save).toHaveBeenCalledWith({
    id: 'deposits',
    category: 'tech',
    author: 'editor',
    cover: null,
    current: null,
    base: null,
    texts: { ko: { title: '보증금', excerpt: '', body: '첫 단락입니다.' } },
  })
  expect(window.location.search).toBe('?id=deposits')
  expect(text('주소').value).toBe('deposits')
  expect(screen.queryByText('저장하지 않은 내용이 있습니다.')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('what is wrong is named at its field and above, before anything is sent', async () => {
  const user = open()
  await user.type(text(/^본문/), '쓰던 본문')
  await user.type(text('주소'), 'Not An Address')
  await user.click(button('초안 저장'))
  const alert = await screen.findByText('저장하지 못했습니다. 아래 항목을 확인하세요.')
  expect(alert).not.toBeNull()
  expect(screen.getByText(/^주소: 영어 소문자/)).not.toBeNull()
  expect(screen.getByText('제목 (한국어): 꼭 적어야 합니다.')).not.toBeNull()
  expect(text('주소').getAttribute('aria-invalid')).toBe('true')
  expect(text(/^본문/).value).toBe('쓰던 본문')
  expect(server.save).not.toHaveBeenCalled()
})

test('an error in another language opens that language', async () => {
  const user = open(written)
  await user.click(screen.getByRole('radio', { name: /English/ }))
  await user.type(text(/^본문/), 'A text without a title.')
  await user.click(screen.getByRole('radio', { name: /한국어/ }))
  expect(text('제목').value).toBe('제목')
  await user.click(button('초안 저장'))
  await waitFor(() => expect(text('제목').value).toBe(''))
  expect(text('제목').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /English/ }).checked).toBe(true)
})

test.each([
  ['taken', '이미 쓰고 있는 주소입니다', true],
  ['conflict', '다른 사람이 이 글을 저장했습니다', false],
  ['unauthorized', '로그인이 풀렸습니다', false],
] as const)('%s: what was typed stays, also in this tab', async (reason, words, atField) => {
  server.save.mockResolvedValue({ ok: false, reason })
  const user = open(written)
  await user.type(text(/^본문/), ' 더')
  await user.click(button('초안 저장'))
  expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0)
  expect(text('주소').getAttribute('aria-invalid')).toBe(atField ? 'true' : null)
  expect(text(/^본문/).value).toBe('본문 더')
  expect(sessionStorage.getItem('post-draft:a-post')).toContain('본문 더')
})

test('a text that was not saved is there again, and can be dropped', async () => {
  const user = open(written)
  await user.type(text(/^본문/), ' 더')
  document.body.replaceChildren()
  const again = open(written)
  expect(await screen.findByText(/되살렸습니다/)).not.toBeNull()
  expect(text(/^본문/).value).toBe('본문 더')
  await again.click(button('되살린 내용 버리기'))
  expect(text(/^본문/).value).toBe('본문')
})

test('what is typed while it is being saved stays', async () => {
  let answer = (_: SaveResult) => {}
  server.save.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const user = open(written)
  await user.type(text(/^본문/), ' 더')
  await user.click(button('초안 저장'))
  await waitFor(() => expect(server.save).toHaveBeenCalledTimes(1))
  await user.type(text(/^본문/), '!')
  await act(async () => answer(saved('a-post')))
  await screen.findByText(/^저장했습니다/)
  expect(text(/^본문/).value).toBe('본문 더!')
  expect(screen.getByText('저장하지 않은 내용이 있습니다.')).not.toBeNull()
})

test('publishing saves first what was typed, and the address is fixed from then on', async () => {
  server.save.mockResolvedValue(saved('a-post'))
  server.publish.mockResolvedValue({ ok: true })
  const user = open(written)
  await user.type(text(/^본문/), ' 더')
  await user.click(button('발행'))
  expect(await screen.findByText('발행했습니다.')).not.toBeNull()
  expect(server.save).toHaveBeenCalledTimes(1)
  expect(server.publish).toHaveBeenCalledWith('a-post')
  expect(text('주소').readOnly).toBe(true)
  server.unpublish.mockResolvedValue({ ok: true })
  await user.click(button('발행 취소'))
  expect(await screen.findByText(/발행을 취소했습니다/)).not.toBeNull()
  expect(text('주소').readOnly).toBe(false)
})

test('the preview shows the text of the language', async () => {
  const user = open(written)
  await user.click(button('미리보기'))
  expect(await screen.findByText('〈본문〉')).not.toBeNull()
  await user.click(button('쓰기'))
  expect(text(/^본문/).value).toBe('본문')
})
