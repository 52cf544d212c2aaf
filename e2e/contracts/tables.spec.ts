import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { leaseText } from '@/tests/factories/contracts'
import { logInAs } from '../fixtures/accounts'

// A reviewed contract in a table by the site's own rules, from the list of reviews to its clause and its file.

test.setTimeout(180_000)

test('contracts stand side by side, lead to their clauses and are downloaded', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/contract-reviews')
  await page.getByRole('textbox', { name: '계약서 붙여 넣기' }).fill(leaseText)
  await page.getByRole('button', { name: '이 글로 시작하기' }).click()
  await page.getByRole('radio', { name: /임차인/ }).check()
  await page.getByRole('button', { name: '검토 시작' }).click()
  await expect(page.getByRole('article', { name: '갱신요구권 포기' })).toBeVisible({
    timeout: 60_000,
  })

  await page.goto('/contract-reviews')
  await page.getByRole('link', { name: '계약서 표' }).click()
  await page.getByRole('button', { name: '표 만들기' }).click()
  await expect(page.getByText('계약서를 하나 이상 골라 주세요.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('group', { name: '검토한 계약서' }).getByRole('checkbox').check()
  await page.getByLabel('표 이름').fill('우리 임대차')
  await page.getByRole('button', { name: '표 만들기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('우리 임대차')
  const table = page.getByRole('group', { name: '계약서와 규칙의 표' })
  await expect(table.getByRole('columnheader', { name: '갱신요구권 포기' })).toBeVisible({
    timeout: 60_000,
  })
  expect(await axeViolations(page)).toEqual([])

  // On a phone the table alone scrolls, and the names of the contracts stay.
  await page.setViewportSize({ width: 360, height: 740 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
  const name = table.getByRole('rowheader')
  await table.evaluate((frame) => frame.scrollTo({ left: 600 }))
  await expect(name).toBeInViewport()

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV로 내려받기' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  expect(csv).toContain('갱신요구권 포기')

  await table
    .getByRole('link', { name: /^제6조/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#clause-\d+$/)
  await expect(page.getByText('계약갱신요구권을 행사하지 아니하기로').first()).toBeInViewport()
})
