import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { ownAddress } from '../fixtures/accounts'
import {
  answerIsComplete,
  askInThread,
  fieldOf,
  lastAnswer,
  openThread,
  questions,
} from '../fixtures/chat-thread'

// The day's questions are counted by device and by address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))

test('a question is answered from articles and decisions', async ({ page }) => {
  await openThread(page)
  expect(await axeViolations(page)).toEqual([])
  await askInThread(page, questions.ko)
  const answer = lastAnswer(page)
  await expect(answer.locator('a[data-source]').first()).toBeVisible()
  await expect(answer.getByRole('link', { name: /근로기준법 제\d+조/ }).first()).toBeVisible()
  await expect(answer).toContainText(/\d{4}\. \d+\. \d+\. 선고/)
  expect(await axeViolations(page)).toEqual([])
})

for (const locale of ['en', 'ja', 'zh'] as const) {
  test(`so is one in another language: ${locale}`, async ({ request }) => {
    const asked = { conversation: null, question: questions[locale], scope: 'all', locale }
    const answer = await request.post('/api/chat/questions', {
      data: { act: 'ask', ...asked },
      headers: ownAddress(),
    })
    expect(answer.status()).toBe(200)
    const written = await answer.text()
    expect(written).toMatch(/근로기준법 제\d+조/)
    expect(written).toMatch(/\d{4}\. \d+\. \d+\. 선고/)
  })
}

test('a source opens at its passage beside the answer, and gives the focus back', async ({
  page,
}) => {
  await openThread(page)
  await askInThread(page, questions.ko)
  const link = lastAnswer(page).locator('a[data-source="1"]').first()
  await link.click()
  const pane = page.getByRole('complementary', { name: '근거 자료' })
  await expect(pane.getByRole('heading', { level: 2 })).toContainText('근로기준법')
  await expect(pane.locator('mark').first()).toBeVisible()
  await expect(page).toHaveURL(/\/ai-chat\//)
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a conversation goes on: by the field and by what is proposed', async ({ page }) => {
  await openThread(page)
  await askInThread(page, questions.ko)
  const address = page.url()
  await askInThread(page, '해고예고수당은 얼마인가요?')
  expect(page.url()).toBe(address)
  await expect(page.getByRole('article')).toHaveCount(4)
  const proposed = page.getByRole('button', { name: /어떤 내용인가요|판결을 보여 주세요/ }).first()
  await proposed.click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await answerIsComplete(page)
  // Asked by a button, the answer has the focus; the field was left alone before.
  await expect(lastAnswer(page).getByRole('heading', { level: 3 })).toBeFocused()
})

test('only statutes are searched when only they are asked for', async ({ page }) => {
  await openThread(page)
  await page.getByLabel('검색 범위').selectOption('statutes')
  await askInThread(page, '음주운전 면허취소')
  await expect(lastAnswer(page).getByRole('heading', { name: '근거 조문' })).toBeVisible()
  await expect(lastAnswer(page).getByRole('heading', { name: '관련 판결' })).toHaveCount(0)
})

test('what the law says nothing about has no answer, and what was searched', async ({ page }) => {
  await openThread(page)
  for (const question of ['오늘 날씨 어때', '파스타 만드는 법']) {
    await askInThread(page, question)
    await expect(page.getByRole('article').nth(-2)).toContainText(question)
    await expect(lastAnswer(page)).toContainText('찾은 말')
    await expect(lastAnswer(page)).toContainText('조문')
    await expect(lastAnswer(page).locator('a[data-source]')).toHaveCount(0)
  }
})

test('a question that comes with the address is asked at once', async ({ page }) => {
  await page.goto(`/ai-chat?q=${encodeURIComponent('음주운전 면허취소')}&scope=statutes`)
  await expect(page).toHaveURL(/\/ai-chat\/[0-9a-f-]{36}$/, { timeout: 30_000 })
  await answerIsComplete(page)
  await expect(page.getByRole('article').first()).toContainText('음주운전 면허취소')
  await expect(page.getByLabel('검색 범위')).toHaveValue('statutes')
})

test('a question that is too long stays in the field, and that is said there', async ({ page }) => {
  await openThread(page, `/en/ai-chat?q=${'a'.repeat(1001)}`)
  const field = fieldOf(page, 'en')
  await expect(field).toHaveValue(/^a{1001}$/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Up to 1,000 characters; this has 1,001.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled()
})

test('in the dark theme the thread has no faults', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openThread(page)
  expect(await axeViolations(page, { colours: true })).toEqual([])
  await askInThread(page, questions.ko)
  await lastAnswer(page).locator('a[data-source="1"]').first().click()
  await expect(page.getByRole('complementary', { name: '근거 자료' }).locator('h2')).toBeVisible()
  expect(await axeViolations(page, { colours: true })).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks and the answer is there', async ({ page }) => {
    await page.goto('/ai-chat')
    await page.getByRole('textbox', { name: '질문', exact: true }).fill('음주운전 면허취소')
    await page.getByLabel('검색 범위').selectOption('all')
    await page.getByRole('button', { name: '질문하기' }).click()
    await expect(page.getByRole('link', { name: /도로교통법 제93조/ }).first()).toBeVisible()
  })

  test('a conversation can be read', async ({ page, browser }) => {
    const scripted = await browser.newContext({
      javaScriptEnabled: true,
      extraHTTPHeaders: ownAddress(),
    })
    const thread = await scripted.newPage()
    await openThread(thread)
    await askInThread(thread, questions.ko)
    const { cookies } = await scripted.storageState()
    await page.context().addCookies(cookies)
    await page.goto(thread.url())
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(
      lastAnswer(page)
        .getByRole('link', { name: /근로기준법 제\d+조/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible()
    await scripted.close()
  })

  test('a question that came with a link leads there too', async ({ page }) => {
    await page.goto(`/ai-chat?q=${encodeURIComponent('음주운전 면허취소')}`)
    await page.locator('noscript a, a[href*="whole=1"]').first().click()
    await expect(page.getByRole('link', { name: /도로교통법 제93조/ }).first()).toBeVisible()
  })
})
