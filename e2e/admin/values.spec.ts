import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, ownAddress } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

const asked = '/api/calculators/wages?hourlyWage=10000&date=2031-03-02'

test('an administrator adds a figure with its source, and the calculators use it until it is deleted', async ({
  page,
}) => {
  expect((await page.request.get(asked)).status()).toBe(422)
  await logInAs(page, 'admin')
  await page.goto('/admin/values')
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel(/^언제부터/).fill('2031-01-01')
  await page.getByLabel(/^언제까지/).fill('2030-01-01')
  await page.getByRole('textbox', { name: /^값/ }).fill('12,345원')
  await page.getByRole('textbox', { name: /^출처/ }).fill('고용노동부 고시 제2030-1호')
  await page.getByRole('button', { name: '추가하기' }).click()
  await expect(page.getByText('시작일보다 늦거나 같은 날짜를 넣어 주세요.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^출처/ })).toHaveValue(
    '고용노동부 고시 제2030-1호',
  )
  await page.getByLabel(/^언제까지/).fill('2031-12-31')
  await page.getByRole('button', { name: '추가하기' }).click()
  const row = page.getByRole('row').filter({ hasText: '제2030-1호' }).first()
  await expect(row).toContainText('12,345원')

  const answer = await page.request.get(asked)
  expect(await answer.json()).toMatchObject({
    data: { result: { minimumWage: 12_345 }, sources: [{ source: '고용노동부 고시 제2030-1호' }] },
  })
  await row.getByText('삭제', { exact: true }).click()
  await row.getByRole('button', { name: '삭제하기' }).click()
  await expect(page.getByRole('row').filter({ hasText: '제2030-1호' })).toHaveCount(0)
  expect((await page.request.get(asked)).status()).toBe(422)
})

test('nobody else comes in', async ({ page }) => {
  await logInAs(page, 'supervisor')
  await page.goto('/admin/values')
  await expect(page).toHaveURL(/^[^?]*\/(\?.*)?$/)
  await expect(page.getByRole('heading', { name: '계산 기준값' })).toBeHidden()
})
