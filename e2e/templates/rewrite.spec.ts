import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, ownAddress } from '../fixtures/accounts'
import { press } from '../fixtures/editor-keys'

test.use({ extraHTTPHeaders: ownAddress() })

const text = (page: Page) => page.getByRole('textbox', { name: /본문$/ })
/** Goes to a question by the list of all. */
async function goTo(page: Page, question: Parameters<Locator['filter']>[0]): Promise<void> {
  const list = page.locator('details', { hasText: '모든 질문' })
  if ((await list.getAttribute('open')) === null) await page.getByText('모든 질문').click()
  await list.getByRole('button').filter(question).last().click()
}
async function lastStep(page: Page): Promise<void> {
  await goTo(page, {})
  await page.getByRole('button', { name: /^(다음|완성하기)$/ }).click()
  await expect(page.getByRole('heading', { name: '문서가 준비되었습니다' })).toBeVisible()
}
async function answerAmount(page: Page, won: string): Promise<void> {
  await goTo(page, { hasText: '빌리는 돈' })
  await page.getByRole('textbox', { name: /빌리는 돈/ }).fill(won)
}

/** A loan of ten million won in the editor. @returns its id */
async function loanInEditor(page: Page): Promise<string> {
  await page.goto('/documents/templates/loan-agreement')
  await page.getByLabel('이름', { exact: true }).first().fill('홍길동')
  await answerAmount(page, '10000000')
  await lastStep(page)
  await page.getByRole('button', { name: '편집기에서 이어 쓰기' }).click()
  await expect(page).toHaveURL(/\/ai-chat\/documents\/[0-9a-f-]{36}/)
  await expect(text(page)).toContainText('10,000,000')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a document is written again from other answers, and what was written by hand stays', async ({
  page,
}) => {
  await logInAs(page, 'user')
  const id = await loanInEditor(page)
  await text(page).click()
  await press(page, 'Control+End')
  await press(page, 'Enter')
  await page.keyboard.type('손으로 덧붙인 문장')
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved')

  await page.getByRole('link', { name: '양식 답변 고치기' }).click()
  await expect(page).toHaveURL(new RegExp(`document=${id}`))
  await expect(page.getByText('문서함의 문서를 쓴 답변입니다.')).toBeVisible()
  await answerAmount(page, '25000000')
  await lastStep(page)
  await page.getByRole('button', { name: '바뀐 답변을 문서에 적용' }).click()
  await expect(page.getByText(/곳을 고쳤습니다/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('link', { name: '편집기에서 보기' }).click()
  await expect(text(page)).toContainText('25,000,000')
  await expect(text(page)).toContainText('손으로 덧붙인 문장')
  await page.getByRole('button', { name: '변경 추적', exact: true }).click()
  const changes = page.getByRole('complementary', { name: '변경 추적' })
  await expect(changes).toContainText('지운 것: 일천만원정')
})

test('a document that is not there, or of another person, is said', async ({ page, browser }) => {
  await logInAs(page, 'user')
  const id = await loanInEditor(page)
  const stranger = await browser.newPage({ extraHTTPHeaders: ownAddress() })
  await logInAs(stranger, 'admin')
  await stranger.goto(`/documents/templates/loan-agreement?document=${id}`)
  await expect(stranger.getByText('이 양식으로 쓴 그 문서를 찾지 못했습니다.')).toBeVisible()
  const forged = await stranger.request.put(`/api/templates/loan-agreement/documents/${id}`, {
    data: { answers: {} },
  })
  expect(forged.status()).toBe(404)
  await stranger.close()
})

test('nothing is written for a visitor, and nothing of what is no answer', async ({
  page,
  request,
}) => {
  const none = '00000000-0000-4000-8000-000000000000'
  const visitor = await request.put(`/api/templates/loan-agreement/documents/${none}`, {
    data: { answers: {} },
  })
  expect(visitor.status()).toBe(401)
  expect((await request.post('/api/templates/nda/documents', { data: {} })).status()).toBe(401)
  await logInAs(page, 'user')
  const send = (path: string, body: object) =>
    page.request.put(`/api/templates/${path}`, { data: body })
  expect((await send(`nda/documents/${none}`, {})).status()).toBe(400)
  expect((await send('nda/documents/x', { answers: {} })).status()).toBe(404)
  expect((await send(`nothing/documents/${none}`, { answers: {} })).status()).toBe(404)
})
