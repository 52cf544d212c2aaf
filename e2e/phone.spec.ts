import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const pages = [
  '/',
  `/case-search?query=${encodeURIComponent('손해배상')}`,
  '/cases/2012다31628',
  '/statutes',
  '/statutes/민법',
  '/statutes/민법/articles/750',
]

for (const path of pages) {
  for (const prefix of ['', '/en']) {
    test(`${prefix}${path} fits a phone`, async ({ page }) => {
      await page.goto(prefix + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBe(0)
    })
  }
}

test('filters fold away, and an opened decision covers the page', async ({ page }) => {
  await page.goto(`/case-search?query=${encodeURIComponent('손해배상')}&type=precedents`)
  await page.locator('summary', { hasText: '조건' }).click()
  await expect(page.getByRole('button', { name: '조건 적용' }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /옆에서 열기$/ })
    .first()
    .click()
  const panel = page.getByRole('region', { name: '사건번호로 열기' })
  await expect(panel.getByRole('link', { name: '판결 전체 보기' })).toBeVisible()
  await panel.getByRole('button', { name: '닫기' }).click()
  await expect(panel.getByRole('link', { name: '판결 전체 보기' })).toBeHidden()
})
