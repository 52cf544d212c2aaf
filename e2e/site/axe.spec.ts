import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'

// Whole pages are looked at by the walk (walk.spec.ts); here is what opens in them.
test('axe finds nothing in what opens: suggestions, panel, dialog, languages', async ({ page }) => {
  const check = async () => expect(await axeViolations(page)).toEqual([])
  await page.goto('/')
  await page.getByRole('combobox').pressSequentially('민법')
  await expect(page.getByRole('option').first()).toBeVisible()
  await check()
  await page.goto(`/case-search?case=${encodeURIComponent('2012다31628')}`)
  await expect(page.getByRole('link', { name: '판결 전체 보기' })).toBeVisible()
  await check()
  await page.goto('/cases/2012다31628')
  await page.getByText('표로 보기').click()
  await page.locator('summary', { hasText: '한국어' }).click()
  await check()
  await page.getByRole('button', { name: '오류 신고' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
})
