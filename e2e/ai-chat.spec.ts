import { expect, test } from '@playwright/test'

test('a question is answered with articles and decisions', async ({ page }) => {
  await page.goto('/ai-chat')
  await page.getByLabel('질문', { exact: true }).fill('해고 통보를 문자로 받았어요')
  await page.getByRole('button', { name: '답 찾기' }).click()
  const short = page.getByRole('region', { name: '짧은 답' })
  await expect(short).toContainText('근로기준법 제27조')
  const statutes = page.getByRole('region', { name: '근거 조문' })
  await expect(statutes.getByRole('link', { name: /근로기준법 제27조/ })).toBeVisible()
  const decisions = page.getByRole('region', { name: '관련 판결' })
  await expect(decisions.getByRole('listitem').first()).toContainText(/\d{4}\. \d+\. \d+\. 선고/)
  await expect(page.getByRole('heading', { name: '다음에 확인할 것' })).toBeVisible()
  await expect(page.getByText('법률자문이 아닙니다')).toBeVisible()
  await short.getByRole('link', { name: '출처 1', exact: true }).click()
  await expect(page).toHaveURL(/#source-1$/)
})

test('only statutes are shown when only they are asked for', async ({ page }) => {
  await page.goto(`/ai-chat?q=${encodeURIComponent('음주운전 면허취소')}&scope=statutes`)
  await expect(page.getByRole('radio', { name: '법령만' })).toBeChecked()
  await expect(page.getByRole('region', { name: '근거 조문' })).toBeVisible()
  await expect(page.getByRole('region', { name: '관련 판결' })).toHaveCount(0)
})

for (const question of ['오늘 날씨 어때', '파스타 만드는 법', '한국 수도가 어디야']) {
  test(`${question} is not answered, and the page says what was searched`, async ({ page }) => {
    await page.goto(`/ai-chat?q=${encodeURIComponent(question)}`)
    await expect(
      page.getByRole('heading', { name: '근거를 찾지 못해 답하지 않습니다' }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: '찾아본 것' })).toContainText('조문')
    await expect(page.getByRole('region', { name: '짧은 답' })).toHaveCount(0)
  })
}

test('what is wrong with a question is said at its field, in the language of the page', async ({
  page,
}) => {
  await page.goto(`/en/ai-chat?q=${'a'.repeat(501)}`)
  const field = page.getByLabel('Question', { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('The question is too long')).toBeVisible()
  await page.goto('/ja/ai-chat?q=')
  await expect(page.getByText('質問を入力してください。')).toBeVisible()
})

test('recent questions stay on the device and can be cleared', async ({ page }) => {
  await page.goto(`/ai-chat?q=${encodeURIComponent('음주운전 면허취소')}`)
  await expect(page.getByRole('region', { name: '근거 조문' })).toBeVisible()
  await page.goto('/ai-chat')
  const recent = page.getByRole('region', { name: '최근 질문' })
  await expect(recent.getByRole('link', { name: '음주운전 면허취소' })).toBeVisible()
  await recent.getByRole('button', { name: '모두 지우기' }).click()
  await expect(recent).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks and the answer is there', async ({ page }) => {
    await page.goto('/ai-chat')
    await page.getByLabel('질문', { exact: true }).fill('음주운전 면허취소')
    await page.getByRole('radio', { name: '법령과 판례' }).check()
    await page.getByRole('button', { name: '답 찾기' }).click()
    await expect(page.getByRole('link', { name: /도로교통법 제93조/ }).first()).toBeVisible()
  })
})
