import { expect, type Page, test } from '@playwright/test'

const panel = (page: Page) => page.getByRole('region', { name: '미리보기' })

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
  await expect(panel(page)).toContainText('불러오고 있습니다')
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

test('a result opens beside the list, which stays; arrows lead on, and back comes to the same place', async ({
  page,
}) => {
  await page.goto(`/case-search?query=${encodeURIComponent('손해배상')}`)
  const results = page.locator('main li:has([data-result])')
  const places = () =>
    results.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
  const before = await places()
  // A press before the script has come is lost.
  await expect(async () => {
    await page
      .getByRole('button', { name: /옆에서 열기$/ })
      .first()
      .click()
    await expect(panel(page).getByRole('link', { name: '조문 전체 보기' })).toBeVisible({
      timeout: 5000,
    })
  }).toPass()
  expect(await places()).toEqual(before)
  await page.keyboard.press('ArrowDown')
  await expect(results.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(results.nth(1).getByRole('link').first()).toBeFocused()
  const column = await panel(page).boundingBox()
  expect(column?.width).toBeGreaterThan(380)

  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown')
  await expect(panel(page).getByRole('link', { name: '판결 전체 보기' })).toBeVisible()
  const address = page.url()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cases\//)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(panel(page).getByRole('link', { name: '판결 전체 보기' })).toBeVisible()
})
