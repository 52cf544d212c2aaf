import { stat } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, ownAddress } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

test('chosen results become a memo with quotes that were compared, as a file and in the editor', async ({
  page,
}) => {
  await logInAs(page, 'user')
  await page.goto(`/case-search?query=${encodeURIComponent('손해배상')}&type=precedents`)
  const boxes = page.getByRole('checkbox', { name: /^메모에 담기/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: '고른 판례로 메모 만들기' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('판례 메모')
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('textarea') })
  await expect(entries).toHaveCount(2)
  expect(await axeViolations(page)).toEqual([])
  const quote = entries.first().getByLabel('인용문')
  const held = await quote.inputValue()
  expect(held.length).toBeGreaterThan(10)
  await quote.fill('이 판결에는 없는 문장이다')
  await entries.first().getByLabel('내 메모').fill('준비서면에 쓸 판례')
  await page.getByRole('button', { name: 'PDF' }).click()
  await expect(entries.first()).toContainText('이 판결에 없는 문장입니다')
  await expect(entries.first().getByLabel('내 메모')).toHaveValue('준비서면에 쓸 판례')

  await quote.fill(held)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^beopdap-memo-.*\.pdf$/)
  expect((await stat(await file.path())).size).toBeGreaterThan(2000)

  await page.getByRole('button', { name: '편집기에서 열기' }).click()
  await expect(page).toHaveURL(/\/ai-chat\/documents\//)
  await expect(page.getByText('준비서면에 쓸 판례')).toBeVisible()
})
