/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { SourcePane } from '@/components/chat/sources/source-pane'
import type { Source } from '@/lib/chat/parts/source'
import { clearApiCache } from '@/lib/use-api'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

let last = 0
/** Each test opens an article of its own, because what was read is kept for ten minutes. */
const sourceOf = (passage: string): Source => ({
  no: 1,
  type: 'article',
  label: '민법 제750조',
  title: '불법행위의 내용',
  href: `/statutes/law/articles/${++last}`,
  isSummary: false,
  id: '001706#750',
  passage,
  state: 'in-force',
  effectiveOn: null,
  overruledBy: null,
  page: null,
})
const data = {
  law: {
    lawId: '001706',
    title: '민법',
    kind: '법률',
    ministries: [],
    promulgatedOn: null,
    promulgationNo: null,
    effectiveOn: '2026-01-01',
    pending: false,
    isSummary: false,
    sourceUrl: null,
  },
  article: {
    articleId: '001706#750',
    no: '750',
    title: '불법행위의 내용',
    path: '제3편 채권',
    body: '고의로 손해를 가한 자는 배상할 책임이 있다.\n다만, 책임이 없으면 그러하지 아니하다.',
    pending: false,
    repealed: false,
    citedBy: 1,
  },
  previousNo: null,
  explanation: null,
  nextNo: null,
  citing: [],
}

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>()
const respond = (body: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => body,
  }) as unknown as Response
const onClose = jest.fn()

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  Element.prototype.scrollTo = () => {}
})
beforeEach(async () => {
  jest.resetAllMocks()
  globalThis.fetch = fetchMock as unknown as typeof fetch
  await act(() => clearApiCache())
})

function open(source: Source): UserEvent {
  render(
    <Localized>
      <SourcePane source={source} onClose={onClose} />
    </Localized>,
  )
  return userEvent.setup()
}
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)

test('an article opens with the passage marked, and takes the focus', async () => {
  fetchMock.mockResolvedValue(respond({ data }))
  const user = open(sourceOf('고의로 손해를 가한 자는 배상할 책임이 있다.'))
  await waitFor(() => expect(marked()).toEqual(['고의로 손해를 가한 자는 배상할 책임이 있다']))
  const heading = screen.getByRole('heading', { level: 2 })
  expect(document.activeElement).toBe(heading)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('a passage that the text does not have is not marked, and that is said', async () => {
  fetchMock.mockResolvedValue(respond({ data }))
  open(sourceOf('전혀 다른 문장이 여기에 길게 적혀 있습니다'))
  expect(await screen.findByText(/책임이 없으면/)).toBeTruthy()
  expect(marked()).toEqual([])
})

test('an article that is read again within ten minutes is not asked for again', async () => {
  fetchMock.mockResolvedValue(respond({ data }))
  const source = sourceOf('')
  open(source)
  expect(await screen.findByText(/책임이 없으면/)).toBeTruthy()
  document.body.innerHTML = ''
  open(source)
  expect(await screen.findByText(/책임이 없으면/)).toBeTruthy()
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('where the corpus does not hold it, the pane says so', async () => {
  fetchMock.mockResolvedValue(respond({ error: { code: 'notFound' } }, 404))
  open(sourceOf(''))
  expect(await screen.findByText('이 출처의 본문을 찾지 못했습니다')).toBeTruthy()
})

test('what could not be read can be asked for again', async () => {
  fetchMock.mockResolvedValueOnce(respond({ error: { code: 'unavailable' } }, 503))
  fetchMock.mockResolvedValue(respond({ data }))
  const user = open(sourceOf(''))
  await user.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await screen.findByText(/책임이 없으면/)).toBeTruthy()
})
