import { expect, test } from '@playwright/test'

test('the language changes, the page stays, the choice is kept', async ({ page }) => {
  await page.goto(`/case-search?query=${encodeURIComponent('손해배상')}`)
  await page.locator('summary', { hasText: '한국어' }).click()
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/ja\/case-search\?query=/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  // The choice is stored by the script, which may come after the page.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ja')
  await page.locator('summary', { hasText: '日本語' }).click()
  await page.getByRole('link', { name: '한국어' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/case-search|\/case-search\?/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})

test.describe('with a browser that asks for English', () => {
  test.use({ locale: 'en-US' })

  test('the root stays Korean', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test('the text of the law is marked as Korean', async ({ page }) => {
  await page.goto('/en/cases/2012다31628')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ko')
  await expect(page.getByRole('heading', { name: 'Issues and holdings' })).toBeVisible()
})

test('the theme is chosen and kept', async ({ page }) => {
  await page.goto('/')
  const toggle = page.getByRole('button', { name: /^화면 밝기/ })
  await toggle.click()
  await toggle.click()
  await expect(toggle).toHaveAccessibleName(/어둡게/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
