import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, type Page, request, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs } from '../fixtures/accounts'
import { thisMachine } from '../fixtures/this-machine'

const path = '/settings/api-keys'
const t = {
  name: '이름',
  make: '키 만들기',
  nameRequired: '이름을 입력해 주세요.',
  shown: '새 키입니다. 지금 복사해 두세요.',
  once: 'bdk_live_…',
  replace: /^새 키로 바꾸기: /,
  replaced: '새 키로 바꿈',
  makeNew: '새 키 만들기',
  revoke: /^폐기: /,
  confirm: '이 키 폐기하기',
  revoked: '폐기',
} as const

const keys = (page: Page) => page.locator('section#keys')
const form = (page: Page) => page.locator('section#new-key')

async function shownKey(page: Page, part: 'keys' | 'new-key'): Promise<string> {
  const shown = page.locator(`section#${part}`).getByText(/^bdk_live_[0-9A-Za-z]{36}$/)
  await expect(shown).toBeVisible()
  return (await shown.textContent()) ?? ''
}

/** A program somewhere: it has no cookies of the page. */
async function statusWith(key: string, baseURL: string | undefined): Promise<number> {
  const program = await request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: thisMachine,
  })
  const headers = { authorization: `Bearer ${key}` }
  const answer = await program.get('/api/search/types', { headers })
  await program.dispose()
  return answer.status()
}

test('a key is made, used by a program and an agent, replaced and revoked', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, 'user')
  await page.goto('/settings')
  await page.getByRole('link', { name: 'API 키 관리' }).click()
  await expect(page).toHaveURL(path)

  await form(page).getByRole('button', { name: t.make }).click()
  await expect(form(page)).toContainText(t.nameRequired)
  await form(page).getByLabel(t.name).fill('시험용 서버')
  await form(page).getByLabel('mcp').check()
  await form(page).getByRole('button', { name: t.make }).click()
  await expect(form(page)).toContainText(t.shown)
  const key = await shownKey(page, 'new-key')
  await expect(keys(page)).toContainText('시험용 서버')
  expect(await axeViolations(page, { within: 'main' })).toEqual([])

  expect(await statusWith(key, baseURL)).toBe(200)
  const agent = new Client({ name: 'e2e', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  await agent.connect(
    new StreamableHTTPClientTransport(new URL('/api/mcp', baseURL), {
      requestInit: { headers: { authorization: `Bearer ${key}`, ...thisMachine } },
    }),
  )
  const checked = await agent.callTool({
    name: 'check_citations',
    arguments: { text: '민법 제750조와 대법원 2999다1 판결' },
  })
  expect(checked.structuredContent).toMatchObject({
    citations: expect.arrayContaining([
      expect.objectContaining({ kind: 'article' }),
      expect.objectContaining({ kind: 'case', state: 'impossible' }),
    ]),
  })
  await agent.close()

  await expect(async () => {
    await page.reload()
    await expect(page.locator('section#usage')).toContainText('mcp:check_citations', {
      timeout: 1000,
    })
  }).toPass()
  await expect(page.getByText(key)).toHaveCount(0)
  expect(await axeViolations(page, { within: 'main' })).toEqual([])

  await keys(page).getByLabel(t.replace).click()
  await keys(page).getByRole('button', { name: t.makeNew }).click()
  const next = await shownKey(page, 'keys')
  await expect(keys(page)).toContainText(t.replaced)
  expect([await statusWith(key, baseURL), await statusWith(next, baseURL)]).toEqual([200, 200])

  const old = keys(page).getByRole('listitem').filter({ hasText: t.replaced })
  await old.getByLabel(t.revoke).click()
  await old.getByRole('button', { name: t.confirm }).click()
  // What can be done with a key is there while it is good.
  await expect(old.getByLabel(t.revoke)).toHaveCount(0)
  await expect(old.getByText(t.revoked, { exact: true })).toBeVisible()
  expect([await statusWith(key, baseURL), await statusWith(next, baseURL)]).toEqual([401, 200])
})

test('the page works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await logInAs(page, 'user')
  await page.goto(path)
  await form(page).getByLabel(t.name).fill('명령줄')
  await form(page).getByRole('button', { name: t.make }).click()
  expect(await statusWith(await shownKey(page, 'new-key'), baseURL)).toBe(200)
  await context.close()
})
