import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, ownAddress } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

const next = (page: Page) => page.getByRole('button', { name: /^(다음|완성하기)$/ })
const packetTitle = (page: Page) => page.getByRole('heading', { name: '문서가 준비되었습니다' })

/** Answers who it is from, and leaves the other questions open until the packet. */
async function answerFirst(page: Page, id: string) {
  await page.goto(`/documents/templates/${id}`)
  await page.getByLabel('이름', { exact: true }).first().fill('홍길동')
  await expect(page.getByRole('region', { name: '미리보기' }).last()).toContainText('홍길동')
  await next(page).click()
  await page.getByText('모든 질문').click()
  await page.locator('details', { hasText: '모든 질문' }).getByRole('button').last().click()
  await next(page).click()
  await expect(packetTitle(page)).toBeVisible()
}

async function packetOf(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '모두 한 번에 받기 (ZIP)' }).click()
  const file = await download
  return {
    name: file.suggestedFilename(),
    files: unzipSync(new Uint8Array(await readFile(await file.path()))),
  }
}

/** Its document in every format, the power of attorney where a court is asked, and what to do next. */
function expectPacket(files: Record<string, Uint8Array>, attorney: boolean) {
  const names = Object.keys(files)
  for (const ending of ['docx', 'hwpx', 'pdf'])
    expect(names.filter((each) => each.startsWith('1 ') && each.endsWith(ending))).toHaveLength(1)
  expect(names.includes('2 위임장.docx')).toBe(attorney)
  const steps = unzipSync(files[`${attorney ? 3 : 2} 다음에 할 일.docx`] ?? new Uint8Array())
  expect(strFromU8(steps['word/document.xml'] ?? new Uint8Array())).toContain('1. ')
}

test('from the first question to the packet', async ({ page }) => {
  await answerFirst(page, 'payment-order')
  const { name, files } = await packetOf(page)
  expect(name).toMatch(/\.zip$/)
  expectPacket(files, true)
  expect(await axeViolations(page)).toEqual([])
})

for (const [id, party, attorney] of [
  ['loan-agreement', 'lender', false],
  ['power-of-attorney', 'principal', false],
  ['complaint', 'plaintiff', true],
  ['criminal-complaint', 'complainant', true],
] as const)
  test(`the packet of ${id}`, async ({ request }) => {
    const answer = await request.post(`/api/templates/${id}/packet`, {
      data: { answers: { [party]: { type: 'person', name: '홍길동' } } },
    })
    expect(answer.status()).toBe(200)
    expectPacket(unzipSync(new Uint8Array(await answer.body())), attorney)
  })

test('a document goes on in the editor, once somebody is signed in', async ({ page }) => {
  await answerFirst(page, 'loan-agreement')
  await page.getByRole('button', { name: '편집기에서 이어 쓰기' }).click()
  await expect(page.getByText(/로그인하면 문서함에 넣고/)).toBeVisible()

  await logInAs(page, 'user')
  await answerFirst(page, 'loan-agreement')
  await page.getByRole('button', { name: '편집기에서 이어 쓰기' }).click()
  await expect(page).toHaveURL(/\/ai-chat\/documents\/[0-9a-f-]{36}/)
  await expect(page.getByText('홍길동').first()).toBeVisible()
})

test('a packet of nothing, and of too much, is refused', async ({ request }) => {
  const send = (id: string, body: object) =>
    request.post(`/api/templates/${id}/packet`, { data: body })
  expect((await send('loan-agreement', {})).status()).toBe(400)
  expect((await send('loan-agreement', { answers: { x: 'y'.repeat(250_000) } })).status()).toBe(400)
  expect((await send('nothing', { answers: {} })).status()).toBe(404)
})

test('somebody named in a draft is named again by one choice', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/documents/templates/loan-agreement')
  await page.getByLabel('이름', { exact: true }).fill('홍길동')
  await page.getByLabel('주소').fill('서울 종로구 세종대로 1')
  await expect(page.getByText('내 계정에 저장했습니다.')).toBeVisible()
  await page.goto('/documents/templates/payment-order')
  await page.getByLabel(/^전에 쓴 사람/).selectOption('홍길동')
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('홍길동')
  await expect(page.getByLabel('주소')).toHaveValue('서울 종로구 세종대로 1')
  expect(await axeViolations(page)).toEqual([])
})
