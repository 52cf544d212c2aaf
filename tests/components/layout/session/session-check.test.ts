import { checkSession } from '@/components/layout/session/session-check'

const user = {
  email: 'person@example.com',
  role: 'user',
  permissions: {
    canViewAdminPanel: false,
    canManageUsers: false,
    canEditContent: false,
    canViewAnalytics: false,
  },
}

const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('tells who is signed in', async () => {
  expect(await checkSession(answering({ success: true, data: { user } }))).toEqual(user)
})

test('says when nobody is signed in', async () => {
  expect(await checkSession(answering({ data: { user: null } }))).toBeNull()
})

test.each([
  ['the server fails', answering({ data: null }, 500)],
  ['the answer has another shape', answering({ data: { user: { email: 1 } } })],
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
])('knows nothing when %s', async (_, request) => {
  expect(await checkSession(request)).toBeUndefined()
})

test('the question is dropped after two seconds', async () => {
  const slow: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  const asked = checkSession(slow)
  await jest.advanceTimersByTimeAsync(2000)
  expect(await asked).toBeUndefined()
})

test('the page waits three seconds at most, even for a request that cannot be dropped', async () => {
  const asked = checkSession(() => new Promise(() => {}))
  let known = false
  void asked.then(() => {
    known = true
  })
  await jest.advanceTimersByTimeAsync(2999)
  expect(known).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(await asked).toBeUndefined()
})
