/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CorpusRefresh } from '@/components/corpus/administration/corpus-refresh'
import type { ImportState, RefreshState } from '@/lib/corpus/administration-schema'
import { clearApiCache } from '@/lib/use-api'
import { apiAnswer } from '@/tests/factories/api-answer'
import { Localized } from '@/tests/factories/rendered'

const refreshPage = jest.fn()
jest.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ refresh: refreshPage }) }))

const past: ImportState = {
  id: 1,
  source: 'starter',
  outcome: 'done',
  stage: 'done',
  startedAt: '2026-11-21T00:00:00Z',
  endedAt: '2026-11-21T00:01:00Z',
  cancelAsked: false,
  progress: null,
  counts: { decisions: 3, laws: 1, unchanged: 0, bad: 0 },
  badFiles: [],
  failures: [],
}
const running: ImportState = { ...past, id: 2, outcome: 'running', stage: 'read', endedAt: null }
const idle: RefreshState = { source: 'starter', latest: past }

/** What the service knows, and what it answers to a press. */
let state: RefreshState
const answers = new Map<string, () => Response>()
const fetched = jest.fn<Promise<Response>, [string, RequestInit?]>()
beforeEach(async () => {
  jest.useFakeTimers()
  state = idle
  refreshPage.mockReset()
  fetched.mockReset()
  fetched.mockImplementation(async (_, init) => {
    const answer = answers.get(init?.method ?? 'GET')
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  answers.clear()
  answers.set('GET', () => apiAnswer({ data: state }))
  globalThis.fetch = fetched as unknown as typeof fetch
  await act(() => clearApiCache())
})
afterEach(() => jest.useRealTimers())

function show(admin = true) {
  render(
    <Localized>
      <CorpusRefresh initial={state} admin={admin} />
    </Localized>,
  )
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

const second = () => act(() => jest.advanceTimersByTimeAsync(1000))

test('a refresh is started, followed every second until it ends, and then the page is read again', async () => {
  answers.set('POST', () => {
    state = { ...idle, latest: running }
    return apiAnswer({ data: { outcome: 'started', state } }, 202)
  })
  const user = show()
  await user.click(screen.getByRole('button', { name: '갱신 시작' }))
  await waitFor(() => expect(screen.getByRole('progressbar')).not.toBeNull())
  expect(screen.getByRole('button', { name: '중단' })).not.toBeNull()
  const before = fetched.mock.calls.length
  await second()
  await second()
  expect(fetched.mock.calls.length).toBeGreaterThan(before)
  expect(refreshPage).not.toHaveBeenCalled()
  state = { ...idle, latest: { ...running, outcome: 'done', stage: 'done' } }
  await second()
  await second()
  expect(screen.getByText('갱신을 마쳤습니다.')).not.toBeNull()
  expect(refreshPage).toHaveBeenCalledTimes(1)
  const after = fetched.mock.calls.length
  await second()
  await second()
  expect(fetched.mock.calls.length).toBe(after)
})

test('one that runs is stopped, and that is said once it has', async () => {
  state = { ...idle, latest: running }
  answers.set('DELETE', () => {
    state = { ...idle, latest: { ...running, cancelAsked: true } }
    return apiAnswer({ data: { outcome: 'asked', state } })
  })
  const user = show()
  await user.click(screen.getByRole('button', { name: '중단' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /중단/ })).toHaveProperty('disabled', true),
  )
  state = { ...idle, latest: { ...running, outcome: 'cancelled' } }
  await second()
  await second()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('중단')
  expect(screen.getByRole('button')).toHaveProperty('disabled', false)
})

test('what hinders a start is said, and so is a state that cannot be read', async () => {
  answers.set('POST', () => apiAnswer({ error: { code: 'forbidden' } }, 403))
  const user = show()
  await user.click(screen.getByRole('button', { name: '갱신 시작' }))
  await waitFor(() => expect(screen.getByText('접근 권한이 없습니다.')).not.toBeNull())
  expect(screen.getByRole('button', { name: '갱신 시작' })).toHaveProperty('disabled', false)
})

test('who is no administrator starts nothing', () => {
  show(false)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/관리자만 시작할 수 있습니다/)).not.toBeNull()
})
