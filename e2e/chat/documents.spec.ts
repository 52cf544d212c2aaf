import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { foreignFiles, sampleFiles } from '@/tests/factories/documents'
import { logInAs } from '../fixtures/accounts'
import { openThread } from '../fixtures/chat-thread'

const limit = 20 * 1024 * 1024

/** Sends a file as the page does. */
function send(request: APIRequestContext, name: string, data: Buffer, query = '') {
  return request.post(`/api/documents${query}`, {
    headers: {
      'x-file-name': encodeURIComponent(name),
      'content-type': 'application/octet-stream',
    },
    data,
  })
}
async function storedDocument(request: APIRequestContext, name: string, data = sampleFiles.pdf) {
  const answer = await send(request, name, data)
  expect(answer.status()).toBe(201)
  return (await answer.json()).data.document as { id: string; name: string }
}
const listDocuments = async (request: APIRequestContext) =>
  (await (await request.get('/api/documents')).json()).data
const refusal = async (answer: {
  json: () => Promise<{ error: { details?: { document?: string } } }>
}) => (await answer.json()).error.details?.document

test('documents are kept, given back as they came, and deleted', async ({ page }) => {
  await logInAs(page, 'user')
  const { id, name } = await storedDocument(page.request, '../임대차 계약서.pdf')
  expect(name).toBe('임대차 계약서.pdf')
  const file = await page.request.get(`/api/documents/${id}`)
  expect(await file.body()).toEqual(sampleFiles.pdf)
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'cache-control': 'private, no-store',
  })
  expect((await page.request.delete(`/api/documents/${id}`)).status()).toBe(200)
  expect((await page.request.get(`/api/documents/${id}`)).status()).toBe(404)
  expect((await page.request.delete(`/api/documents/${id}`)).status()).toBe(404)
  expect((await listDocuments(page.request)).documents).toEqual([])
})

test('nobody reaches what is another’s, signed in or not', async ({ page, browser }) => {
  await logInAs(page, 'user')
  const { id } = await storedDocument(page.request, '비밀.pdf')
  const stranger = await browser.newPage()
  for (const status of [401, 404]) {
    expect((await stranger.request.get(`/api/documents/${id}`)).status()).toBe(status)
    expect((await stranger.request.delete(`/api/documents/${id}`)).status()).toBe(status)
    if (status === 401) {
      expect((await stranger.request.get('/api/documents')).status()).toBe(401)
      expect((await send(stranger.request, 'a.pdf', sampleFiles.pdf)).status()).toBe(401)
      await logInAs(stranger, 'admin')
    }
  }
  expect((await listDocuments(stranger.request)).documents).toEqual([])
  expect((await page.request.get(`/api/documents/${id}`)).status()).toBe(200)
  expect((await page.request.get('/api/documents/..%2f..%2fetc')).status()).toBe(404)
  await stranger.close()
})

test('what is empty, too large, of another type or for no folder is refused, and nothing is left', async ({
  page,
}) => {
  await logInAs(page, 'user')
  const { request } = page
  for (const bytes of Object.values(foreignFiles)) {
    expect(await refusal(await send(request, '계약서.pdf', bytes))).toBe('wrongType')
  }
  expect(await refusal(await send(request, 'a.pdf', Buffer.alloc(0)))).toBe('empty')
  const large = Buffer.concat([sampleFiles.pdf, Buffer.alloc(limit)])
  expect(await refusal(await send(request, 'a.pdf', large))).toBe('tooLarge')
  expect(await refusal(await send(request, '..', sampleFiles.pdf))).toBe('badName')
  const nowhere = `?folder=${crypto.randomUUID()}`
  expect(await refusal(await send(request, 'a.pdf', sampleFiles.pdf, nowhere))).toBe('noFolder')
  expect((await listDocuments(request)).documents).toEqual([])
})

test('a free account keeps twenty, even when the last two come at once', async ({ page }) => {
  await logInAs(page, 'user')
  for (let no = 1; no <= 19; no++) await storedDocument(page.request, `${no}.pdf`)
  const both = await Promise.all(
    ['20', '21'].map((no) => send(page.request, `${no}.pdf`, sampleFiles.pdf)),
  )
  expect(both.map((answer) => answer.status()).sort()).toEqual([201, 400])
  expect((await listDocuments(page.request)).documents).toHaveLength(20)
})

/** Opens one of the two views beside the conversation. */
async function open(page: Page, view: '파일' | '문서함') {
  await openThread(page)
  const tab = page.getByRole('tab', { name: view })
  // A press before the script has come selects nothing.
  await expect(async () => {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}
const choose = (page: Page, files: { name: string; buffer: Buffer }[]) =>
  page
    .getByLabel('파일 올리기')
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })))
async function pressMenuItem(page: Page, name: string, what: string) {
  await page.getByRole('button', { name: `${name} 메뉴` }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

test('the file explorer: upload, folders, rename, move, download, delete', async ({ page }) => {
  await logInAs(page, 'user')
  await open(page, '파일')
  await expect(page.getByText('보관한 문서가 없습니다')).toBeVisible()
  await choose(page, [
    { name: '계약서.pdf', buffer: sampleFiles.pdf },
    { name: '사진.png', buffer: foreignFiles.program },
  ])
  await expect(page.getByRole('link', { name: '계약서.pdf' })).toBeVisible()
  await expect(page.getByText('보관할 수 없는 형식입니다', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: '새 폴더', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '이름' }).fill('a/b')
  await page.getByRole('button', { name: '만들기' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '이름' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByRole('dialog').getByRole('textbox', { name: '이름' }).fill('2026년 사건')
  await page.getByRole('button', { name: '만들기' }).click()
  const folder = page.getByRole('button', { name: /^2026년 사건 ?\d/ })
  await expect(folder).toBeVisible()

  await pressMenuItem(page, '계약서.pdf', '이름 바꾸기')
  await page.getByRole('dialog').getByRole('textbox', { name: '이름' }).fill('임대차.pdf')
  await page.getByRole('dialog').getByRole('button', { name: '이름 바꾸기' }).click()
  await pressMenuItem(page, '임대차.pdf', '옮기기')
  await page.getByLabel('폴더', { exact: true }).selectOption('2026년 사건')
  await page.getByRole('dialog').getByRole('button', { name: '옮기기' }).click()
  await expect(page.getByRole('link', { name: '임대차.pdf' })).toBeHidden()
  await folder.click()
  const downloading = page.waitForEvent('download')
  await pressMenuItem(page, '임대차.pdf', '내려받기')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('임대차.pdf')
  expect(await readFile(await download.path())).toEqual(sampleFiles.pdf)
  expect(await axeViolations(page, { within: '[role=tabpanel]' })).toEqual([])

  await pressMenuItem(page, '2026년 사건', '삭제')
  await expect(page.getByRole('dialog')).toContainText('문서 1개도 함께 삭제')
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click()
  await expect(folder).toBeHidden()
  expect((await listDocuments(page.request)).documents).toEqual([])
})

test('the library: categories, order, search', async ({ page }) => {
  await logInAs(page, 'user')
  for (const name of ['나 계약서.pdf', '가 편지.pdf', '다 메모.pdf'])
    await storedDocument(page.request, name)
  await open(page, '문서함')
  const names = page.getByRole('list', { name: '문서 목록' }).getByRole('link')
  await expect(names).toHaveText(['다 메모.pdf', '가 편지.pdf', '나 계약서.pdf'])
  await page.getByLabel('정렬').selectOption('oldest')
  await expect(names.first()).toHaveText('나 계약서.pdf')
  await page.getByLabel('정렬').selectOption('name')
  await expect(names.first()).toHaveText('가 편지.pdf')
  await pressMenuItem(page, '나 계약서.pdf', '분류 바꾸기')
  await page.getByRole('dialog').getByLabel('분류').selectOption('contracts')
  await page.getByRole('dialog').getByRole('button', { name: '분류 바꾸기' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('분류').selectOption('contracts')
  await expect(names).toHaveText(['나 계약서.pdf'])
  await page.getByLabel('분류').selectOption('all')
  await page.getByLabel('이름과 본문에서 찾기').fill('메모')
  await expect(names).toHaveText(['다 메모.pdf'])
  expect(await axeViolations(page, { within: '[role=tabpanel]' })).toEqual([])
})

test('a visitor is told why, and where to log in', async ({ page }) => {
  await open(page, '파일')
  await expect(page.getByText('로그인하면 문서를 보관할 수 있습니다')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('link', { name: '로그인' })).toBeVisible()
})
