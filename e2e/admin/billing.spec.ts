import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, logInAs } from '../fixtures/accounts'
import { serviceOf, subscribe } from '../fixtures/subscribers'

/** Opens a page when its script has arrived. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

/** Somebody who pays, with the page of their subscription. */
async function subscriber(daysAgo = 0) {
  const account = await createAccount()
  await subscribe(account.id, { daysAgo })
  const { data } = await serviceOf()
    .from('subscriptions')
    .select('id')
    .eq('user_id', account.id)
    .single()
  return { account, page: `/admin/subscriptions/${data?.id}` }
}

test('a subscriber is found by their address, without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await logInAs(page, 'admin')
  const { account, page: path } = await subscriber()
  await page.goto('/admin/subscriptions')
  await page.getByRole('searchbox', { name: '찾기' }).fill(account.email.slice(4, 24))
  await page.getByRole('button', { name: '찾기' }).click()
  await expect(page.getByText('1건', { exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: account.email })
  await expect(row).toContainText('이용 중')
  await expect(row).toContainText('55,000원')
  await row.getByRole('link', { name: account.email }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await context.close()
})

test('a part is refunded, once, and the audit says by whom', async ({ page }) => {
  const admin = await logInAs(page, 'admin')
  const { page: path } = await subscriber()
  await open(page, path)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: '1회차 환불' }).click()
  const dialog = page.getByRole('dialog', { name: '결제를 환불할까요?' })
  await dialog.getByLabel('환불 금액').fill('60,000')
  await dialog.getByLabel('사유').fill('불편을 드렸습니다')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '환불', exact: true }).click()
  await expect(dialog.getByText('남은 결제 금액보다 많이')).toBeVisible()
  // What was typed stays.
  await expect(dialog.getByLabel('사유')).toHaveValue('불편을 드렸습니다')
  await dialog.getByLabel('환불 금액').fill('5,000')
  await dialog.getByRole('button', { name: '환불', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '5,000원을 환불했습니다' })).toBeVisible()
  await expect(dialog).toBeHidden()
  const period = page.getByRole('listitem').filter({ hasText: '1회차' })
  await expect(period.getByText('일부 환불')).toBeVisible()
  await expect(period.getByText('환불 완료')).toBeVisible()
  const acts = page.getByRole('region', { name: '관리자가 한 일' })
  await expect(acts).toContainText('불편을 드렸습니다')
  await open(page, '/admin/audit?act=billing.refunded')
  const row = page.getByRole('row').filter({ hasText: admin.email }).first()
  await expect(row).toContainText('amount: 5000')
  await expect(row.getByRole('link')).toHaveAttribute('href', path)
})

test('a subscription is ended with its paid time, then at once', async ({ page }) => {
  await logInAs(page, 'admin')
  const { page: path } = await subscriber(3)
  await open(page, path)
  const ask = async () => {
    await page.getByRole('button', { name: '구독 종료' }).click()
    return page.getByRole('dialog', { name: '구독을 종료할까요?' })
  }
  await (await ask()).getByRole('button', { name: '종료', exact: true }).click()
  await expect(page.getByText('해지 예정', { exact: true })).toBeVisible()
  await (await ask()).getByRole('button', { name: '종료', exact: true }).click()
  await expect(page.getByText('해지', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '구독 종료' })).toHaveCount(0)
})

test('payments add up, are listed and leave as a file', async ({ page }) => {
  await logInAs(page, 'admin')
  const { account } = await subscriber()
  await open(page, '/admin/payments?by=month')
  expect(await axeViolations(page)).toEqual([])
  await expect(page.getByRole('img', { name: '결제와 환불' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: account.email })).toContainText('55,000원')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV 받기' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^beopdap-payments-.+\.csv$/)
  const answer = await page.request.get(
    '/api/admin/payments/export?from=2026-01-01&to=2026-12-31&locale=en',
  )
  const csv = await answer.text()
  expect(csv).toMatch(/^\ufeffWhen \(Korea\),Kind,Order/)
  expect(csv).toContain(`${account.email},1 month,Term,0,1,`)
})

test('a period that is too long, or none, is no file', async ({ page }) => {
  await logInAs(page, 'admin')
  for (const query of ['', 'from=2026-02-01&to=2026-01-01', 'from=2020-01-01&to=2026-01-01']) {
    const answer = await page.request.get(`/api/admin/payments/export?${query}`)
    expect(answer.status()).toBe(400)
  }
})

test('whoever is no admin sees nothing of it, nor in the menu', async ({ page }) => {
  await logInAs(page, 'supervisor')
  const { page: path } = await subscriber()
  for (const closed of ['/admin/subscriptions', '/admin/payments', path]) {
    await page.goto(closed)
    await expect(page).toHaveURL(/\/$/)
  }
  const answer = await page.request.get('/api/admin/payments/export?from=2026-11-01&to=2026-11-30')
  expect(answer.status()).toBe(403)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: '분석' }).first()).toBeVisible()
  await expect(page.locator('a[href="/admin/payments"]')).toHaveCount(0)
  await expect(page.getByText('매출', { exact: true })).toHaveCount(0)
})
