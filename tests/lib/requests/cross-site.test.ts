/** @jest-environment node */
import { isCrossSiteRequest } from '@/lib/requests/cross-site'

const post = (headers: Record<string, string>, method = 'POST') =>
  new Request('http://site.test/api/x', { method, headers: { host: 'site.test', ...headers } })

test.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'http://site.test' }, false],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['a page of a sister domain', { 'sec-fetch-site': 'same-site' }, true],
  ['an older browser here', { origin: 'http://site.test' }, false],
  ['an older browser elsewhere', { origin: 'http://evil.test' }, true],
  ['a sandboxed frame', { origin: 'null' }, true],
  ['the same name on another port', { origin: 'http://site.test:8080' }, true],
  ['a program', {}, false],
  [
    'a page behind a proxy',
    { origin: 'https://beopdap.test', 'x-forwarded-host': 'beopdap.test' },
    false,
  ],
])('%s', (_, headers, elsewhere) => {
  expect(isCrossSiteRequest(post(headers))).toBe(elsewhere)
})

test('reading is for everybody', () => {
  expect(isCrossSiteRequest(post({ 'sec-fetch-site': 'cross-site' }, 'GET'))).toBe(false)
})
