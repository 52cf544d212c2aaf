import { type Browser, type Page, expect as sooner, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs } from '../fixtures/accounts'
import { restoreSettings } from '../fixtures/site-settings'

// What the copies of the site know may be three seconds old.
const expect = sooner.configure({ timeout: 30_000 })

// The site is closed for addresses that are not allowed; this machine's is, so that other tests go on.
test.describe.configure({ mode: 'serial' })
test.afterEach(restoreSettings)

const elsewhere = { 'x-forwarded-for': '203.0.113.5' }

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: elsewhere })
  return context.newPage()
}

async function setMaintenance(page: Page, on: boolean): Promise<void> {
  await page.goto('/admin/settings')
  await page.getByLabel('점검 모드 켜기').setChecked(on)
  if (on) await page.getByLabel('한국어').fill('오후 세 시에 마칩니다.')
  await page.getByRole('button', { name: '저장' }).click()
  if (on) {
    await page.getByRole('dialog').getByRole('button', { name: '점검 모드 켜기' }).click()
  }
  await expect(page.getByText('저장했습니다.')).toBeVisible()
}

test('a closed site: visitors are turned away with a reason, the administrator goes on', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const open = await visitor(browser)
  await open.goto('/terms')
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible()

  await logInAs(page, 'admin')
  await setMaintenance(page, true)
  await expect(page.getByText(/부터 켜져 있습니다/)).toBeVisible()

  const status = async (path: string) => (await request.get(path, { headers: elsewhere })).status()
  await expect.poll(() => status('/pricing')).toBe(503)
  const answer = await request.get('/cases/2012다31628', { headers: elsewhere })
  expect(answer.status()).toBe(503)
  expect(answer.headers()['retry-after']).toBe('60')
  expect(answer.headers()['cache-control']).toContain('no-store')

  await expect.poll(() => status('/api/search/types')).toBe(503)
  const api = await request.get('/api/search/types', { headers: elsewhere })
  expect(api.headers()['retry-after']).toBe('60')
  expect((await api.json()).error).toMatchObject({
    code: 'unavailable',
    details: { maintenance: true },
  })
  for (const path of ['/api/health', '/api/maintenance', '/api/session', '/login', '/icon.svg']) {
    expect(await status(path)).toBe(200)
  }
  // What is sent to a closed page is not carried out.
  const sent = await request.post('/contact', { headers: elsewhere, form: {}, maxRedirects: 0 })
  expect(sent.status()).toBe(303)
  const act = await request.post('/contact', { headers: { ...elsewhere, 'next-action': '40' } })
  expect(act.status()).toBe(503)

  const closed = await visitor(browser)
  await closed.goto('/case-search?query=임대차')
  await expect(closed.getByRole('heading', { level: 1 })).toHaveText('점검 중입니다')
  await expect(closed.getByText('오후 세 시에 마칩니다.')).toBeVisible()
  await closed.goto('/en/pricing')
  await expect(closed.getByRole('heading', { level: 1 })).toHaveText('Under maintenance')
  await expect(closed.getByText('We are working on the service.')).toBeVisible()
  await closed.getByRole('button', { name: 'Check again now' }).click()
  await expect(closed.getByText(/Still under maintenance/)).toBeVisible()
  for (const locale of ['', '/en', '/ja', '/zh']) {
    await closed.goto(`${locale}/about`)
    await expect(closed.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axeViolations(closed, { colours: locale === '' }), locale).toEqual([])
  }

  // A page that was open before: coming back to it asks, as a minute would.
  await open.clock.install()
  await open.clock.fastForward(10_000)
  await open.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(open.getByRole('alert').filter({ hasText: '점검이 시작되었습니다' })).toBeVisible()

  await page.goto('/terms')
  await expect(page.getByText('점검 모드가 켜져 있습니다.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('점검 중입니다')

  // An administrator signs in from an address that is not allowed, and goes on.
  const away = await visitor(browser)
  await logInAs(away, 'admin')
  expect((await away.goto('/pricing'))?.status()).toBe(200)
  const user = await visitor(browser)
  await logInAs(user, 'supervisor')
  expect((await user.goto('/pricing'))?.status()).toBe(503)

  // The languages that were opened before would be opened again.
  await closed.evaluate(() => localStorage.clear())
  await closed.goto('/about')
  await setMaintenance(page, false)
  await expect.poll(() => status('/pricing')).toBe(200)
  await expect.poll(() => status('/api/search/types')).toBe(200)
  await closed.getByRole('button', { name: '지금 다시 확인' }).click()
  await expect(closed.getByRole('heading', { level: 1 })).not.toHaveText('점검 중입니다')
  await open.clock.fastForward(10_000)
  await open.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(open.getByText('점검이 시작되었습니다')).toBeHidden()
})

test('the page about the maintenance says when there is none', async ({ page }) => {
  for (const [path, title] of [
    ['/maintenance', '지금은 점검하고 있지 않습니다'],
    ['/en/maintenance', 'There is no maintenance now'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})
