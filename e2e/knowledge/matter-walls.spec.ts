import { type Browser, expect, type Page, test } from '@playwright/test'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import { axeViolations } from '@/scripts/site/axe-violations'
import { type Account, createAccount, ownAddress, signInAs } from '../fixtures/accounts'
import { keepChosen, makeCollection } from '../fixtures/collections'
import { makeOrganization, newMember } from '../fixtures/organizations'

test.use({ extraHTTPHeaders: ownAddress() })

const fileName = '원고준비서면.pdf'
const question = '소멸시효 중단 사유는 무엇인가요?'

async function brief() {
  const lines = ['피고는 2024. 3. 5. 채무를 승인하였으므로 소멸시효는 중단되었다.']
  const content = contentSchema.parse({
    title: '준비서면',
    blocks: lines.map((text) => ({ kind: 'paragraph', number: null, text })),
  })
  const buffer = Buffer.from(await writeDocument(content, 'pdf'))
  return { name: fileName, mimeType: 'application/pdf', buffer }
}

async function pageOf(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const page = await context.newPage()
  await signInAs(page, account)
  return page
}

/** Uploads a document, collects it and makes the collection a matter. @returns its address */
async function makeMatter(page: Page): Promise<string> {
  await page.goto('/ai-chat/knowledge')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await brief())
  await expect(
    page.getByRole('listitem').filter({ hasText: fileName }).getByText('찾을 수 있음'),
  ).toBeVisible({ timeout: 60_000 })
  await makeCollection(page, '홍길동 대여금')
  await page.getByRole('checkbox', { name: fileName }).check()
  await keepChosen(page)
  await page.goto(page.url().replace(/\?.*/, ''))
  await expect(page.getByRole('checkbox', { name: fileName })).toBeChecked()
  const fold = page.locator('details').filter({ hasText: '사건 모음으로 바꾸기' })
  await fold.locator('summary').click()
  await fold.getByLabel('사건 표시').fill('2026-0117')
  await fold.getByRole('button', { name: '사건 모음으로 바꾸기' }).click()
  await expect(page.getByRole('heading', { name: '사건 모음: 2026-0117' })).toBeVisible()
  return page.url().replace(/\?.*/, '')
}

async function ask(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('textbox', { name: '질문' }).fill(question)
  await page.getByRole('button', { name: '질문하기' }).click()
}

test('a matter is found by whoever is named, and by nobody else, the owner among them', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const [owner, holder] = [await createAccount(), await createAccount()]
  const organization = await makeOrganization([
    [owner, 'owner'],
    [holder, 'member'],
  ])
  const named = await newMember(organization, 'member')
  await signInAs(page, holder)
  const matter = await makeMatter(page)
  const id = matter.split('/').at(-1) ?? ''
  await page.getByLabel('공유할 사람').selectOption({ value: `${organization.id} ${named.id}` })
  await page.getByRole('button', { name: '이 사람과 공유' }).click()
  await expect(page.getByLabel(`${named.email}: 공유 거두기`)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // Inside the wall: in the list, in the search, as a page, and in the chat.
  const inside = await pageOf(browser, named)
  await inside.goto('/ai-chat/knowledge')
  const shared = inside.getByRole('region', { name: '나와 공유된 모음' })
  await expect(shared).toContainText('홍길동 대여금')
  await expect(shared).toContainText('2026-0117')
  await inside.goto(`/ai-chat/knowledge?q=소멸시효&in=${id}`)
  const hit = inside.getByRole('heading', { level: 3 }).filter({ hasText: fileName })
  await expect(hit).toBeVisible()
  await hit.getByRole('link').click()
  await expect(inside.locator('mark').filter({ hasText: '소멸시효' }).first()).toBeVisible()
  const document = inside.url()
  await ask(inside, `/ai-chat?scope=collection:${id}`)
  const answer = inside.getByRole('region', { name: '문서에 적힌 것' })
  await expect(answer.getByText('소멸시효는 중단되었다')).toBeVisible({ timeout: 60_000 })

  // Outside: the organisation's owner knows that there is a matter and who is named, and nothing that it holds.
  const outside = await pageOf(browser, owner)
  await outside.goto(`${organization.path}#matters`)
  const register = outside.getByRole('region', { name: '사건 모음' })
  await expect(register).toContainText('2026-0117')
  await expect(register).toContainText(named.email)
  await expect(outside.getByText('홍길동 대여금')).toHaveCount(0)
  await expect(outside.getByText(fileName)).toHaveCount(0)
  await outside.goto('/ai-chat/knowledge')
  await expect(outside.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(outside.getByText('홍길동 대여금')).toHaveCount(0)
  for (const query of ['q=소멸시효', `q=소멸시효&in=${id}`]) {
    await outside.goto(`/ai-chat/knowledge?${query}`)
    await expect(outside.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(outside.getByText(fileName)).toHaveCount(0)
    await expect(outside.getByText('홍길동 대여금')).toHaveCount(0)
  }
  for (const address of [matter, document]) {
    await outside.goto(address)
    await expect(outside.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(outside.getByText('홍길동 대여금')).toHaveCount(0)
    await expect(outside.getByText(fileName)).toHaveCount(0)
    await expect(outside.getByText('채무를 승인')).toHaveCount(0)
  }
  const documentId = /documents\/([0-9a-f-]{36})/.exec(document)?.[1]
  for (const part of ['', '/content', '/blocks', '/reading']) {
    const answered = await outside.request.get(`/api/documents/${documentId}${part}`)
    expect([part, answered.ok()]).toEqual([part, false])
  }
  await ask(outside, `/ai-chat?scope=collection:${id}`)
  await expect(outside.getByRole('button', { name: '질문하기' })).toBeEnabled({ timeout: 60_000 })
  await expect(outside.getByText('채무를 승인')).toHaveCount(0)
  await expect(outside.getByText(fileName)).toHaveCount(0)

  // Named no more, it is gone for them too.
  await page.getByLabel(`${named.email}: 공유 거두기`).click()
  await expect(page.getByLabel(`${named.email}: 공유 거두기`)).toHaveCount(0)
  await inside.goto(document)
  await expect(inside.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(inside.getByText('채무를 승인')).toHaveCount(0)
  await inside.goto(`/ai-chat/knowledge?q=소멸시효&in=${id}`)
  await expect(inside.getByText(fileName)).toHaveCount(0)
  await inside.context().close()
  await outside.context().close()
})
