/** @jest-environment jsdom */
import { requiresSignIn } from '@/components/layout/session/session-end'
import { mockApi } from '@/tests/factories/api-response'

const answer = (type: ResponseType) => ({ type }) as Response

test('a page that leads a stranger away is for people who are signed in', async () => {
  const api = mockApi()
  window.history.replaceState(null, '', '/en/matters/7?tab=notes')
  api.mockResolvedValueOnce(answer('opaqueredirect'))
  expect(await requiresSignIn()).toBe(true)
  expect(api).toHaveBeenCalledWith('http://localhost/en/matters/7?tab=notes', {
    method: 'HEAD',
    credentials: 'omit',
    redirect: 'manual',
  })
})

test('a page that a stranger may read stays, and so does any while the server cannot be asked', async () => {
  const api = mockApi()
  api.mockResolvedValueOnce(answer('basic'))
  expect(await requiresSignIn()).toBe(false)
  api.mockRejectedValueOnce(new TypeError('offline'))
  expect(await requiresSignIn()).toBe(false)
})
