/** @jest-environment node */

import { parseEnv } from '@/lib/env'
import { contentSecurity } from '@/lib/security/content-security.mjs'
import { isUnder, nonceContentSecurity, paymentContentSecurity } from '@/lib/security/page-security'
import { paymentOrigins } from '@/lib/security/payment-origins'

test('a page of one person runs only the scripts that carry its nonce', async () => {
  const [first, second] = [await nonceContentSecurity('a'), await nonceContentSecurity('a')]
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
  expect(isUnder(pathname, ['/admin', '/profile'])).toBe(expected)
})

test('the card window of the provider is let in only where people can pay', () => {
  const none = contentSecurity({})
  expect(none).toContain("frame-src 'none'")
  expect(none).toContain("script-src 'self' 'unsafe-inline';")
  const payments = paymentOrigins(parseEnv({ TOSS_CLIENT_KEY: 'test_ck_a' }))
  const paying = contentSecurity({ payments })
  expect(paying).toContain('frame-src https://*.tosspayments.com;')
  expect(paying).toContain("script-src 'self' 'unsafe-inline' https://*.tosspayments.com;")
  const strict = contentSecurity({ nonce: 'n', hash: 'h', payments })
  expect(strict).toContain('frame-src https://*.tosspayments.com;')
  expect(strict).toMatch(/script-src 'nonce-n' 'strict-dynamic' 'sha256-h';/)
})

test('a stand-in is let in by its own address alone', () => {
  const settings = { TOSS_CLIENT_KEY: 'test_ck_a', TOSS_SCRIPT_URL: 'http://127.0.0.1:4200/v1' }
  expect(paymentOrigins(settings)).toBe('http://127.0.0.1:4200')
  const lookalike = 'https://js.tosspayments.com.example.test/v1'
  expect(paymentOrigins({ ...settings, TOSS_SCRIPT_URL: lookalike })).toBe(
    'https://js.tosspayments.com.example.test',
  )
  expect(paymentOrigins({ ...settings, TOSS_CLIENT_KEY: undefined })).toBeUndefined()
})

test('where nobody can pay, public pages keep the policy of the build', () => {
  expect(paymentContentSecurity()).toBeNull()
})
