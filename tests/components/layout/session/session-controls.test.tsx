/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import { SessionControls } from '@/components/layout/session/session-controls'
import { clearApiCache } from '@/lib/use-api'
import { apiResponse, mockApi } from '@/tests/factories/api-response'
import { Localized } from '@/tests/factories/rendered'

const router = { replace: jest.fn() }
let path = '/terms'
jest.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => router,
  usePathname: () => path,
  Link: (props: { href: string }) => <a {...props} />,
}))
jest.mock('next/navigation', () => ({ usePathname: () => path }))
jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))

const user = {
  email: 'person@example.test',
  role: 'user',
  permissions: {
    canViewAdminPanel: false,
    canManageUsers: false,
    canEditContent: false,
    canViewAnalytics: false,
  },
}

let api: ReturnType<typeof mockApi>
beforeEach(async () => {
  jest.useFakeTimers()
  api = mockApi()
  router.replace.mockReset()
  path = '/terms'
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed-in=1'
  await act(() => clearApiCache())
})
afterEach(async () => {
  // The time in which one answer serves all components has to pass, or the next test gets it.
  await jest.advanceTimersByTimeAsync(301_000)
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const known = jest.fn()

/** The place that the header leaves for the buttons. */
function open() {
  known.mockReset()
  render(
    <Localized>
      <div data-session-slot="bar" data-testid="bar" />
      <SessionControls onKnown={known} />
    </Localized>,
  )
}
const bar = () => within(screen.getByTestId('bar'))

test('the person who is signed in finds the service and the account in the header', async () => {
  api.mockResolvedValue(apiResponse({ user }))
  open()
  await pass(0)
  expect(known).toHaveBeenLastCalledWith(user)
  const [service] = bar().getAllByRole('link', { name: '서비스 이용하기' })
  expect(service?.getAttribute('href')).toBe('/ai-chat')
  expect(bar().getByText('person@example.test')).toBeInstanceOf(HTMLElement)
  expect(screen.queryByRole('link', { name: '관리' })).toBeNull()
})

test('an answer that is slow is waited for with a word, for three seconds at most', async () => {
  let answer: (response: Response) => void = () => {}
  api.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  open()
  await pass(100)
  expect(screen.queryByText('서비스를 준비하고 있습니다')).toBeNull()
  await pass(100)
  expect(screen.getByText('서비스를 준비하고 있습니다')).toBeInstanceOf(HTMLElement)
  await pass(2800)
  expect(screen.queryByText('서비스를 준비하고 있습니다')).toBeNull()
  // However late it is, the answer counts.
  answer(apiResponse({ user }))
  await pass(0)
  expect(known).toHaveBeenLastCalledWith(user)
})

test('the question is dropped after two seconds', async () => {
  api.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  open()
  await pass(1999)
  expect(known).not.toHaveBeenCalled()
  await pass(1)
  expect(known).toHaveBeenLastCalledWith(null)
})

test.each([
  ['the server fails', () => Promise.resolve(apiResponse('server', 500))],
  ['the answer has another shape', () => Promise.resolve(apiResponse({ user: { email: 1 } }))],
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
])('when %s, the visitor can log in until a later check succeeds', async (_, failure) => {
  api.mockImplementationOnce(failure)
  api.mockResolvedValue(apiResponse({ user }))
  open()
  await pass(0)
  expect(known).toHaveBeenLastCalledWith(null)
  await pass(250)
  expect(known).toHaveBeenLastCalledWith(user)
  expect(api).toHaveBeenCalledTimes(2)
})

test('a page looked at again asks again, and leaves when the session has ended', async () => {
  path = '/profile'
  api.mockResolvedValueOnce(apiResponse({ user }))
  api.mockResolvedValueOnce(apiResponse({ user: null }))
  // The page itself, asked for as a stranger.
  api.mockResolvedValue({ type: 'opaqueredirect' } as Response)
  open()
  await pass(1000)
  act(() => void window.dispatchEvent(new Event('focus')))
  await pass(0)
  expect(api).toHaveBeenCalledTimes(1)
  await pass(5000)
  act(() => void window.dispatchEvent(new Event('focus')))
  await pass(0)
  expect(api).toHaveBeenCalledTimes(3)
  expect(router.replace).toHaveBeenCalledWith('/login?notice=expired&next=%2Fprofile')
})

test('a check that fails later takes no buttons away', async () => {
  api.mockResolvedValueOnce(apiResponse({ user }))
  api.mockRejectedValue(new TypeError('offline'))
  open()
  await pass(6000)
  act(() => void window.dispatchEvent(new Event('focus')))
  await pass(100)
  expect(api).toHaveBeenCalledTimes(2)
  expect(bar().getByRole('button', { name: '로그아웃' })).toBeInstanceOf(HTMLElement)
})
