import { expect, type Page, test } from '@playwright/test'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { type WrittenFormat, writeDocument } from '@/lib/documents/write/write-document'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs } from '../fixtures/accounts'

const clauses = (lines: string[]) =>
  contentSchema.parse({
    title: lines[0],
    blocks: [
      { kind: 'heading', number: null, text: lines[0], level: 1 },
      ...lines.slice(1).map((text) => ({ kind: 'paragraph', number: null, text })),
    ],
  })

async function file(name: string, format: WrittenFormat, lines: string[]) {
  const buffer = Buffer.from(await writeDocument(clauses(lines), format))
  return { name: `${name}.${format}`, mimeType: 'application/octet-stream', buffer }
}

async function mixedFiles() {
  return Promise.all([
    file('상가임대차', 'docx', [
      '상가 임대차계약서',
      '보증금은 금 오천만원으로 한다.',
      '누수로 인한 수선은 임대인이 부담한다.',
    ]),
    file('근로계약', 'hwpx', [
      '근로계약서',
      '사용자는 임금을 매월 25일에 지급한다.',
      '해고는 30일 전에 예고한다.',
    ]),
    file('용역계약', 'pdf', [
      '용역계약서',
      '수급인은 지체상금을 계약금액의 1000분의 1로 부담한다.',
    ]),
    file('회의록', 'txt', ['회의록', '다음 회의는 2026년 3월 5일에 연다.']),
  ])
}

async function upload(page: Page, files: Awaited<ReturnType<typeof mixedFiles>>) {
  await page.locator('input[type=file]').first().setInputFiles(files)
  for (const { name } of files)
    await expect(
      page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '찾을 수 있음' }),
    ).toBeVisible({
      timeout: 60_000,
    })
}

async function search(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('button', { name: '찾기', exact: true }).click()
}

test('documents are uploaded, found beside the law, opened at the passage, collected and deleted', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await logInAs(page, 'user')
  await page.goto('/ai-chat/knowledge')
  await upload(page, await mixedFiles())
  expect(await axeViolations(page)).toEqual([])

  await search(page, '누수 수리비')
  const mine = page.getByRole('region', { name: '내 문서' })
  await expect(mine.getByRole('heading', { level: 3 }).first()).toHaveText('상가임대차.docx')
  await expect(
    page.getByRole('region', { name: '법령과 판례' }).getByRole('link').first(),
  ).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await search(page, '50,000,000원')
  await expect(mine.getByRole('heading', { level: 3 }).first()).toHaveText('상가임대차.docx')
  await search(page, '지체상금')
  await expect(mine.getByText('1쪽').first()).toBeVisible()
  await mine.getByRole('link', { name: '원문에서 보기' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '용역계약.pdf' })).toBeVisible()
  await expect(page.locator('mark', { hasText: '지체상금' })).toBeVisible()

  await page.goto('/ai-chat/knowledge')
  await page.getByText('새 모음').click()
  await page.getByRole('textbox', { name: '이름' }).fill('임대차 사건')
  await page.getByRole('button', { name: '모음 만들기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '임대차 사건' })).toBeVisible()
  await page.getByRole('checkbox', { name: '상가임대차.docx' }).check()
  await page.getByRole('button', { name: '고른 문서 저장' }).click()
  await page.goto('/ai-chat/knowledge')
  await expect(page.getByRole('link', { name: /임대차 사건/ })).toContainText('문서 1개')
  await page.getByRole('combobox', { name: '검색 범위' }).selectOption('임대차 사건')
  await search(page, '해고')
  const collection = page.getByRole('region', { name: '임대차 사건' })
  await expect(collection.getByText('문서에 없습니다')).toBeVisible()

  const list = await page.request.get('/api/documents')
  const { data } = (await list.json()) as { data: { documents: { id: string; name: string }[] } }
  const lease = data.documents.find(({ name }) => name === '상가임대차.docx')
  await page.request.delete(`/api/documents/${lease?.id}`, {
    headers: { origin: new URL(page.url()).origin },
  })
  await page.goto('/ai-chat/knowledge?q=누수')
  await expect(mine.getByText('문서에 없습니다')).toBeVisible()
  await page.goto(`/ai-chat/knowledge/documents/${lease?.id}`)
  await expect(page.getByRole('heading', { name: '상가임대차.docx' })).toHaveCount(0)
})

test('a file that cannot be read says why, and another person finds nothing', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await logInAs(page, 'supervisor')
  await page.goto('/en/ai-chat/knowledge')
  const broken = {
    name: 'damaged.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nno more'),
  }
  const secret = {
    name: 'secret.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('기밀 합의금은 7,777,000원이다.'),
  }
  await page.locator('input[type=file]').first().setInputFiles([broken, secret])
  const row = page.getByRole('listitem').filter({ hasText: 'damaged.pdf' })
  await expect(row.getByText('Not read', { exact: true })).toBeVisible({ timeout: 60_000 })
  const other = await (await browser.newContext()).newPage()
  await logInAs(other, 'admin')
  await other.goto('/ai-chat/knowledge?q=합의금 7,777,000원')
  await expect(other.getByText('문서에 없습니다')).toBeVisible()
})
