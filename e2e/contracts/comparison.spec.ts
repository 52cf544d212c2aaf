import { expect, test } from '@playwright/test'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import { axeViolations } from '@/scripts/site/axe-violations'
import { leaseText } from '@/tests/factories/contracts'
import { logInAs } from '../fixtures/accounts'

// Two versions of a contract: pasted, and from the library as a Word file that takes the changes.

test.setTimeout(180_000)

const changed = leaseText.replace('50,000,000', '60,000,000')

test('two pasted versions are compared, what matters first', async ({ page }) => {
  await page.goto('/contract-comparison')
  await logInAs(page, 'user')
  await page.goto('/contract-comparison')
  await expect(page.getByRole('heading', { level: 1, name: '계약서 비교' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: '비교하기' }).click()
  await expect(page.getByText('내용이 없습니다').first()).toBeVisible()

  const [before, after] = [0, 1].map((at) =>
    page.getByRole('textbox', { name: '계약서의 글' }).nth(at),
  )
  await before?.fill(leaseText)
  await after?.fill(changed)
  await page.getByRole('combobox', { name: '계약의 종류' }).selectOption('housing-lease')
  await page.getByRole('button', { name: '비교하기' }).click()
  await expect(page.getByRole('heading', { name: '비교 결과' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: '먼저 볼 변경' })).toBeVisible()
  await expect(page.locator('ins', { hasText: '60,000,000' }).first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )
})

test('a Word file of the library gets the new version as tracked changes', async ({ page }) => {
  await page.goto('/contract-comparison')
  await logInAs(page, 'user')
  const content = contentSchema.parse({
    blocks: leaseText.split('\n').map((text) => ({ kind: 'paragraph', text })),
  })
  const uploaded = await page.request.post('/api/documents', {
    headers: { 'x-file-name': encodeURIComponent('전세 계약서.docx') },
    data: Buffer.from(await writeDocument(content, 'docx')),
  })
  expect(uploaded.ok()).toBe(true)
  await page.goto('/contract-comparison')
  await page
    .getByRole('combobox', { name: '어디에서 가져올까요' })
    .first()
    .selectOption({ label: '전세 계약서.docx' })
  await page.getByRole('textbox', { name: '계약서의 글' }).fill(changed)
  await page.getByRole('button', { name: '비교하기' }).click()
  const write = page.getByRole('button', { name: '변경 내용 추적 DOCX 받기' })
  await expect(write).toBeVisible({ timeout: 60_000 })
  const [file] = await Promise.all([page.waitForEvent('download'), write.click()])
  expect(file.suggestedFilename()).toMatch(/\.docx$/)
  const report = page.getByRole('button', { name: '비교 PDF 받기' })
  const [pdf] = await Promise.all([page.waitForEvent('download'), report.click()])
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
})

test('nobody compares without logging in', async ({ page }) => {
  await page.goto('/contract-comparison')
  await expect(page).toHaveURL(/login|sign-in/)
})
