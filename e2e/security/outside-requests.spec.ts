import { request as httpRequest } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { type AnotherSite, startAnotherSite } from '../fixtures/another-site'
import { thisMachine } from '../fixtures/this-machine'

const demo = (page: Page) => page.getByRole('button', { name: '데모 관리자로 로그인' })

/** `fetch` lets nobody set a Host. */
function ask(
  url: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = httpRequest(url, { method, headers, agent: false }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

test.describe('a site that people reach without a proxy', () => {
  let site: AnotherSite
  test.beforeAll(async () => {
    site = await startAnotherSite({ TRUSTED_PROXIES: '0' })
  })
  test.afterAll(() => site?.stop())

  const check = (headers: Record<string, string>) =>
    ask(
      `${site.url}/api/citations/check`,
      { 'content-type': 'application/json', ...headers },
      JSON.stringify({ text: '민법 제750조' }),
    )

  test('a limit is not passed by claiming other addresses', async () => {
    const statuses: number[] = []
    for (let i = 1; i <= 31; i += 1) {
      const claim = `203.0.113.${i}`
      const { status } = await check({ 'x-forwarded-for': claim, 'x-real-ip': claim })
      statuses.push(status)
    }
    // Others on this machine use up some of the same limit.
    expect(statuses[0]).toBe(200)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30)
    expect(statuses[30]).toBe(429)
    // Who claims nothing is somebody else: this machine.
    expect((await check({})).status).toBe(200)
  })

  test('the demo administrator is for this machine alone', async () => {
    const offered = async (headers: Record<string, string>) =>
      JSON.parse((await ask(`${site.url}/api/session`, headers)).text).data.demo
    expect(await offered({})).toBe(true)
    expect(await offered(thisMachine)).toBe(true)
    expect(await offered({ 'x-forwarded-for': '203.0.113.5' })).toBe(false)
    expect(await offered({ host: 'rebound.evil.example' })).toBe(false)
    expect(await offered({ 'x-forwarded-host': 'tunnel.example' })).toBe(false)
  })
})

test('a published stack has no demo administrator, not even for a form from elsewhere', async ({
  page,
}) => {
  const site = await startAnotherSite({
    SITE_URL: 'https://beopdap.example',
    TRUSTED_PROXIES: '1',
  })
  try {
    await page.goto(`${site.url}/login`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(demo(page)).toBeHidden()
    await page.goto('/login')
    await expect(demo(page)).toBeVisible()
    const names = ['$ACTION_KEY', '$ACTION_1:0', '$ACTION_1:1', '$ACTION_REF_1']
    const form = page.locator('form', { has: demo(page) })
    const fields = await form.evaluate((element) =>
      [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    )
    expect(names.length).toBeGreaterThan(0)
    await page.request.post(`${site.url}/login`, {
      multipart: Object.fromEntries(fields),
      headers: { origin: site.url, 'x-forwarded-for': '203.0.113.5' },
    })
    const { data } = await (await page.request.get('/api/session')).json()
    expect(data.user).toBeNull()
  } finally {
    await site.stop()
  }
})

for (const path of [
  '/statutes/민법/articles/abc',
  '/statutes/민법/articles/1-1-1-1-1',
  `/statutes/${'가'.repeat(300)}`,
  `/statutes/${'가'.repeat(300)}/articles/1`,
  `/cases/${'1'.repeat(500)}`,
  '/statutes/%ff',
  '/statutes/%ff/articles/1',
  '/statutes/%ED%A0%80',
  '/cases/%ff',
  '/cases/%ED%A0%80',
  '/blog/%ff',
  '/docs/%ff',
  '/shared/%ff',
  '/ai-chat/%ff',
  '/en/%ff',
  '/%ff',
  '/%',
  '/%25ff',
  '/cases/%25ff',
  '/%E0%A4%A',
  '/api/cases/%ff/detail',
  '/api/statutes/%ff',
  '/api/statutes/민법/articles/abc',
  '/api/%ff',
  '/og/ko/%ff.png',
  '/feeds/%ff',
  '/sitemaps/%ff',
  '/_next/%ff',
]) {
  test(`no address is a fault of ours: ${path.replace(/(.)\1{9,}/, '$1…')}`, async ({
    baseURL,
  }) => {
    // As it stands: a browser would mend it.
    const { status } = await ask(
      `${baseURL}${path.replace(/[가-힣]+/g, encodeURIComponent)}`,
      thisMachine,
    )
    expect([400, 404]).toContain(status)
  })
}
