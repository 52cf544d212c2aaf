import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { axeViolations } from '@/scripts/site/axe-violations'
import { leaseText } from '@/tests/factories/contracts'
import { logInAs } from '../fixtures/accounts'

// What a review gives to take away: the contract with the accepted wordings, and what they change.

test.setTimeout(180_000)

const wording = '을은 계약이 끝나기 6개월부터 2개월 전까지 한 차례 갱신을 요구할 수 있다.'

async function reviewed(page: Page) {
  await page.goto('/contract-reviews')
  await page.getByRole('textbox', { name: '계약서 붙여 넣기' }).fill(leaseText)
  await page.getByRole('button', { name: '이 글로 시작하기' }).click()
  await page.getByRole('radio', { name: /임차인/ }).check()
  await page.getByRole('button', { name: '검토 시작' }).click()
  await expect(page.getByRole('article', { name: '갱신요구권 포기' })).toBeVisible({
    timeout: 60_000,
  })
}

async function fileOf(page: Page, link: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

const textOf = async (bytes: Uint8Array, name: string) => {
  const read = await parseDocument(bytes, name)
  return read.state === 'ready'
    ? read.blocks.map((block) => ('text' in block ? block.text : '')).join('\n')
    : read.state
}

test('an accepted wording stands in the clean copy, and in the comparison with what it was', async ({
  page,
}) => {
  await logInAs(page, 'user')
  await reviewed(page)
  const waiver = page.getByRole('article', { name: '갱신요구권 포기' })
  await waiver.getByRole('button', { name: '문구 고치기' }).click()
  await waiver.getByRole('textbox').fill(wording)
  await waiver.getByRole('button', { name: '이 문구로 받아들임' }).click()
  await expect(waiver.getByText('받아들임', { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const clean = await fileOf(page, '문구를 반영한 HWPX')
  expect(clean.name).toBe('beopdap-contract-clean.hwpx')
  const text = await textOf(clean.bytes, clean.name)
  expect(text).toContain(wording)
  expect(text).not.toContain('갱신요구권을 행사하지')
  expect(text).toContain('월 차임은 금 600,000원')

  const compared = await fileOf(page, '전후 비교 PDF')
  expect(compared.name).toBe('beopdap-contract-before-after.pdf')
  const shown = (await textOf(compared.bytes, compared.name)).replace(/\s+/g, '')
  expect(shown).toContain('제6조(갱신)')
  expect(shown).toContain('한차례갱신을요구할수있다')
  expect(shown).toContain('행사하지')
  expect(shown).not.toContain('600,000원')

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const files = ['clean', 'before-after'].map((file) => `/api/contract-reviews/${id}/${file}`)
  const browser = page.context().browser()
  const [nobody, stranger] = [await browser?.newContext(), await browser?.newContext()]
  const other = await stranger?.newPage()
  if (!nobody || !other) throw new Error('no browser')
  await logInAs(other, 'user')
  for (const file of files) {
    expect((await nobody.request.get(new URL(file, page.url()).href)).status()).toBe(401)
    expect((await other.request.get(file)).status()).toBe(404)
  }
  await nobody.close()
  await stranger?.close()
})
