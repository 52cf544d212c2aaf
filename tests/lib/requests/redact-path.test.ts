import { redactPath } from '@/lib/requests/redact-path'

test.each([
  ['/shared/AbCdEfGhIjKlMnOpQrStUv', '/shared/link'],
  ['/en/shared/AbCdEfGhIjKlMnOpQrStUv', '/en/shared/link'],
  ['/api/matters/calendar/AbCdEfGhIjKlMnOpQrStUv.ics', '/api/matters/calendar/link'],
  ['/shared', '/shared'],
  ['/cases/2012다31628', '/cases/2012다31628'],
  ['/', '/'],
])('%s is counted as %s', (path, counted) => {
  expect(redactPath(path)).toBe(counted)
})
