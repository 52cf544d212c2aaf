import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs } from '../fixtures/accounts'

const refresh = '/api/admin/corpus/refresh'

// One refresh at a time on one stack: these follow one another.
test.describe.configure({ mode: 'serial' })

test('an administrator starts a refresh, sees it run, and finds it among the past ones', async ({
  page,
}) => {
  await logInAs(page, 'admin')
  await page.goto('/admin/corpus')
  await expect(page.getByRole('heading', { name: '자료 갱신' })).toBeVisible()
  await page.getByRole('button', { name: /갱신$|갱신 시작/ }).click()
  await expect(page.getByText('갱신을 마쳤습니다.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('row').filter({ hasText: '기본 자료' }).first()).toContainText('완료')
  expect(await axeViolations(page)).toEqual([])
})

test('a supervisor sees the corpus and starts nothing', async ({ page }) => {
  await logInAs(page, 'supervisor')
  await page.goto('/admin/corpus')
  await expect(page.getByText('갱신은 관리자만 시작할 수 있습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '갱신 시작' })).toHaveCount(0)
  expect((await page.request.get(refresh)).status()).toBe(200)
  expect((await page.request.post(refresh)).status()).toBe(403)
  expect((await page.request.delete(refresh)).status()).toBe(403)
})

test('nobody else learns anything, and no other site starts one', async ({ page }) => {
  for (const method of ['get', 'post', 'delete'] as const)
    expect((await page.request[method](refresh)).status()).toBe(401)
  await logInAs(page, 'user')
  for (const method of ['get', 'post', 'delete'] as const)
    expect((await page.request[method](refresh)).status()).toBe(403)
  await logInAs(page, 'admin')
  const elsewhere = { headers: { origin: 'https://elsewhere.example' } }
  expect((await page.request.post(refresh, elsewhere)).status()).toBe(403)
})
