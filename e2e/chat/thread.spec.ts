import { expect, test } from '@playwright/test'
import { ownAddress } from '../fixtures/accounts'
import * as thread from '../fixtures/chat-thread'

const { answerIsComplete, askInThread, fieldOf, lastAnswer, openThread, questions } = thread
const { goToQuestionByKey } = thread

// The day's questions are counted by device and by address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))

test('an answer is written once more, and a question asked differently', async ({ page }) => {
  await openThread(page)
  await askInThread(page, questions.ko)
  await askInThread(page, '해고예고수당은 얼마인가요?')
  const before = await lastAnswer(page).getAttribute('id')
  await page.getByRole('button', { name: '다시 답하기' }).click()
  await expect(lastAnswer(page)).not.toHaveAttribute('id', before ?? '')
  await answerIsComplete(page)
  await expect(page.getByRole('article')).toHaveCount(4)

  await page.getByRole('button', { name: '고쳐 묻기' }).first().click()
  const edit = page.getByRole('textbox', { name: '질문 수정' })
  await expect(edit).toBeFocused()
  await expect(page.getByText('이 뒤의 글 3개가 지워집니다')).toBeVisible()
  await edit.press('Escape')
  await expect(edit).toHaveCount(0)
  await page.getByRole('button', { name: '고쳐 묻기' }).first().click()
  await edit.fill('회사에서 월급을 안 줘요')
  await page.getByRole('button', { name: '고쳐 묻기' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await answerIsComplete(page)
  await expect(page.getByRole('article').first()).toContainText('월급')
})

test('a reload in the middle of an answer loses nothing', async ({ page }) => {
  await openThread(page)
  await fieldOf(page).fill(questions.ko)
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(/\/ai-chat\/[0-9a-f-]{36}$/, { timeout: 30_000 })
  await page.reload()
  await answerIsComplete(page)
  await expect(lastAnswer(page).locator('a[data-source]').first()).toBeVisible()
})

test('writing is stopped on demand', async ({ page }) => {
  // Held back, so that there is a while in which to stop: without a model an answer takes a moment only.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/chat/questions', async (route) => {
    await held
    await route.continue()
  })
  await openThread(page)
  await fieldOf(page).fill(questions.ko)
  await fieldOf(page).press('Enter')
  const stop = page.getByRole('button', { name: '멈추기' })
  await expect(stop).toBeVisible()
  const stopped = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/api/chat/answers/'),
  )
  await stop.click()
  release()
  await stopped
  await expect(page.getByRole('button', { name: '질문하기' })).toBeVisible({ timeout: 30_000 })
})

test('two tabs of one conversation tell the same', async ({ page, context }) => {
  await openThread(page)
  await askInThread(page, questions.ko)
  const other = await context.newPage()
  await openThread(other, new URL(page.url()).pathname)
  await expect(other.getByRole('article')).toHaveCount(2)
  await askInThread(page, '해고예고수당은 얼마인가요?')
  await expect(other.getByRole('article')).toHaveCount(4, { timeout: 30_000 })
})

test('in an older tab whose place is gone, that is said and what was typed is kept', async ({
  page,
  context,
}) => {
  await openThread(page)
  await askInThread(page, questions.ko)
  await askInThread(page, '해고예고수당은 얼마인가요?')
  const other = await context.newPage()
  // It hears of no other tab.
  await other.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await openThread(other, new URL(page.url()).pathname)
  await page.getByRole('button', { name: '고쳐 묻기' }).first().click()
  await page.getByRole('textbox', { name: '질문 수정' }).fill('회사에서 월급을 안 줘요')
  await page.getByRole('button', { name: '고쳐 묻기' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await answerIsComplete(page)
  await fieldOf(other).fill('적던 글')
  await other.getByRole('button', { name: '다시 답하기' }).click()
  await expect(other.getByText('다른 창에서 바뀌어')).toBeVisible()
  await expect(other.getByRole('article')).toHaveCount(2, { timeout: 30_000 })
  await expect(fieldOf(other)).toHaveValue('적던 글')
})

test('a visitor who has used up the day is told how to go on', async ({ page }) => {
  await page.route('**/api/chat/questions', (route) =>
    route.fulfill({
      status: 429,
      json: {
        success: false,
        data: null,
        error: {
          code: 'rateLimit',
          message: '',
          status: 429,
          details: { limit: 5, of: 'day', retryAfterMinutes: 300 },
        },
      },
    }),
  )
  await openThread(page)
  await fieldOf(page).fill(questions.ko)
  await fieldOf(page).press('Enter')
  const limit = page.getByRole('alert').filter({ hasText: '질문 한도' })
  await expect(limit).toContainText('약 5시간 뒤')
  await expect(limit.getByRole('link', { name: '로그인' })).toBeVisible()
  await expect(limit.getByRole('link', { name: '요금제 보기' })).toHaveAttribute('href', '/pricing')
  await expect(fieldOf(page)).toHaveValue(questions.ko)
})

test('the sixth question of a visitor in a day is refused', async ({ page }) => {
  const headers = ownAddress()
  const statuses: number[] = []
  for (let each = 0; each < 6; each++) {
    const answer = await page.request.post('/api/chat/questions', {
      headers,
      data: {
        act: 'ask',
        conversation: null,
        question: questions.ko,
        scope: 'all',
        locale: 'ko',
      },
    })
    statuses.push(answer.status())
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('without a connection nothing can be sent; when it is back, the thread goes on by itself', async ({
  page,
}) => {
  await openThread(page)
  await fieldOf(page).fill('적던 글')
  let healthy = false
  await page.route('**/api/health*', (route) => (healthy ? route.continue() : route.abort()))
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByRole('alert').filter({ hasText: '연결이 끊겼습니다' })).toBeVisible()
  await expect(fieldOf(page)).toBeDisabled()
  healthy = true
  await expect(fieldOf(page)).toBeEnabled({ timeout: 20_000 })
  await expect(fieldOf(page)).toHaveValue('적던 글')
  await expect(page.getByText('다시 연결되었습니다.')).toBeAttached()
})

test('where the service fell silent, the thread knows at once, and goes on when it is back', async ({
  page,
}) => {
  const answer = crypto.randomUUID()
  const events = [
    { type: 'start' },
    {
      type: 'data-begun',
      data: {
        conversation: crypto.randomUUID(),
        title: questions.ko,
        questionId: crypto.randomUUID(),
        answerId: answer,
        position: 1,
        quota: null,
      },
    },
    {
      type: 'data-message',
      data: {
        id: answer,
        role: 'assistant',
        state: 'failed',
        parts: [{ kind: 'error', code: 'unavailable', retryable: true }],
      },
    },
    { type: 'finish' },
  ]
  await page.route('**/api/chat/questions', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/event-stream' },
      body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
    }),
  )
  let healthy = false
  // What the site has kept says that all is well; only the service itself knows better.
  await page.route('**/api/health?now=*', (route) =>
    healthy ? route.continue() : route.fulfill({ status: 503, body: '' }),
  )
  await openThread(page)
  await fieldOf(page).fill(questions.ko)
  await fieldOf(page).press('Enter')
  const lost = page.getByRole('alert').filter({ hasText: '연결이 끊겼습니다' })
  await expect(lost).toBeVisible()
  await expect(fieldOf(page)).toBeDisabled()
  await page.waitForResponse((response) => response.url().includes('/api/health?now'))
  await expect(lost).toBeVisible()
  healthy = true
  await expect(fieldOf(page)).toBeEnabled({ timeout: 20_000 })
  await expect(lost).toHaveCount(0)
})

test('a question that meets no server comes back into the field', async ({ page }) => {
  await openThread(page)
  await page.route('**/api/chat/questions', (route) => route.abort())
  await fieldOf(page).fill(questions.ko)
  await fieldOf(page).press('Enter')
  const failed = page.getByRole('alert').filter({ hasText: '답변을 만들지 못했습니다' })
  await expect(failed).toBeVisible()
  await expect(fieldOf(page)).toHaveValue(questions.ko)
  await page.reload()
  await expect(fieldOf(page)).toHaveValue(questions.ko)
})

test('an unfinished syllable is never sent; Shift+Enter begins a line', async ({ page }) => {
  await openThread(page)
  const field = fieldOf(page)
  await field.pressSequentially('해고')
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await field.press('Shift+Enter')
  await expect(field).toHaveValue('해고\n')
  await expect(page).toHaveURL(/\/ai-chat$/)
})

test('a new question begins another conversation; the address leads back to the first', async ({
  page,
}) => {
  await openThread(page)
  await askInThread(page, questions.ko)
  const first = page.url()
  await page.getByRole('link', { name: '새 질문' }).click()
  await expect(page).toHaveURL(/\/ai-chat$/)
  await expect(page.getByRole('heading', { level: 1, name: '무엇이 궁금하신가요?' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(first)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('nobody else finds a conversation', async ({ page, browser }) => {
  await openThread(page)
  await askInThread(page, questions.ko)
  const stranger = await browser.newContext()
  const answer = await (await stranger.newPage()).goto(page.url())
  expect(answer?.status()).toBe(404)
  await stranger.close()
})

test('by keyboard alone: ask, read, open a source, close it, ask on', async ({ page }) => {
  await openThread(page)
  await goToQuestionByKey(page)
  await page.keyboard.insertText(questions.ko)
  await page.keyboard.press('Enter')
  await answerIsComplete(page)
  await expect(fieldOf(page)).toBeFocused()
  await lastAnswer(page).locator('a[data-source="1"]').first().focus()
  await page.keyboard.press('Enter')
  const pane = page.getByRole('complementary', { name: '근거 자료' })
  await expect(pane.getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.insertText('해고예고수당은 얼마인가요?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(4)
})
