import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { supabaseAddress } from '@/lib/supabase/settings'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs } from '../fixtures/accounts'
import { serviceRole } from '../fixtures/rest-clients'

/** An inquiry as the public form stores it. */
async function ask(change: Record<string, string> = {}) {
  const id = randomUUID()
  const inquiry = {
    id,
    name: '김지우',
    email: `asks-${id}@example.test`,
    phone: '010-1234-5678',
    company: '법무법인 진주',
    inquiry_type: 'demo',
    subject: `시연 문의 ${id.slice(0, 8)}`,
    message: '다음 주에 시연을 볼 수 있을까요?\n<img src=x onerror="window.hit=1">',
    locale: 'ko',
    ...change,
  }
  const { error } = await serviceRole().from('contact_inquiries').insert(inquiry)
  if (error) throw error
  return inquiry
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function outbox(text: string): Promise<string[]> {
  const answer = await fetch(new URL('/outbox', supabaseAddress().url))
  return (await answer.text()).split('<article').filter((mail) => mail.includes(text))
}

test('an inquiry is found, answered once by two clicks, and its mail lands in the outbox', async ({
  page,
}) => {
  const inquiry = await ask()
  await logInAs(page, 'supervisor')
  await page.goto('/admin/content/inquiries')
  await page.getByRole('searchbox').fill(inquiry.subject)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(row(page, inquiry.subject)).toContainText('답변 전')
  await row(page, inquiry.subject).getByRole('link').click()
  await expect(page.getByRole('heading', { name: inquiry.subject })).toBeVisible()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  await page.getByLabel('답변').last().fill('네, 화요일 오후 2시에 보여 드리겠습니다. <b>확인</b>')
  await page.getByRole('button', { name: '답변 보내기' }).dblclick()
  await expect(page.getByText('답변을 보냈습니다.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '화요일 오후 2시' })).toHaveCount(1)
  const mails = await outbox(inquiry.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`Re: ${inquiry.subject}`)
  await page.getByRole('button', { name: '종결' }).click()
  await expect(page.getByRole('button', { name: '다시 열기' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('the second of two who answer at once is told, and may still send', async ({ browser }) => {
  const inquiry = await ask({ locale: 'en', subject: `A demo, please ${randomUUID()}` })
  const pages = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  for (const page of pages) {
    await logInAs(page, 'supervisor')
    await page.goto(`/en/admin/content/inquiries/${inquiry.id}`)
  }
  const [first, second] = pages as [Page, Page]
  await first.getByRole('textbox', { name: 'Answer', exact: true }).fill('First answer.')
  await second.getByRole('textbox', { name: 'Answer', exact: true }).fill('Second answer.')
  await first.getByRole('button', { name: 'Send answer' }).click()
  await expect(first.getByText('The answer has been sent.')).toBeVisible()
  await second.getByRole('button', { name: 'Send answer' }).click()
  await expect(second.getByText(/A colleague has answered/)).toBeVisible()
  await expect(second.getByText('First answer.')).toBeVisible()
  await expect(second.getByRole('textbox', { name: 'Answer', exact: true })).toHaveValue(
    'Second answer.',
  )
  await second.getByRole('button', { name: 'Send answer' }).click()
  await expect(second.getByText('The answer has been sent.')).toBeVisible()
  expect(await outbox(inquiry.email)).toHaveLength(2)
  for (const page of pages) await page.context().close()
})

test('a post is published, withdrawn and deleted from the list', async ({ page }) => {
  const id = `e2e-${randomUUID()}`
  const title = `목록에서 다룰 글 ${id.slice(4, 12)}`
  await logInAs(page, 'admin')
  await page.goto('/blog/write')
  await page.getByLabel(/^제목/).fill(title)
  await page.getByLabel(/^본문/).fill('첫 단락입니다.')
  await page.getByLabel(/^주소/).fill(id)
  await page.getByRole('button', { name: '초안 저장' }).click()
  await expect(page.getByText(/^저장했습니다/)).toBeVisible()

  await page.goto(`/admin/content?q=${id}`)
  await expect(row(page, title)).toContainText('초안')
  const choose = async (name: string) => {
    const item = page.getByRole('menuitem', { name, exact: true })
    // Before the script has come the button opens nothing.
    await expect(async () => {
      await row(page, title).getByRole('button').click()
      await expect(item).toBeVisible({ timeout: 2000 })
    }).toPass()
    await item.click()
  }
  await choose('발행')
  await expect(page.getByText('발행했습니다')).toBeVisible()
  await expect(row(page, title)).not.toContainText('초안')
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(200)
  await choose('발행 취소')
  await expect(row(page, title)).toContainText('초안')
  expect(await axeViolations(page)).toEqual([])
  await choose('삭제')
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText('조건에 맞는 글이 없습니다')).toBeVisible()
})

test('filters, order and page stand in the address', async ({ page }) => {
  await logInAs(page, 'supervisor')
  await page.goto('/admin/content?state=published&category=guide&sort=title')
  await expect(page.getByLabel('상태')).toHaveValue('published')
  await expect(page.getByLabel('분류')).toHaveValue('guide')
  await expect(page.getByLabel('순서')).toHaveValue('title')
  await page.getByLabel('분류').selectOption('')
  await page.getByRole('button', { name: '찾기' }).click()
  await expect(page).toHaveURL(/state=published&category=&sort=title|state=published/)
  await page.getByRole('link', { name: '조건 지우기' }).click()
  await expect(page).toHaveURL(/\/admin\/content$/)
})

test('whoever may not edit content sees none of it', async ({ page }) => {
  const inquiry = await ask()
  const paths = [
    '/admin/content',
    '/admin/content/inquiries',
    `/admin/content/inquiries/${inquiry.id}`,
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByText(inquiry.email)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await logInAs(page, 'user')
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByText(inquiry.email)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/')
  }
})
