import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'

const path = '/dev/components'

// A page of everything takes a while to check.
test.describe.configure({ timeout: 120_000 })

for (const [prefix, colorScheme] of [
  ['', 'light'],
  ['', 'dark'],
] as const) {
  test(`axe finds nothing on the parts: ${prefix || '/ko'}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(prefix + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axeViolations(page, { colours: true })).toEqual([])
  })
}

test('the parts fit a phone, and no search engine keeps the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(path)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
})

test('a dialog holds the focus, closes on Escape and gives the focus back', async ({ page }) => {
  await page.goto(path)
  const opener = page.getByRole('button', { name: '대화상자 열기' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '대화를 삭제할까요?' })
  await expect(dialog).toBeVisible()
  expect(await axeViolations(page, { colours: true })).toEqual([])
  await page.keyboard.press('Tab')
  expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('tabs and a select work from the keyboard', async ({ page }) => {
  await page.goto(path)
  // The first key may come before the script.
  await expect(async () => {
    await page.getByRole('tab', { name: '판시사항' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: '판결요지' })).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: '판결요지' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toContainText('줄여 적습니다')

  const select = page.getByRole('combobox', { name: '법원' })
  await select.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: '고등법원' })).toBeVisible()
  expect(await axeViolations(page, { colours: true })).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(select).toContainText('고등법원')
})

test('a combobox finds by a part of the name', async ({ page }) => {
  await page.goto(path)
  const combobox = page.getByRole('combobox', { name: '법령' })
  await combobox.pressSequentially('근로')
  await expect(page.getByRole('option')).toHaveText(['근로기준법'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(combobox).toHaveValue('근로기준법')
})

test('menus close on Escape and on a click elsewhere', async ({ page }) => {
  await page.goto(path)
  const summary = page.locator('summary', { hasText: '제품' })
  const link = page.getByRole('link', { name: '계약서 검토' })
  await summary.click()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(summary).toBeFocused()
  await summary.click()
  await expect(link).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(link).toBeHidden()

  await page.getByRole('button', { name: '더 하기' }).click()
  await expect(page.getByRole('menuitem', { name: '이름 바꾸기' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('menuitem', { name: '인용 복사' }).click()
  await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText(
    '인용을 복사했습니다',
  )
})

test('bad news stays until it is closed', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('button', { name: '알림 보이기: 저장하지 못했습니다' }).click()
  const region = page.getByRole('region', { name: '알림', exact: true })
  await expect(region).toContainText('연결을 확인하고')
  expect(await axeViolations(page, { colours: true })).toEqual([])
  await region.getByRole('button', { name: '닫기' }).click()
  await expect(region).not.toContainText('연결을 확인하고')
})

test('a chart can be read as a table, and [n] leads to its source', async ({ page }) => {
  await page.goto(path)
  await page.getByText('표로 보기').first().click()
  const table = page.getByRole('table', { name: '예시: 요일별 검색 수' })
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(table.getByRole('cell', { name: '1,290' })).toBeVisible()

  await page.getByRole('link', { name: '출처 1: 민법 제750조' }).first().click()
  await expect(page).toHaveURL(/#sample-answer-source-1$/)
  await expect(page.locator('#sample-answer-source-1')).toBeInViewport()
})
