import { expect, type Page, test } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { realtime, statelessAuth, supabaseAddress } from '@/lib/supabase/settings'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs } from '../fixtures/accounts'
import { answerIsComplete, openThread } from '../fixtures/chat-thread'

const articlePath = `/statutes/${encodeURIComponent('민법')}/articles/750`

/** A conversation whose answer stands on a real article, a real decision, and a decision that is not there. */
async function makeAnswer(page: Page): Promise<string> {
  const { id: owner } = await logInAs(page, 'user')
  const article = (await (await page.request.get(`/api${articlePath}`)).json()).data.article
  const found = await page.request.get(
    `/api/search?type=precedents&query=${encodeURIComponent('손해배상')}`,
  )
  const [hit] = (await found.json()).data.cases.hits
  const number = encodeURIComponent(/\d{2,4}[가-힣]{1,5}\d+/.exec(hit.caseNumber)?.[0] ?? '')
  const whole = await page.request.get(`/api/cases/${number}/detail?serial=${hit.serial}`)
  const decision = (await whole.json()).data
  const sources = [
    {
      no: 1,
      type: 'article',
      label: '민법 제750조',
      title: article.title,
      href: articlePath,
      id: '001706#750',
      passage: article.body.slice(4, 24),
    },
    {
      no: 2,
      type: 'case',
      label: `대법원 ${hit.caseNumber} 판결`,
      title: hit.caseName,
      href: `/cases/${number}`,
      id: String(hit.serial),
      passage: decision.key_points[0],
    },
    {
      no: 3,
      type: 'case',
      label: '대법원 2099다999999 판결',
      title: null,
      href: '/cases/2099%EB%8B%A4999999',
      id: '',
    },
  ]
  const key = env().SUPABASE_SERVICE_ROLE_KEY ?? ''
  const db = createClient(supabaseAddress().url, key, { auth: statelessAuth, realtime })
  const made = await db
    .from('conversations')
    .insert({ user_id: owner, title: '출처', locale: 'ko' })
    .select('id')
    .single()
  if (made.error) throw made.error
  const row = { conversation_id: made.data.id }
  const { error } = await db.from('messages').insert([
    { ...row, position: 0, role: 'user', parts: [{ kind: 'question', text: '출처' }] },
    { ...row, position: 1, role: 'assistant', parts: [{ kind: 'sources', sources }] },
  ])
  if (error) throw error
  return `/ai-chat/${made.data.id}`
}

/** Opens it once its script has come: before, a link to a source leads to the whole page. */
async function openAnswer(page: Page): Promise<void> {
  await openThread(page, await makeAnswer(page))
  // The server's drawing of the messages stands until theirs, which alone has buttons.
  await answerIsComplete(page)
}

const pane = (page: Page) => page.getByRole('region', { name: /^\[\d\] / })
const openSource = (page: Page, no: number) =>
  page.locator(`article a[data-source="${no}"]`).first().click()

for (const [name, width] of [
  ['beside the answer', 1440],
  ['over it on a phone', 390],
] as const) {
  test(`a source opens ${name}, at the words that were cited`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openAnswer(page)
    await openSource(page, 1)
    await expect(pane(page).getByRole('heading', { name: '[1] 민법 제750조' })).toBeFocused()
    await expect(pane(page).locator('mark').first()).toBeInViewport()
    await expect(pane(page).getByRole('link', { name: '전체 페이지' })).toHaveAttribute(
      'href',
      articlePath,
    )
    expect(await axeViolations(page, { within: 'section:has(mark)' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(pane(page)).toBeHidden()

    await openSource(page, 2)
    await expect(pane(page).getByRole('heading', { name: '판시사항' })).toBeVisible()
    await expect(pane(page).locator('mark').first()).toBeInViewport()
    await pane(page).getByRole('button', { name: '출처 닫기' }).click()
    await expect(pane(page)).toBeHidden()
  })
}

test('a source that is not there, or does not come, says so', async ({ page }) => {
  await openAnswer(page)
  await openSource(page, 3)
  await expect(pane(page)).toContainText('이 출처의 본문을 찾지 못했습니다')
  await page.route(`**/api${articlePath}`, (route) => route.abort(), { times: 1 })
  await openSource(page, 1)
  await expect(pane(page)).toContainText('출처를 열지 못했습니다')
  await pane(page).getByRole('button', { name: '다시 시도' }).click()
  await expect(pane(page).locator('mark').first()).toBeVisible()
})

test('the citation is copied as courts write it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAnswer(page)
  await openSource(page, 1)
  await pane(page).getByRole('button', { name: '인용 표시 복사' }).click()
  await expect(pane(page).getByRole('button', { name: '복사했습니다' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('민법 제750조')
})
