import { expect, type Page, test } from '@playwright/test'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, newestMail, ownAddress, signInAs } from '../fixtures/accounts'
import { keepChosen, makeCollection } from '../fixtures/collections'

test.use({ extraHTTPHeaders: ownAddress() })

async function contract() {
  const lines = ['임대차가 끝나면 임대인은 보증금을 지체 없이 반환한다.']
  const content = contentSchema.parse({
    title: '주택 임대차계약서',
    blocks: lines.map((text) => ({ kind: 'paragraph', number: null, text })),
  })
  const buffer = Buffer.from(await writeDocument(content, 'pdf'))
  return { name: '주택임대차.pdf', mimeType: 'application/pdf', buffer }
}

async function makeSharedCollection(page: Page): Promise<void> {
  await page.goto('/ai-chat/knowledge')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await contract())
  await expect(
    page.getByRole('listitem').filter({ hasText: '주택임대차.pdf' }).getByText('찾을 수 있음'),
  ).toBeVisible({ timeout: 60_000 })
  await makeCollection(page, '임대차 사건')
  await page.getByLabel('공유할 조직').selectOption('가나다 법률사무소')
  await page.getByRole('button', { name: '공유 저장' }).click()
  await expect(page.getByText('가나다 법률사무소에서 찾고 읽을 수 있습니다.')).toBeVisible()
  await page.getByRole('checkbox', { name: '주택임대차.pdf' }).check()
  await keepChosen(page)
  await page.reload()
  await expect(page.getByLabel('공유할 조직').locator('option:checked')).toHaveText(
    '가나다 법률사무소',
  )
  await expect(page.getByRole('checkbox', { name: '주택임대차.pdf' })).toBeChecked()
}

async function invitationLink(email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    link = /\/(?:\w\w\/)?invitations\/[\w-]{43}/.exec(await newestMail(email))?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return link
}

test('a member searches and asks a shared collection until they are removed', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const colleague = await createAccount()
  await signInAs(page, await createAccount())
  await page.goto('/settings/organizations')
  await page.getByLabel('조직 이름').fill('가나다 법률사무소')
  await page.getByRole('button', { name: '조직 만들기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('가나다 법률사무소')
  const organization = page.url()
  const invite = page.getByRole('region', { name: '초대', exact: true })
  await invite.getByLabel('메일 주소').fill(colleague.email)
  await invite.getByLabel('역할').selectOption('viewer')
  await invite.getByRole('button', { name: '초대 보내기' }).click()
  await makeSharedCollection(page)
  expect(await axeViolations(page)).toEqual([])

  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const other = await context.newPage()
  await signInAs(other, colleague)
  await other.goto(await invitationLink(colleague.email))
  await other.getByRole('button', { name: '초대 받아들이기' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('가나다 법률사무소')
  await other.goto('/ai-chat/knowledge')
  const shared = other.getByRole('region', { name: '나와 공유된 모음' })
  await expect(shared).toContainText('가나다 법률사무소')
  expect(await axeViolations(other)).toEqual([])
  await shared.getByRole('link', { name: /임대차 사건/ }).click()
  await expect(other.getByRole('button', { name: '모음 지우기' })).toHaveCount(0)
  await other.waitForURL(/collections/)
  const collection = other.url()
  expect(await axeViolations(other)).toEqual([])
  await other.getByRole('searchbox', { name: '이 모음에서 찾기' }).fill('보증금 반환')
  await other.getByRole('button', { name: '찾기', exact: true }).click()
  const mine = other.getByRole('region', { name: '임대차 사건' })
  await expect(mine.getByRole('heading', { level: 3 })).toHaveText('주택임대차.pdf')
  await mine.getByRole('heading', { level: 3 }).getByRole('link').click()
  await expect(other.getByText('조직에서 공유된 문서')).toBeVisible()
  const document = other.url()
  await expect(other.locator('mark').filter({ hasText: '보증금' }).first()).toBeVisible()

  await other.goto(collection)
  await other.getByRole('link', { name: '이 모음에 물어보기' }).click()
  await other
    .getByRole('textbox', { name: '질문' })
    .fill('임대차가 끝나면 보증금은 언제 돌려받나요?')
  await other.getByRole('button', { name: '질문하기' }).click()
  const answer = other.getByRole('region', { name: '문서에 적힌 것' })
  await expect(answer.getByText('보증금을 지체 없이 반환한다')).toBeVisible({ timeout: 60_000 })
  await answer.getByRole('link', { name: '주택임대차.pdf' }).click()
  const pane = other.getByRole('region', { name: /주택임대차\.pdf/ })
  await expect(pane.getByText('1쪽')).toBeVisible()

  await page.goto(organization)
  await page.getByLabel(`관리: ${colleague.email}`).click()
  await page.getByRole('button', { name: '조직에서 내보내기' }).click()
  await expect(page.getByLabel(`관리: ${colleague.email}`)).toHaveCount(0)
  await other.goto(collection)
  await expect(other.getByRole('heading', { level: 1 })).not.toContainText('임대차 사건')
  await other.goto(document)
  await expect(other.getByText('조직에서 공유된 문서')).toHaveCount(0)
  await other.goto('/ai-chat/knowledge')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('임대차 사건')).toHaveCount(0)
  await context.close()
})
