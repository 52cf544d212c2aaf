import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'

test('statutes are listed by kind and by consonant', async ({ page }) => {
  await page.goto('/statutes')
  const count = page.getByRole('main').getByRole('status')
  const all = await count.textContent()
  await page
    .getByRole('navigation', { name: '법령 종류' })
    .getByRole('link', { name: '법률' })
    .click()
  await expect(page).toHaveURL(/\?kind=act$/)
  await expect(count).not.toHaveText(all ?? '')
  await page
    .getByRole('navigation', { name: '가나다로 찾기' })
    .getByRole('link', { name: '마' })
    .click()
  await expect(page).toHaveURL(/kind=act&initial=/)
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles.first()).toHaveText(/^[마-밓]/)
  for (const title of await titles.allTextContents()) expect(title).toMatch(/^[마-밓]/)
  expect(await axeViolations(page)).toEqual([])
})

test('an article of a law is gone to by its number, one that is not there is searched for', async ({
  page,
}) => {
  await page.goto(`/statutes/${encodeURIComponent('민법')}`)
  const field = page.getByRole('textbox', { name: '조문 바로 가기' })
  await field.fill('제750조')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/articles\/750$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('제750조')
  await page.goBack()
  await field.fill('9999')
  await field.press('Enter')
  // Only a law that is held whole is said not to have it; the starter corpus holds parts.
  await expect(page).toHaveURL(/\/case-search\?/)
  await expect(page.getByRole('combobox', { name: '검색어' })).toHaveValue('민법 제9999조')
})

test('words are found within a law', async ({ page }) => {
  await page.goto(`/statutes/${encodeURIComponent('민법')}`)
  const find = page.getByRole('search', { name: '본문에서 찾기' })
  await find.getByRole('searchbox').fill('손해')
  await expect(find.getByRole('status')).toHaveText(/^\d+곳$/)
})

test('changes are listed for a law and since a day', async ({ page }) => {
  await page.goto('/changes')
  await page.getByLabel('법령', { exact: true }).fill('민법')
  await page.getByLabel('이 날부터').fill('2026-01-01')
  await page.getByRole('button', { name: '보기' }).click()
  await expect(page).toHaveURL(/law=.+&since=2026-01-01/)
  await expect(page.getByLabel('법령', { exact: true })).toHaveValue('민법')
  await page.getByLabel('법령', { exact: true }).fill('없는법률이름')
  await page.getByRole('button', { name: '보기' }).click()
  await expect(page.getByText('‘없는법률이름’에 맞는 법령이 없습니다.')).toBeVisible()
})
