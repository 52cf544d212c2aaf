import { expect, test } from '@playwright/test'

test.use({ locale: 'en-US' })

test('a visitor whose browser speaks another language is offered it, once', async ({ page }) => {
  await page.goto('/cases/2012다31628')
  const offer = page.getByRole('complementary', { name: 'This page is available in English.' })
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Dismiss' }).click()
  await expect(offer).toBeHidden()
  await page.goto('/statutes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toBeHidden()
})

test('the offer leads to the same page and is remembered', async ({ page }) => {
  await page.goto(`/case-search?query=${encodeURIComponent('해고')}`)
  await page.getByRole('link', { name: 'Read in English' }).click()
  await expect(page).toHaveURL(/\/en\/case-search\?query=/)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
})

test('a stored language opens an address without one, until another is chosen', async ({
  page,
}) => {
  await page.goto('/ja/statutes')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ja')
  await page.goto('/terms#top')
  await expect(page).toHaveURL(/\/ja\/terms#top$/)
  await page.locator('summary', { hasText: '日本語' }).click()
  await page.getByRole('link', { name: '한국어' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ko')
  await page.goto('/statutes')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})
