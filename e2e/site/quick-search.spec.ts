import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { results } from '../fixtures/search-page'

const dialog = (page: Page) => page.getByRole('dialog', { name: '빠른 검색' })
const field = (page: Page) => dialog(page).locator('input[name=query]')

/** Keys act once the shell has come, which marks the page by nothing: the key is pressed until it acts. */
async function open(page: Page, key: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused({ timeout: 500 })
  }).toPass()
}

test('keyboard alone: a key opens the search, arrows choose, Enter opens the decision', async ({
  page,
}) => {
  await page.goto('/terms')
  await open(page, '/')
  await page.keyboard.insertText('2012다31628')
  await expect(dialog(page).getByRole('option', { name: /판례.*2012다31628/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/2012다31628/)
  await expect(dialog(page)).toBeHidden()

  // And from there, in the middle of a page, by the other keys.
  await open(page, 'Control+k')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.insertText('요금')
  await dialog(page)
    .getByRole('option', { name: /페이지.*요금/ })
    .click()
  await expect(page).toHaveURL(/\/pricing$/)

  await open(page, 'Control+k')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('Enter without a choice searches, j and k walk the results, and the query comes back', async ({
  page,
}) => {
  await page.goto('/pricing')
  await open(page, '/')
  await page.keyboard.insertText('손해배상')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/case-search\?query=/)
  const links = results(page).getByRole('heading').getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.getByRole('heading', { level: 2, name: /판례/ }).click()
  // Without what is fetched for it the form has brought a new page, whose shell is still to come. The first stays first.
  await expect(async () => {
    await page.keyboard.press('k')
    await expect(links.first()).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(links.first()).toBeFocused()
  const href = await links.first().getAttribute('href')
  // Stored by a part of the page that comes after the keys may have acted.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent-searches')))
    .toContain('손해배상')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === decodeURI(href ?? ''))

  await open(page, 'Control+k')
  await expect(dialog(page).getByRole('option', { name: '최근 손해배상' })).toBeVisible()
})

test('? lists the keys, and those of a single letter can be turned off', async ({ page }) => {
  await page.goto('/pricing')
  await open(page, '/')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: '단축키' })
  await expect(keys).toContainText('⌘ K')
  expect(await axeViolations(page)).toEqual([])
  await keys.getByRole('checkbox').uncheck()
  await keys.getByRole('button', { name: '닫기' }).click()
  await expect(keys).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(keys).toBeHidden()
  await expect(dialog(page)).toBeHidden()
  await open(page, 'Control+k')
})

test('letters typed into a field are no shortcuts', async ({ page }) => {
  await page.goto('/case-search')
  const box = page.getByRole('search').getByRole('combobox')
  await open(page, 'Control+k')
  await page.keyboard.press('Escape')
  await box.focus()
  await page.keyboard.type('j/?k')
  await expect(box).toHaveValue('j/?k')
  await expect(dialog(page)).toBeHidden()
})

test('it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en/pricing')
  await page.locator('header button[commandfor="quick-search"]').click()
  const input = page.locator('#quick-search input[name=query]')
  await expect(input).toBeFocused()
  await input.fill('민법')
  await expect(page.getByRole('option').first()).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
  expect(await axeViolations(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button opens a plain form that searches', async ({ page }) => {
    await page.goto('/terms')
    await page.getByRole('banner').getByRole('button', { name: '검색 열기' }).click()
    await field(page).fill('손해배상')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/case-search\?query=/)
    await expect(results(page).first()).toBeVisible()
  })
})
