import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs } from '../fixtures/accounts'
import { press } from '../fixtures/editor-keys'

async function openDocument(page: Page, lines: string[]) {
  const content = {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
  const made = await page.request.post('/api/documents/written', {
    data: { name: '점검할 글', content },
  })
  const { id } = (await made.json()).data.document as { id: string }
  await page.goto(`/ai-chat/documents/${id}`)
}
const text = (page: Page) => page.getByRole('textbox', { name: /본문$/ })

test('a citation that is typed is completed', async ({ page }) => {
  await logInAs(page, 'user')
  await openDocument(page, ['근거:'])
  await text(page).getByText('근거:').click()
  await press(page, 'End')
  await page.keyboard.type(' 민법 750')
  const hint = page.getByRole('complementary', { name: '조문 인용 완성' })
  await expect(hint).toContainText('「민법」 제750조')
  expect(await axeViolations(page)).toEqual([])
  // The starter corpus has summaries, which are no words to be quoted.
  await expect(hint.getByRole('button', { name: '조문도 넣기' })).toHaveCount(0)
  await hint.getByRole('button', { name: '인용으로 고치기' }).click()
  await expect(text(page)).toContainText('근거: 「민법」 제750조')
})

test('sums, terms and citations of a text are checked', async ({ page }) => {
  await logInAs(page, 'user')
  await openDocument(page, [
    '임대인(이하 "갑"이라 한다)과 임차인(이하 "을"이라 한다)은 계약한다.',
    '갑은 병에게 금 오천만원정(₩5,000,000)을 낸다. 민법 제750조에 따른다.',
  ])
  await page.getByRole('button', { name: '점검' }).click()
  const panel = page.getByRole('complementary', { name: '점검' })
  await expect(panel).toContainText('금액이 서로 다릅니다: 50,000,000원 ≠ 5,000,000원')
  await expect(panel).toContainText('‘을’: 뜻만 정하고 쓰지 않았습니다')
  await expect(panel).toContainText('‘병’: 누구인지 정하지 않았습니다')
  await panel.getByRole('button', { name: '인용 확인하기' }).click()
  await expect(panel.getByText('시행 중')).toBeVisible()
  await expect(text(page).locator('.citation-good')).toContainText('제750조')
  expect(await axeViolations(page)).toEqual([])
})

test('a document begins with a template, for whom the page is', async ({ page }) => {
  await logInAs(page, 'admin')
  await page.goto('/document-editor')
  await page.getByRole('searchbox', { name: '서식 찾기' }).fill('내용증명')
  await expect(page.getByText('서식 30개')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await page
    .getByRole('region', { name: '서식으로 시작' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  await expect(text(page)).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/document-editor\?document=/)
  const none = await page.request.post('/api/templates/none/documents', {
    data: { answers: {} },
  })
  expect(none.status()).toBe(404)
})
