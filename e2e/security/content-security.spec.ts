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

for (const path of [
  '/login',
  '/sign-up',
  '/en/sign-up?type=personal',
  '/reset-password',
  '/shared/x',
]) {
  test(`${path} runs only scripts with its nonce`, async ({ request }) => {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(nonce).toBeTruthy()
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(await answer.text()).toContain(`nonce="${nonce}"`)
  })
}

for (const path of ['/api/health', '/api/documents/x', '/api/posts/covers/x.png', '/api/x']) {
  test(`${path} is a file that can do nothing when it is opened`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox')
  })
}

test('the site makes nobody a picture of another size', async ({ request }) => {
  const answer = await request.get('/_next/image?url=%2Ficon-512.png&w=640&q=75')
  expect(answer.status()).toBe(404)
})
