import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, ownAddress } from '../fixtures/accounts'
import { askInThread, openThread } from '../fixtures/chat-thread'

test.use({ extraHTTPHeaders: ownAddress() })

test('what was told in the chat is offered to a form, one by one', async ({ page }) => {
  await logInAs(page, 'user')
  await openThread(page)
  await askInThread(page, '부당해고를 당했어요. 월급은 320만원이고 2026년 3월 2일에 입사했습니다.')
  await page.getByRole('button', { name: '대화 메뉴', exact: true }).click()
  await page.getByRole('menuitem', { name: '이 대화로 서식 쓰기' }).click()

  await expect(page).toHaveURL(/\/documents\/templates\?conversation=/)
  const fitting = page.getByRole('region', { name: '대화에서 다룬 조문에 따라 쓰는 서식' })
  await fitting.getByRole('link', { name: /부당해고 구제신청서/ }).click()
  await expect(page).toHaveURL(/unfair-dismissal\?conversation=/)
  const questions = page.locator('details', { hasText: '모든 질문' })
  await page.getByText('모든 질문').click()
  await questions.getByRole('button', { name: /입사한 날/ }).click()
  const offered = page.getByRole('region', { name: '대화에서 말한 내용' })
  await expect(offered).toContainText('월급은 320만원이고 2026년 3월 2일에 입사했습니다.')
  expect(await axeViolations(page)).toEqual([])
  await offered.getByRole('button', { name: '2026-03-02 쓰기' }).click()
  await expect(page.locator('input[type=date]')).toHaveValue('2026-03-02')
})

test('a conversation of nobody, or of another person, gives a form nothing', async ({
  page,
  request,
}) => {
  const none = '00000000-0000-4000-8000-000000000000'
  expect((await request.get(`/api/chat/conversations/${none}/forms`)).status()).toBe(401)
  await logInAs(page, 'user')
  expect((await page.request.get(`/api/chat/conversations/${none}/forms`)).status()).toBe(404)
  expect((await page.request.get('/api/chat/conversations/x/forms')).status()).toBe(404)
  await page.goto(`/documents/templates?conversation=${none}`)
  await expect(page.getByRole('heading', { name: '돈과 계약' })).toBeVisible()
  await expect(page.getByText('대화에서 다룬 조문')).toHaveCount(0)
})
