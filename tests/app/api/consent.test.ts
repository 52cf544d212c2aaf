/** @jest-environment node */
import { GET, POST } from '@/app/api/consent/route'
import { apiRequest } from '@/tests/factories/api-call'

const jar = new Map<string, string>()
jest.mock('next/headers', () => ({
  cookies: async () => ({
    has: (name: string) => jar.has(name),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}))

beforeEach(() => jar.clear())

function choice(body: string, referrer?: string): Request {
  const request = apiRequest('/api/consent', body)
  request.headers.set('content-type', 'application/x-www-form-urlencoded')
  if (referrer) request.headers.set('referer', referrer)
  return request
}

test('a choice without script is stored and leads back to its page', async () => {
  const answer = await POST(
    choice('consent=statistics', 'https://site.test/en/case-search?query=a%20b'),
  )
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/en/case-search?query=a%20b')
  expect(jar.get('consent')).toBe('statistics')
})

test('the way back never leaves the site', async () => {
  const answer = await POST(choice('consent=necessary', 'https://site.test//evil.test/x'))
  expect(answer.headers.get('location')).toBe('/evil.test/x')
})

test('a page that does not say where it is stays open', async () => {
  expect((await POST(choice('consent=necessary'))).status).toBe(204)
  expect(jar.get('consent')).toBe('necessary')
})

test('what is no choice is refused and not stored', async () => {
  expect((await POST(choice('consent=everything'))).status).toBe(400)
  expect((await POST(choice('x'.repeat(5000)))).status).toBe(400)
  expect(jar.size).toBe(0)
})

test('the style sheet shows the notice until there is a choice', async () => {
  const before = await GET(apiRequest('/api/consent'))
  expect(await before.text()).toContain('#cookie-notice{display:block}')
  expect(before.headers.get('cache-control')).toContain('no-store')
  jar.set('consent', 'necessary')
  expect(await (await GET(apiRequest('/api/consent'))).text()).toBe('')
})
