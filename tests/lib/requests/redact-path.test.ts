import { redactPath } from '@/lib/requests/redact-path'

test.each([
  ['/shared/AbCdEfGhIjKlMnOpQrStUv', '/shared/link'],
  ['/en/shared/AbCdEfGhIjKlMnOpQrStUv', '/en/shared/link'],
  ['/api/matters/calendar/AbCdEfGhIjKlMnOpQrStUv.ics', '/api/matters/calendar/link'],
  ['/en/alerts/stop/0b9c.AbCdEfGhIjKl', '/en/alerts/stop/link'],
  ['/api/alerts/stop/0b9c.AbCdEfGhIjKl', '/api/alerts/stop/link'],
  ['/shared', '/shared'],
  ['/cases/2012다31628', '/cases/2012다31628'],
  ['/', '/'],
])('%s is counted as %s', (path, counted) => {
  expect(redactPath(path)).toBe(counted)
})
