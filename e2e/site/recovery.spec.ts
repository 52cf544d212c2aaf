import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { logInAs } from '../fixtures/accounts'
import { results, searchFor } from '../fixtures/search-page'
import { killProcess, pidOf, type StackProcess } from '../fixtures/stack-processes'

/**
 * Processes of the stack are killed with -9 while somebody uses the site. Runs last and alone (see
 * playwright.config.ts): everybody else would see it too.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const recoveryMs = 30_000

/** A word that nobody has searched for, so that no cache answers. */
const unseen = (word: string) => `${word} ${Date.now()}`

/** Asks until the answer is good; until then it may only be the failure that the API promises. */
async function searchRecovers(request: APIRequestContext): Promise<void> {
  await expect(async () => {
    const answer = await request.get('/api/search', { params: { query: unseen('보증금 반환') } })
    const body = await answer.json()
    if (!answer.ok()) {
      expect([408, 500, 503, 504]).toContain(answer.status())
      expect(body).toMatchObject({ success: false, data: null })
      expect(body.error_message).toMatch(/[가-힣]/)
    }
    expect(answer.status()).toBe(200)
  }).toPass({ timeout: recoveryMs })
}

/** What a failed page offers is enough to get on: nobody has to load the page anew by themselves. */
async function profileRecovers(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: '다시 시도' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: '프로필' })).toBeVisible()
  }).toPass({ timeout: recoveryMs })
}

/** Kills, lets somebody look at what is left, and waits until all is as before. */
async function outage(
  name: StackProcess,
  look: () => Promise<void>,
  recovers: () => Promise<void>,
): Promise<void> {
  const before = killProcess(name)
  const started = Date.now()
  await look()
  await expect.poll(() => pidOf(name) ?? before, { timeout: recoveryMs }).not.toBe(before)
  await recovers()
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  test.info().annotations.push({ type: 'recovery', description: `${name}: ${seconds} s` })
}

test('the case-law service dies', async ({ page, request }) => {
  await page.goto('/case-search')
  await outage(
    'service',
    async () => {
      await searchFor(page, unseen('임대차'))
      // Slow results, or a message in the results' place; the box to search again stays.
      const outcome = results(page).first().or(page.getByRole('main').getByRole('alert'))
      await expect(outcome.first()).toBeVisible({ timeout: recoveryMs })
      await expect(page.getByRole('search').getByRole('combobox')).toBeVisible()
    },
    () => searchRecovers(request),
  )
  await searchFor(page, '손해배상')
  await expect(results(page).first()).toBeVisible()
})

test('the Supabase API dies', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/profile')
  await profileRecovers(page)
  await outage(
    'supabase',
    async () => {
      const front = await page.goto('/')
      expect(front?.status()).toBe(200)
      await expect(page.getByRole('search').first()).toBeVisible()
      await page.goto('/profile')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/프로필|문제가 생겼습니다/)
    },
    () => profileRecovers(page),
  )
  // The outage has signed nobody out.
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings$/)
})

test('PostgreSQL dies', async ({ page, request }) => {
  await logInAs(page, 'user')
  await page.goto('/profile')
  await profileRecovers(page)
  await outage(
    'postgres',
    async () => {
      const front = await page.goto('/')
      expect(front?.status()).toBe(200)
      await page.goto('/profile')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/프로필|문제가 생겼습니다/)
    },
    async () => {
      await profileRecovers(page)
      await searchRecovers(request)
    },
  )
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings$/)
})
