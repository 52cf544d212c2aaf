import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { unzipped } from '@/tests/factories/zip'
import { logInAs, ownAddress } from '../fixtures/accounts'
import { makeChat } from '../fixtures/chats'

const words = {
  list: '대화 목록',
  of: (title: string) => `‘${title}’ 대화 메뉴`,
  rename: '이름 바꾸기',
  name: '대화 이름',
  pin: '위에 고정',
  pinned: '고정한 대화',
  today: '오늘',
  yesterday: '어제',
  delete: '삭제',
  deleted: '대화를 삭제했습니다.',
  search: '대화 검색',
  share: '링크로 공유',
  shareHere: '여기까지 공유',
  export: '내보내기',
  make: '링크 만들기',
  link: '공유 링크',
  revoke: '공유 중지',
  revoked: '공유를 중지했습니다.',
  markdown: '이 답변을 Markdown으로',
  word: '이 답변을 Word(DOCX)로',
  generated: '사람이 쓰지 않았습니다',
  mark: '인공지능 생성물',
  ask: '직접 질문하기',
  up: '도움이 되었습니다',
  down: '도움이 되지 않았습니다',
  wrongLaw: '법령이 맞지 않습니다',
  send: '보내기',
  thanks: '의견을 남겼습니다.',
  copy: '복사',
  copied: '복사했습니다',
}

test.use({ extraHTTPHeaders: ownAddress() })

const sidebar = (page: Page) => page.getByRole('navigation', { name: words.list, exact: true })
const dayMs = 86_400_000

/** The first thing done with a page, which is drawn before its script can take it. */
const untilAwake = (work: () => Promise<void>) => expect(work).toPass({ timeout: 30_000 })

const act = async (page: Page, opener: Locator, name: string) => {
  const item = page.getByRole('menuitem', { name, exact: true })
  await untilAwake(async () => {
    if (!(await item.isVisible())) await opener.click()
    await expect(item).toBeVisible({ timeout: 2000 })
  })
  await item.click()
}

test('a conversation is shared, read without an account, and shared no more', async ({
  page,
  browser,
}) => {
  const { id: user, email } = await logInAs(page, 'user')
  const chat = await makeChat(user, {
    title: '자전거 사고',
    questions: ['치료비를 물어야 하나요?', '나중에 물은 것'],
  })
  await page.goto(`/ai-chat/${chat.id}`)
  const tools = page.getByRole('button', { name: words.shareHere, exact: true })
  await expect(tools).toHaveCount(2)
  const dialog = page.getByRole('dialog', { name: words.share })
  await untilAwake(async () => {
    await tools.first().click()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  })
  await dialog.getByRole('button', { name: words.make }).click()
  const address = await dialog.getByLabel(words.link).inputValue()
  expect(new URL(address).pathname).toMatch(/^\/shared\/[A-Za-z0-9_-]{22}$/)
  // The same place has the same link.
  await dialog.getByRole('button', { name: words.make }).click()
  await expect(dialog.getByLabel(words.link)).toHaveCount(1)

  const stranger = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const reader = await stranger.newPage()
  await reader.goto(new URL(address).pathname)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('자전거 사고')
  const main = reader.getByRole('main')
  await expect(main).toContainText(words.generated)
  await expect(main).toContainText('치료비를 물어야 하나요?')
  await expect(main).toContainText('민법 제750조')
  await expect(main).not.toContainText('나중에 물은 것')
  await expect(main.getByRole('link', { name: words.ask })).toHaveAttribute('href', `/ai-chat`)
  for (const [name, content] of [
    ['robots', /noindex/],
    ['referrer', /^no-referrer$/],
  ] as const) {
    await expect(reader.locator(`meta[name="${name}"]`)).toHaveAttribute('content', content)
  }
  const html = await reader.content()
  for (const secret of [user, email, chat.id, ...chat.answers]) expect(html).not.toContain(secret)
  expect(await axeViolations(reader)).toEqual([])

  await dialog.getByRole('button', { name: words.revoke }).click()
  await expect(dialog.getByText(words.revoked)).toBeVisible()
  await expect(dialog.getByLabel(words.link)).toHaveCount(0)
  expect((await reader.goto(new URL(address).pathname))?.status()).toBe(404)
  await stranger.close()
})

test('a conversation is exported', async ({ page, browser }) => {
  const { id: user } = await logInAs(page, 'user')
  const chat = await makeChat(user, { title: '자전거 사고', questions: ['치료비?'] })
  await page.goto(`/ai-chat/${chat.id}`)
  const opener = page.getByRole('button', { name: words.export, exact: true })
  const save = async (name: string) => {
    const waiting = page.waitForEvent('download')
    await act(page, opener, name)
    const download = await waiting
    expect(download.suggestedFilename()).toMatch(/^자전거 사고 \d{4}-\d\d-\d\d\.(md|docx)$/)
    return readFile(await download.path())
  }
  const markdown = (await save(words.markdown)).toString('utf8')
  for (const text of [words.mark, '민법 제750조', '/statutes/', 'ai-generated: true']) {
    expect(markdown).toContain(text)
  }
  const files = unzipped(await save(words.word))
  expect(files.get('word/document.xml')).toContain('민법 제750조')
  expect(files.get('docProps/custom.xml')).toContain('AIGenerated')

  const path = `/api/chat/conversations/${chat.id}/export?format=md&locale=ko`
  expect((await page.request.get(path)).status()).toBe(200)
  expect((await page.request.get(`${path}&message=${user}`)).status()).toBe(404)
  expect((await page.request.get(path.replace('md', 'exe'))).status()).toBe(400)
  const stranger = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  expect((await stranger.request.get(path)).status()).toBe(401)
  const other = await stranger.newPage()
  await logInAs(other, 'admin')
  expect((await other.request.get(path)).status()).toBe(404)
  await stranger.close()
})

test('conversations are found, named, pinned and deleted', async ({ page }) => {
  const { id: user } = await logInAs(page, 'user')
  const yesterday = new Date(Date.now() - dayMs)
  const current = await makeChat(user, { title: '자전거 사고', questions: ['치료비?'] })
  await makeChat(user, { title: '보증금', questions: ['집주인이 이사를 가요'], at: yesterday })
  await page.goto(`/ai-chat/${current.id}`)
  const list = sidebar(page)
  await expect(list.getByRole('link', { name: '자전거 사고' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  for (const day of [words.today, words.yesterday]) {
    await expect(list.getByRole('heading', { name: day, exact: true })).toBeVisible()
  }
  await untilAwake(async () => {
    await list.getByRole('searchbox', { name: words.search }).fill('')
    await list.getByRole('searchbox', { name: words.search }).fill('집주인')
    await expect(list.getByRole('link', { name: '자전거 사고' })).toHaveCount(0, {
      timeout: 5000,
    })
  })
  expect(await axeViolations(page, { within: `nav[aria-label="${words.list}"]` })).toEqual([])
  await expect(list.getByRole('link', { name: '보증금' })).toBeVisible()
  await list.getByRole('searchbox', { name: words.search }).fill('')
  await expect(list.getByRole('link', { name: '자전거 사고' })).toBeVisible()

  const menu = (title: string) => list.getByRole('button', { name: words.of(title) })
  await act(page, menu('보증금'), words.rename)
  await list.getByLabel(words.name).fill('전세 보증금')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('link', { name: '전세 보증금' })).toBeVisible()
  await act(page, menu('전세 보증금'), words.pin)
  await expect(list.getByRole('heading', { name: words.pinned })).toBeVisible()
  await page.reload()
  await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText(words.pinned)
  await expect(list.getByRole('link', { name: '전세 보증금' })).toBeVisible()

  await act(page, menu('자전거 사고'), words.delete)
  await page.getByRole('dialog').getByRole('button', { name: words.delete, exact: true }).click()
  await expect(list.getByRole('link', { name: '자전거 사고' })).toHaveCount(0)
  await expect(page).toHaveURL(`/ai-chat`)
  expect((await page.goto(`/ai-chat/${current.id}`))?.status()).toBe(404)
})

test('an answer is copied and rated', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id: user } = await logInAs(page, 'user')
  const chat = await makeChat(user, { title: '자전거 사고', questions: ['치료비?'] })
  await page.goto(`/ai-chat/${chat.id}`)
  await untilAwake(async () => {
    await page.getByRole('button', { name: words.copy, exact: true }).first().click()
    const said = page.getByRole('status').filter({ hasText: words.copied })
    await expect(said).toBeAttached({ timeout: 2000 })
  })
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('민법 제750조')
  const down = page.getByRole('button', { name: words.down, exact: true })
  await down.click()
  await expect(down).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('checkbox', { name: words.wrongLaw }).check()
  await page.getByRole('button', { name: words.send, exact: true }).click()
  await expect(page.getByText(words.thanks)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: words.wrongLaw })).toHaveCount(0)
  await page.reload()
  await expect(down).toHaveAttribute('aria-pressed', 'true')
  const up = page.getByRole('button', { name: words.up, exact: true })
  await up.click()
  await expect(up).toHaveAttribute('aria-pressed', 'true')
  await expect(down).toHaveAttribute('aria-pressed', 'false')
})
