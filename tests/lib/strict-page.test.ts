/** @jest-environment node */
import { contentSecurity } from '@/lib/content-security.mjs'
import { isAmong, strictPolicy } from '@/lib/strict-page'

test('a page of one person runs only the scripts that carry its nonce', async () => {
  const [first, second] = [await strictPolicy('a'), await strictPolicy('a')]
  expect(first).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic' 'sha256-[\w+/=]{44}';/)
  expect(first).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  expect(first).not.toBe(second)
})

test.each([{}, { nonce: 'n', hash: 'h' }])(
  'no page can be framed or lead forms elsewhere',
  (page) => {
    const policy = contentSecurity(page)
    for (const rule of [
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(rule)
    }
  },
)

test.each([
  ['/admin', true],
  ['/en/admin/users', true],
  ['/ja/profile', true],
  ['/administration', false],
  ['/profiles', false],
  ['/', false],
])('%s is a page behind a gate: %s', (pathname, expected) => {
  expect(isAmong(pathname, ['/admin', '/profile'])).toBe(expected)
})
