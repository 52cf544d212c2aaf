import { expect, test } from '@playwright/test'
import { logInAs } from '../fixtures/accounts'

const pages = ['/admin', '/admin/analytics', '/admin/activity', '/admin/security'] as const

test('the period stands in the address, and a chart can be read as a table', async ({ page }) => {
  await logInAs(page, 'supervisor')
  await page.goto('/admin')
  await page.getByRole('link', { name: '최근 7일' }).click()
  await expect(page).toHaveURL(/\/admin\?days=7$/)
  await expect(page.getByRole('link', { name: '최근 7일' })).toHaveAttribute('aria-current', 'page')
  await page.getByText('표로 보기').first().click()
  await expect(page.getByRole('table', { name: '방문' }).getByRole('row')).toHaveCount(8)
  // Not theirs to handle.
  await expect(page.getByRole('link', { name: '처리하지 않은 탈퇴 요청' })).toHaveCount(0)
})

test('a search is counted, and shows among the queries', async ({ page }) => {
  const query = `없는말${Date.now().toString(36)}`
  await page.goto(`/case-search?query=${encodeURIComponent(query)}`)
  await logInAs(page, 'admin')
  await expect(async () => {
    await page.goto('/admin/analytics?days=7')
    await expect(page.getByText('서로 다른 검색어')).toBeVisible()
    await expect(
      page.getByRole('table', { name: '많이 찾은 검색어' }).getByRole('row'),
    ).not.toHaveCount(1)
  }).toPass()
})

test('a log is narrowed by its form', async ({ page }) => {
  const { email } = await logInAs(page, 'admin')
  await page.goto('/pricing')
  await expect(async () => {
    await page.goto('/admin/activity')
    await page.getByLabel('종류').selectOption('page_view')
    await page.getByLabel('이메일').fill(email)
    await page.getByRole('button', { name: '적용' }).click()
    await expect(page).toHaveURL(/type=page_view/)
    await expect(page.getByRole('rowheader', { name: email }).first()).toBeVisible({
      timeout: 3000,
    })
  }).toPass()
  await page.getByRole('link', { name: '조건 지우기' }).click()
  await expect(page).toHaveURL(/\/admin\/activity$/)
})

test('logs of people are for admins alone', async ({ page }) => {
  await logInAs(page, 'supervisor')
  for (const path of ['/admin/activity', '/admin/security']) {
    await page.goto(path)
    await expect(page).toHaveURL(/:\d+\/$/)
  }
  await page.context().clearCookies()
  await logInAs(page, 'user')
  for (const path of pages) {
    await page.goto(path)
    await expect(page).toHaveURL(/:\d+\/$/)
  }
})
