/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Desk } from '@/components/saved/desk/desk'
import { clearApiCache } from '@/lib/use-api'
import { mockApi } from '@/tests/factories/api-answer'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const source = (citation: string) => ({ path: `/cases/${citation}`, citation, name: '손해배상' })
const full = {
  conversation: { id: 'c1', title: '보증금을 못 받았어요' },
  document: { id: 'd1', name: '준비서면' },
  saved: [source('2012다1')],
  viewed: [source('2012다2')],
  keepsHistory: true,
  changes: [
    {
      id: 'a1',
      path: '/statutes/민법/articles/839의2',
      citation: '민법 제839조의2',
      reason: 'changed',
      changedAt: '2026-11-20T15:30:00Z',
      isRead: false,
    },
  ],
}

let api: ReturnType<typeof mockApi>
beforeEach(async () => {
  api = mockApi()
  await act(() => clearApiCache())
})

const show = () =>
  render(
    <Localized>
      <Desk />
    </Localized>,
  )

it('leads on to the last conversation and document, what is saved and what was looked at', async () => {
  api.on('/api/desk', { success: true, data: full })
  show()
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ai-chat/c1',
    '/ai-chat/documents/d1',
    '/saved',
    '/cases/2012다1',
    '/cases/2012다2',
    '/alerts',
    '/statutes/민법/articles/839의2',
  ])
  expect(screen.getByText(/바뀐 조문/).textContent).toBe('바뀐 조문 2026. 11. 21.')
})

it('says what will be there when there is nothing yet', async () => {
  const empty = { ...full, conversation: null, document: null, saved: [], viewed: [], changes: [] }
  api.on('/api/desk', { success: true, data: empty })
  show()
  expect(await screen.findByRole('link', { name: 'AI에게 첫 질문 하기' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '기록 지우기' })).toBeNull()
  expect(screen.getByText(/알림 받기/)).toBeTruthy()
})

it('clears the history, switches it off, and says when that failed', async () => {
  api.on('/api/desk', { success: true, data: full })
  api.on('/api/saved/viewed', { success: true, data: {} })
  const user = userEvent.setup()
  show()
  await user.click(await screen.findByRole('button', { name: '기록 지우기' }))
  const sent = () => api.fetched.mock.calls.map(([path, init]) => [init?.method ?? 'GET', path])
  expect(sent()).toContainEqual(['DELETE', '/api/saved/viewed'])
  api.on('/api/desk', { success: true, data: { ...full, viewed: [], keepsHistory: false } })
  await user.click(screen.getByRole('button', { name: '기록하지 않기' }))
  expect(await screen.findByText('본 자료를 기록하지 않습니다.')).toBeTruthy()
  api.off('/api/saved/viewed')
  await user.click(screen.getByRole('button', { name: '기록하기' }))
  expect(await screen.findByText(/바꾸지 못했습니다/)).toBeTruthy()
})

it('shows nothing where it could not be read', async () => {
  show()
  await act(async () => undefined)
  expect(screen.queryByRole('heading')).toBeNull()
})
