import { expect, type Page, test } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { realtime, statelessAuth, supabaseAddress } from '@/lib/supabase/settings'
import { logInAs } from '../fixtures/accounts'

const events = '**/api/activity/events'

/** What is stored of somebody, past every policy. */
async function storedOf(email: string) {
  const key = env().SUPABASE_SERVICE_ROLE_KEY ?? ''
  const client = createClient(supabaseAddress().url, key, { auth: statelessAuth, realtime })
  const { data } = await client
    .from('user_activity')
    .select('id, activity_type, activity_data')
    .eq('user_email', email)
    .order('created_at')
  return data ?? []
}

const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('activity:')).length)

test('what a signed-in person opens is kept, without what they asked', async ({ page }) => {
  const { email } = await logInAs(page, 'user')
  await page.goto(`/case-search?query=${encodeURIComponent('부당해고')}`)
  await expect.poll(() => waiting(page), { timeout: 30_000 }).toBeGreaterThan(0)
  await expect
    .poll(() => storedOf(email), { timeout: 20_000 })
    .toMatchObject([
      { activity_type: 'search', activity_data: { path: '/case-search', length: 4 } },
    ])
  await expect.poll(() => waiting(page)).toBe(0)
  expect(JSON.stringify(await storedOf(email))).not.toContain('부당해고')
})

test('what the API did not take is there after a reload, and is stored once', async ({ page }) => {
  const { email } = await logInAs(page, 'user')
  let asked = 0
  await page.route(events, (route) => {
    asked++
    return route.fulfill({ status: 503, body: '{}' })
  })
  await page.goto('/pricing')
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await waiting(page)).toBeGreaterThan(0)
  // Taken, but the answer is lost.
  await page.unroute(events)
  await page.route(events, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto('/contact')
  const pricing = async () =>
    (await storedOf(email)).filter(({ activity_data }) => activity_data.path === '/pricing').length
  await expect.poll(pricing, { timeout: 20_000 }).toBe(1)
  expect(await waiting(page)).toBeGreaterThan(0)
  await page.unroute(events)
  await page.goto('/about')
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(0)
  expect(await pricing()).toBe(1)
})

test('signing out sends what is left and takes it from the browser', async ({ page }) => {
  const { email } = await logInAs(page, 'user')
  // Held back, so that something is left.
  await page.route(events, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/pricing')
  await expect.poll(() => waiting(page), { timeout: 30_000 }).toBeGreaterThan(0)
  await page.unroute(events)
  await page.locator(`summary[aria-label*="${email}"]`).click()
  await page.getByRole('button', { name: '로그아웃' }).filter({ visible: true }).click()
  await expect.poll(() => waiting(page)).toBe(0)
  const types = async () => (await storedOf(email)).map((row) => row.activity_type)
  await expect.poll(types).toContain('page_view')
})

test('of visitors nothing is kept', async ({ page }) => {
  let asked = 0
  await page.route(events, (route) => {
    asked++
    return route.abort()
  })
  await page.goto('/pricing')
  await page.goto('/case-search?query=test')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  expect(await waiting(page)).toBe(0)
  expect(asked).toBe(0)
  const answer = await page.request.post('/api/activity/events', {
    data: { account: 'x', items: [{ id: 'x' }] },
  })
  expect(answer.status()).toBe(401)
})
