import { expect, type Page, test } from '@playwright/test'
import { results } from '../fixtures/search-page'

const list = `/case-search?query=${encodeURIComponent('임대차 보증금 반환')}&type=precedents`

const find = (page: Page) => page.getByRole('search', { name: '본문에서 찾기' })

/** How many places the browser marks. */
const marked = (page: Page) => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)

test('a result opens with its words marked, its neighbours and the way back', async ({ page }) => {
  await page.goto(list)
  const titles = await results(page).getByRole('heading').allTextContents()
  expect(titles.length).toBeGreaterThan(2)
  // The list is stored once the page's script has come.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('last-results')))
    .toContain('/cases/')
  await results(page).nth(1).getByRole('link').first().click()

  const between = page.getByRole('navigation', { name: '검색 결과 사이 이동' })
  await expect(between).toContainText(`2 / ${titles.length}`)
  await expect(find(page).getByRole('status')).toHaveText(/^\d+곳$/)
  expect(await marked(page)).toBeGreaterThan(0)

  await page.keyboard.press('n')
  await expect(find(page).getByRole('status')).toHaveText(/^1 \/ \d+$/)
  await page.keyboard.press('n')
  await page.keyboard.press('n')
  await expect(find(page).getByRole('status')).toHaveText(/^3 \/ \d+$/)
  await page.keyboard.press('p')
  await expect(find(page).getByRole('status')).toHaveText(/^2 \/ \d+$/)

  await page.keyboard.press(']')
  await expect(between).toContainText(`3 / ${titles.length}`)
  await page.keyboard.press('[')
  await expect(between).toContainText(`2 / ${titles.length}`)
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/\/case-search\?query=/)
})

test('words are found in a decision that was opened by its address', async ({ page }) => {
  await page.goto('/cases/2012다31628')
  const field = find(page).getByRole('searchbox')
  await field.fill('"사생활"')
  await expect(find(page).getByRole('status')).toHaveText(/^\d+곳$/)
  const count = await marked(page)
  await field.press('Enter')
  await expect(find(page).getByRole('status')).toHaveText(`1 / ${count}`)
  await expect(page.getByRole('navigation', { name: '검색 결과 사이 이동' })).toHaveCount(0)
  await field.fill('여기에없는말')
  await expect(find(page).getByRole('status')).toHaveText('없음')
})

test('an article has the field in the language of the page', async ({ page }) => {
  await page.goto(`/en/statutes/${encodeURIComponent('민법')}/articles/750`)
  const field = page.getByRole('searchbox', { name: 'Find in this text' })
  await field.fill('손해')
  await expect(page.getByRole('search', { name: 'Find in this text' })).toContainText(/\d+ places?/)
})

test('decisions on similar issues stand under the relations', async ({ page }) => {
  await page.goto('/cases/2007다90760')
  const similar = page.getByRole('region', { name: '비슷한 쟁점의 판결' })
  await similar.scrollIntoViewIfNeeded()
  const first = similar.getByRole('listitem').first()
  await expect(first).toBeVisible()
  const number = (await first.getByRole('link').first().textContent()) ?? ''
  await first.getByRole('link').first().click()
  await expect(page).toHaveTitle(new RegExp(number.split(' ').at(-1) ?? 'none'))
})

test('a selected passage is copied with its citation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/cases/2007다90760')
  await expect(find(page)).toBeVisible()
  const issue = page.locator('#issues [data-reading] h3').first()
  await issue.selectText()
  // The key belongs to the button, which stands there once something is selected.
  await expect(page.getByRole('button', { name: '인용과 함께 복사' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: '복사했습니다' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain((await issue.textContent()) ?? 'none')
  expect(copied).toMatch(/\(대법원 2010\. 5\. 20\. 선고 2007다90760 전원합의체 판결의 요약\)$/)
})

test('keyboard alone: search, decision, citation, and back to where one was in the list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/terms')
  // Keys act once the shell has come, which marks the page by nothing.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.locator('#quick-search input[name=query]')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.insertText('임대차 보증금 반환')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/case-search\?query=/)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('last-results')))
    .toContain('/cases/')
  const first = results(page).getByRole('heading').getByRole('link').first()
  await expect(async () => {
    await page.keyboard.press('k')
    await expect(first).toBeFocused({ timeout: 500 })
  }).toPass()
  const walked = page.locator('main [data-result]:focus')
  while (!(await walked.getAttribute('href'))?.startsWith('/cases/')) await page.keyboard.press('j')
  const number = decodeURIComponent((await walked.getAttribute('href')) ?? '').split(/[/?]/)[2]
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(new RegExp(number ?? 'none'))

  await expect(find(page)).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: '복사했습니다' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(new RegExp(`(선고|자) ${number}(, \\d+)* (전원합의체 )?(판결|결정)`))

  await page.keyboard.press('u')
  await expect(page).toHaveURL(/\/case-search\?query=/)
  await expect(results(page).first()).toBeVisible()
})
