import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { routes } from '@/scripts/site/routes'

/** Beyond one page of each kind: search in another language, and a search that finds nothing. */
const searches = ['/case-search?query=unfair%20dismissal', '/case-search?query=qzxwvkjq']

// By day every page is looked at in four languages where its head is (search-engines.spec.ts).
test('axe finds nothing by lamp', async ({ page }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of [...routes().map((route) => route.path), ...searches]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await axeViolations(page), path).toEqual([])
  }
})

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
