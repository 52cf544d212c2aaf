import { expect, type Page, test } from '@playwright/test'

const panel = (page: Page) => page.getByRole('region', { name: '사건번호로 열기' })

async function lookUp(page: Page, number: string) {
  await panel(page).getByRole('textbox', { name: '사건번호' }).fill(number)
  await panel(page).getByRole('button', { name: '열기' }).click()
}

test('idle, loading, success, clear', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/cases/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/case-search')
  await expect(panel(page)).toContainText('사건번호를 넣으면')
  await lookUp(page, '2012다31628')
  await expect(panel(page)).toContainText('판결을 불러오고 있습니다')
  release()
  await expect(panel(page).getByRole('link', { name: '판결 전체 보기' })).toBeVisible()
  await expect(page).toHaveURL(/case=2012/)
  await panel(page).getByRole('button', { name: '지우기' }).click()
  await expect(panel(page)).toContainText('사건번호를 넣으면')
  await expect(page).not.toHaveURL(/case=/)
})

test('the address opens the panel, Escape closes it', async ({ page }) => {
  await page.goto(`/case-search?case=${encodeURIComponent('2012다31628')}`)
  await expect(panel(page).getByRole('link', { name: '판결 전체 보기' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toContainText('사건번호를 넣으면')
})

test('a result opens beside the list, which stays', async ({ page }) => {
  await page.goto(`/case-search?query=${encodeURIComponent('손해배상')}&type=precedents`)
  const before = page.url()
  // A press before the script has come is lost.
  await expect(async () => {
    await page
      .getByRole('button', { name: /옆에서 열기$/ })
      .first()
      .click()
    await expect(panel(page).getByRole('link', { name: '판결 전체 보기' })).toBeVisible({
      timeout: 5000,
    })
  }).toPass()
  expect(page.url().startsWith(before)).toBe(true)
})
