import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, ownAddress, signInAs } from '../fixtures/accounts'
import { fieldOf, hasScript, openThread } from '../fixtures/chat-thread'
import { keepChosen, makeCollection } from '../fixtures/collections'
import {
  type GivenFile,
  givenFile,
  leaseFiles,
  leases,
  mixedFiles,
  noticeSentence,
  returnSentence,
} from '../fixtures/mixed-files'
import { subscribe } from '../fixtures/subscribers'

test.use({ extraHTTPHeaders: ownAddress() })

const words = {
  ko: {
    path: '',
    documents: '문서',
    ready: '찾을 수 있음',
    field: '내 문서에서 찾을 말',
    mine: '내 문서',
    none: '문서에 없습니다',
    secondPage: /2쪽/,
    open: '원문에서 보기',
    says: '문서에 적힌 것',
    menuOf: (name: string) => `${name} 메뉴`,
    trash: '휴지통으로',
    shelf: '보기',
    deleteForever: '완전히 삭제',
    confirm: '삭제',
    empty: '조건에 맞는 문서가 없습니다.',
  },
  en: {
    path: '/en',
    documents: 'Documents',
    ready: 'Searchable',
    field: 'Words to find in my documents',
    mine: 'My documents',
    none: 'Not in your documents',
    secondPage: /p(?:age|\.) 2/i,
    open: 'Open in the text',
    says: 'What the documents say',
    menuOf: (name: string) => `Menu for ${name}`,
    trash: 'Move to trash',
    shelf: 'Show',
    deleteForever: 'Delete for good',
    confirm: 'Delete',
    empty: 'No documents match.',
  },
} as const
type Language = keyof typeof words

const collection = '사건 서류'
/** The sentence about the deposit's return stands on the second page of this one. */
const twoPages = leases.filter(({ format }) => format === 'pdf').map(({ name }) => name)[0] ?? ''

/** Uploads on the page of the search, and waits until so many of the files can be found. */
async function upload(page: Page, language: Language, files: GivenFile[], count = files.length) {
  const { path, documents, ready } = words[language]
  await page.goto(`${path}/ai-chat/knowledge`)
  await page.locator('input[type=file]').first().setInputFiles(files)
  const states = page.getByRole('region', { name: documents, exact: true })
  await expect(states.getByText(ready, { exact: true })).toHaveCount(count, { timeout: 240_000 })
}

async function search(page: Page, language: Language, query: string) {
  const field = page.getByRole('searchbox', { name: words[language].field })
  await field.fill(query)
  await field.press('Enter')
}

const foundIn = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language].mine, exact: true })
const foundNames = (page: Page, language: Language) =>
  foundIn(page, language).getByRole('heading', { level: 3 })

/** Looks for words of the second page, and opens the text there. */
async function findsSecondPage(page: Page, language: Language, query: string) {
  const { secondPage, open } = words[language]
  await search(page, language, query)
  await expect(foundNames(page, language).first()).toHaveText(twoPages)
  const best = foundIn(page, language).getByRole('listitem').first()
  await expect(best).toContainText(secondPage)
  await best.getByRole('link', { name: open }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: twoPages })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: secondPage })).toBeVisible()
  await expect(page.locator('mark', { hasText: '보증금' }).first()).toBeVisible()
}

/** Asks, and opens the passage that the answer cites with its page. */
async function answersFromSecondPage(page: Page, language: Language, question: string) {
  const { says, secondPage } = words[language]
  await fieldOf(page, language).fill(question)
  await fieldOf(page, language).press('Enter')
  const cited = page
    .getByRole('region', { name: says })
    .getByRole('listitem')
    .filter({ hasText: returnSentence })
  await expect(cited).toContainText(secondPage, { timeout: 60_000 })
  await cited.getByRole('link', { name: twoPages }).click()
  const pane = page.getByRole('region', { name: twoPages })
  await expect(pane.getByText(secondPage).first()).toBeVisible()
  await expect(pane.locator('mark').filter({ hasText: '보증금' }).first()).toBeVisible()
}

async function pressMenuItem(page: Page, menu: string, what: string) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

const documentsOf = async (page: Page) =>
  (await (await page.request.get('/api/documents')).json()).data.documents as {
    id: string
    name: string
  }[]

/** Puts a document into the trash of the library, deletes it there, and looks for it everywhere. */
async function deletes(page: Page, language: Language, name: string, query: string) {
  const { path, menuOf, trash, shelf, deleteForever, confirm, empty } = words[language]
  const id = (await documentsOf(page)).find((document) => document.name === name)?.id
  expect(id).toBeDefined()
  await page.goto(`${path}/document-library`)
  await pressMenuItem(page, menuOf(name), trash)
  await expect(page.getByRole('button', { name: menuOf(name) })).toHaveCount(0)
  await page.getByLabel(shelf, { exact: true }).selectOption('trash')
  await pressMenuItem(page, menuOf(name), deleteForever)
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
  await expect(page.getByText(empty)).toBeVisible()
  for (const part of ['', '/blocks', '/reading']) {
    const answer = await page.request.get(`/api/documents/${id}${part}`)
    expect(await answer.text()).not.toContain('보증금')
    if (part !== '/blocks') expect([part, answer.status()]).toEqual([part, 404])
  }
  await page.goto(`${path}/ai-chat/knowledge?${new URLSearchParams({ q: query })}`)
  await expect(foundIn(page, language)).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await page.goto(`${path}/ai-chat/knowledge/documents/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
}

/** A collection of one document: words of the others are not found in it. */
async function keepsOthersOut(page: Page, document: string) {
  await page.goto('/ai-chat/knowledge')
  await makeCollection(page, '임대차 사건')
  await page.getByRole('checkbox', { name: document }).check()
  await keepChosen(page)
  await page.goto('/ai-chat/knowledge')
  const link = page.getByRole('link', { name: '임대차 사건' })
  await expect(link).toContainText('문서 1개')
  await page.getByRole('combobox', { name: '검색 범위' }).selectOption('임대차 사건')
  await search(page, 'ko', '해고')
  const within = page.getByRole('region', { name: '임대차 사건' })
  await expect(within.getByText('문서에 없습니다')).toBeVisible()
  await page.goto('/ai-chat/knowledge')
  await link.click()
  await page.getByRole('button', { name: '모음 지우기' }).click()
  await expect(page).toHaveURL(/\/ai-chat\/knowledge$/)
}

/** Makes a collection of all documents. @returns its address */
async function collects(page: Page, count: number): Promise<string> {
  await page.goto('/ai-chat/knowledge')
  await makeCollection(page, collection)
  await expect(page.getByRole('heading', { level: 1, name: collection })).toBeVisible()
  // The button ticks nothing until the script has come.
  await expect(async () => {
    await page.getByRole('button', { name: '모두 고르기' }).click()
    await expect(page.getByText(`문서 ${count}개를 골랐습니다`)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await keepChosen(page)
  return page.url().replace(/\?.*/, '')
}

/** Asks every document of the collection the same two questions. */
async function asksEveryDocument(page: Page, count: number) {
  await page.goto('/ai-chat/knowledge/table')
  await page
    .getByRole('textbox', { name: '질문 (한 줄에 하나)' })
    .fill('보증금은 얼마인가요?\n해고 예고 기간은?')
  await page.getByRole('combobox', { name: '물어볼 곳' }).selectOption({ label: collection })
  await page.getByRole('button', { name: '표 만들기' }).click()
  // One row is the head.
  await expect(page.getByRole('row')).toHaveCount(count + 1)
  for (const [at, { name, format, deposit }] of leases.entries()) {
    const lease = page.getByRole('row').filter({ hasText: name }).getByRole('cell')
    await expect(lease.first()).toContainText(deposit)
    await expect(lease.nth(1)).toHaveText('문서에 없습니다')
    if (format === 'pdf') await expect(lease.first().getByRole('link')).toContainText('1쪽')
    const work = page.getByRole('row').filter({ hasText: `근로계약서 ${at + 1}.${format}` })
    await expect(work.getByRole('cell').nth(1)).toContainText(noticeSentence)
  }
  expect(await axeViolations(page)).toEqual([])
}

/** Puts all that is left into the trash at once, and deletes the collection. */
async function clears(page: Page, address: string, count: number) {
  await page.goto('/document-library')
  await page.getByRole('button', { name: '모두 고르기' }).click()
  const bulk = page.getByRole('region', { name: '고른 문서로 할 일' })
  await bulk.getByRole('button', { name: '휴지통으로' }).click()
  await expect(page.getByText(`${count}개 처리했습니다.`)).toBeVisible()
  await page.goto('/ai-chat/knowledge?q=보증금')
  await expect(foundIn(page, 'ko').getByText('문서에 없습니다')).toBeVisible()
  await page.goto(address)
  await page.getByRole('button', { name: '모음 지우기' }).click()
  await expect(page).toHaveURL(/\/ai-chat\/knowledge$/)
  await expect(page.getByText('아직 모음이 없습니다.')).toBeVisible()
}

test('thirty files of all kinds are read, found, collected, asked and deleted', async ({
  page,
}) => {
  test.setTimeout(240_000)
  // The page of the library is for administrators.
  const account = await createAccount('admin')
  // A free account keeps twenty.
  await subscribe(account.id)
  await signInAs(page, account)
  const files = await mixedFiles()
  expect(files).toHaveLength(30)
  await upload(page, 'ko', files)
  expect(await axeViolations(page)).toEqual([])
  await keepsOthersOut(page, '임대차계약서 1.docx')
  const address = await collects(page, files.length)
  await page.goto('/ai-chat/knowledge')
  const link = page.getByRole('link', { name: collection })
  await expect(link).toContainText(`문서 ${files.length}개`)

  // Each format by the one amount that stands in it, written another way.
  for (const { name, figures } of leases) {
    await search(page, 'ko', `${figures}원`)
    await expect(foundNames(page, 'ko').first()).toHaveText(name)
  }
  await search(page, 'ko', '누수 수리비')
  await expect(foundNames(page, 'ko').first()).toHaveText('임대차계약서 1.docx')
  const law = page.getByRole('region', { name: '법령과 판례' })
  await expect(law.getByRole('link').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await search(page, 'ko', '비밀유지')
  for (const name of ['스캔.pdf', '사진.png'])
    await expect(foundNames(page, 'ko').filter({ hasText: name })).toBeVisible()
  await findsSecondPage(page, 'ko', '보증금을 지체 없이 반환')

  await page.goto('/ai-chat/knowledge')
  await page.getByRole('combobox', { name: '검색 범위' }).selectOption({ label: collection })
  await search(page, 'ko', '해고 예고')
  const within = page.getByRole('region', { name: collection })
  await expect(within.getByRole('heading', { level: 3 }).first()).toHaveText(/^근로계약서/)
  await asksEveryDocument(page, files.length)
  await page.goto(address)
  await page.getByRole('link', { name: '이 모음에 물어보기' }).click()
  await hasScript(page, 'textarea[name=q]')
  await answersFromSecondPage(page, 'ko', '임대차가 끝나면 보증금은 언제 돌려받나요?')

  await deletes(page, 'ko', twoPages, '보증금 반환')
  await clears(page, address, files.length - 1)
})

test('in English: files of each format are found, asked and deleted, and a damaged one says so', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await signInAs(page, await createAccount('admin'))
  const damaged = givenFile('damaged.pdf', Buffer.from('%PDF-1.7\nno more'))
  await upload(page, 'en', [...(await leaseFiles()), damaged], leases.length)
  const row = page.getByRole('listitem').filter({ hasText: damaged.name })
  await expect(row.getByText('Not read', { exact: true })).toBeVisible({ timeout: 60_000 })
  for (const { name, figures } of leases) {
    await search(page, 'en', `KRW ${figures}`)
    await expect(foundNames(page, 'en').first()).toHaveText(name)
  }
  await findsSecondPage(page, 'en', 'return of the deposit')

  await openThread(page, '/en/ai-chat')
  const scope = page.getByRole('combobox', { name: 'Search in' })
  await scope.selectOption({ label: 'My documents only' })
  const question = 'When is the deposit returned at the end of the lease?'
  await answersFromSecondPage(page, 'en', question)

  const other = await (await browser.newContext({ extraHTTPHeaders: ownAddress() })).newPage()
  await signInAs(other, await createAccount())
  await other.goto(`/en/ai-chat/knowledge?${new URLSearchParams({ q: returnSentence })}`)
  await expect(other.getByText(words.en.none)).toBeVisible()
  await other.context().close()
  await deletes(page, 'en', twoPages, 'return of the deposit')
})
