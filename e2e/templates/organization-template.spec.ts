import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { plainText } from '@/lib/documents/blocks/plain-text'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { writeDocument } from '@/lib/documents/write/write-document'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, ownAddress, signInAs } from '../fixtures/accounts'

// A form of an office: its own Word file becomes a template, is published, and filled in.

test.use({ extraHTTPHeaders: ownAddress() })
test.setTimeout(180_000)

async function saved(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFile(await (await download).path())
}

/** A form as an office has it: sentences and a table, with the places to fill in double braces. */
async function wordFile() {
  const content = contentSchema.parse({
    title: '보관 확인서',
    blocks: [
      {
        kind: 'paragraph',
        number: null,
        text: '{{보관인}}은(는) {{맡긴 날:긴날짜}}에 물건을 받았다.',
      },
      { kind: 'paragraph', number: null, text: '보관료는 {{보관료:한글}}으로 한다.' },
      {
        kind: 'table',
        rows: [
          { cells: [{ text: '보관인' }, { text: '{{보관인}}' }] },
          { cells: [{ text: '보관료' }, { text: '{{보관료}}' }] },
        ],
      },
    ],
  })
  const buffer = Buffer.from(await writeDocument(content, 'docx'))
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return { name: '보관 확인서.docx', mimeType, buffer }
}

test('a Word file with fields is published as a template and filled in', async ({ page }) => {
  await signInAs(page, await createAccount())
  await page.goto('/settings/organizations')
  await page.getByLabel('조직 이름').fill('가나다 법률사무소')
  await page.getByRole('button', { name: '조직 만들기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('가나다 법률사무소')

  await page.goto('/documents/templates/organization')
  await page.getByLabel('조직', { exact: true }).selectOption({ label: '가나다 법률사무소' })
  await page.getByLabel('이름', { exact: false }).fill('보관 확인서')
  await page.getByRole('button', { name: '만들기', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('보관 확인서')
  expect(await axeViolations(page)).toEqual([])

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await wordFile())
  await expect(page.getByText('빈칸 3개를 찾았습니다.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'v1 게시' }).click()
  await expect(page.getByText('게시했습니다.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.goto('/documents/templates')
  await page
    .getByRole('link', { name: /보관 확인서/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: '보관인' })).toBeVisible()
  await page.getByRole('textbox', { name: '보관인' }).fill('홍길동')
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('맡긴 날').fill('2026-03-01')
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByRole('textbox', { name: '보관료' }).fill('300000')
  const preview = page.getByRole('region', { name: '미리보기' }).last()
  await expect(preview).toContainText('홍길동은')
  await expect(preview).toContainText('금 삼십만원정')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^(다음|완성하기)$/ }).click()
  const markdown = (await saved(page, 'Markdown')).toString('utf8')
  expect(markdown).toContain('홍길동은')
  expect(markdown).toContain('금 삼십만원정(₩300,000)')

  // The Word file that goes out, read as any Word file is.
  const filled = await parseDocument(await saved(page, 'Word (DOCX)'), '보관 확인서.docx')
  if (filled.state !== 'ready') throw new Error(filled.state)
  const lines = plainText(filled.blocks)
  expect(lines).toContain('홍길동은 2026년 3월 1일에 물건을 받았다.')
  expect(lines).toContain('보관료는 금 삼십만원정(₩300,000)으로 한다.')
  expect(lines).not.toMatch(/[{}]/)
  const table = filled.blocks.find((block) => block.kind === 'table')
  expect(table && 'rows' in table ? plainText([table]) : '').toMatch(/홍길동[\s\S]*300,000/)
})
