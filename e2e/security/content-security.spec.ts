import { expect, test } from '@playwright/test'
import { logInAs } from '../fixtures/accounts'

// That pages of signed-in people come with a nonce, and work with it, is tried on each of them by the walk.
test('a nonce is used once', async ({ page }) => {
  await logInAs(page, 'admin')
  const policies = new Set<string>()
  for (let each = 0; each < 3; each++) {
    const answer = await page.request.get('/admin')
    policies.add(answer.headers()['content-security-policy'] ?? '')
  }
  expect(policies.size).toBe(3)
})

test('script that somebody put into a signed-in page does not run', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/profile')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('div')
    script.innerHTML = '<img src="data:," onerror="window.attacked = true">'
    document.body.append(script)
    await new Promise((resolve) => setTimeout(resolve, 300))
    return 'attacked' in window
  })
  expect(ran).toBe(false)
})

for (const path of ['/', '/login', '/api/health', '/sitemap.xml']) {
  test(`${path} carries the headers of the site`, async ({ request }) => {
    const headers = (
      await request.get(path, { headers: { 'x-forwarded-proto': 'https' } })
    ).headers()
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['strict-transport-security']).toContain('includeSubDomains')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-powered-by']).toBeUndefined()
  })
}
