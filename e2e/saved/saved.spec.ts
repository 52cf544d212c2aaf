import { stat } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, logInAs, ownAddress } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

const article = `/statutes/${encodeURIComponent('민법')}/articles/750`

async function save(page: Page, path: string, words = { save: '저장', saved: '저장됨' }) {
  await page.goto(path)
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByRole('link', { name: words.saved })).toBeVisible()
}

test('decisions and articles are kept with notes and folders', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/saved')
  await expect(page.getByText('아직 저장한 자료가 없습니다')).toBeVisible()
  await save(page, '/cases/2012다31628')
  await page.reload()
  await expect(page.getByRole('link', { name: '저장됨' })).toBeVisible()
  await save(page, article)
  await page.getByRole('link', { name: '저장됨' }).click()

  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('details') })
  await expect(rows).toHaveCount(2)
  const law = rows.filter({ hasText: '민법 제750조' })
  await law.getByText('메모·폴더 넣기').click()
  await law.getByLabel('메모', { exact: true }).fill('과실의 증명책임')
  await law.getByLabel('폴더').fill('손해배상 사건')
  await law.getByRole('button', { name: /^저장하기/ }).click()
  await expect(law.getByText('저장했습니다.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('navigation', { name: '폴더' }).getByText('손해배상 사건').click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('과실의 증명책임')
  for (const [name, ending] of [
    ['Word', 'docx'],
    ['PDF', 'pdf'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name, exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^beopdap-authorities-.*\\.${ending}$`))
    expect((await stat(await file.path())).size).toBeGreaterThan(2000)
  }

  await page.getByRole('navigation', { name: '자료 종류' }).getByText('판례').click()
  await expect(page.getByText('이 조건에 맞는 자료가 없습니다')).toBeVisible()
  await page.getByRole('link', { name: '전체 보기' }).click()
  await rows.filter({ hasText: '2012다31628' }).getByRole('button', { name: /^삭제/ }).click()
  await expect(rows).toHaveCount(1)
})

test('a visitor logs in and comes back to what was to be saved', async ({ page }) => {
  const { email, password } = await createAccount()
  await page.goto(`/en${article}`)
  await page.getByRole('link', { name: 'Save', exact: true }).click()
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Saved' })).toBeVisible()
})
