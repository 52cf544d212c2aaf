import { expect, test } from '@playwright/test'
import { locales } from '@/lib/i18n/routing'
import { addressOf, routes } from '@/scripts/site/routes'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const locale of locales) {
  test(`every page fits a phone: ${locale}`, async ({ page, baseURL }) => {
    test.setTimeout(240_000)
    for (const { path } of routes()) {
      await page.goto(addressOf(baseURL ?? '', locale, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, path).toBe(0)
    }
  })
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
