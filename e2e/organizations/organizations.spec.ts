import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, logInAs, newestMail, ownAddress, signInAs } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The link in the mail of an invitation, once the worker has sent it. */
async function invitationLink(email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    link = /\/(?:\w\w\/)?invitations\/[\w-]{43}/.exec(await newestMail(email))?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return link
}

test('an organisation invites somebody, who reads what is shared until they leave', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await logInAs(page, 'user')
  await page.goto('/cases/2012다31628')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByRole('link', { name: '저장됨' })).toBeVisible()

  await page.goto('/settings/organizations')
  await expect(page.getByText('아직 조직이 없습니다')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('조직 이름').fill('가나다 법률사무소')
  await page.getByRole('button', { name: '조직 만들기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('가나다 법률사무소')
  const address = page.url()

  const colleague = await createAccount()
  const invite = section(page, '초대')
  await invite.getByLabel('메일 주소').fill('not an address')
  await invite.getByRole('button', { name: '초대 보내기' }).click()
  await expect(invite.getByText('메일 주소를 확인해 주세요.')).toBeVisible()
  await invite.getByLabel('메일 주소').fill(colleague.email)
  await invite.getByLabel('역할').selectOption('viewer')
  await invite.getByRole('button', { name: '초대 보내기' }).click()
  await expect(invite.getByText(`초대 메일을 보냅니다: ${colleague.email}`)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.goto('/saved')
  await page.getByText('메모·폴더 넣기').click()
  await page.getByLabel('메모', { exact: true }).fill('사생활 침해의 기준')
  await page.getByLabel('조직과 공유').selectOption('가나다 법률사무소')
  await page.getByRole('button', { name: /^저장하기/ }).click()
  await expect(page.getByText('‘가나다 법률사무소’ 조직과 공유')).toBeVisible()

  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const other = await context.newPage()
  const link = await invitationLink(colleague.email)
  await other.goto(link)
  await expect(other.getByText('초대를 받은 주소로 로그인하거나 가입해 주세요')).toBeVisible()
  await signInAs(other, colleague)
  await other.goto(link)
  await other.getByRole('button', { name: '초대 받아들이기' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('가나다 법률사무소')
  const shared = section(other, '공유한 자료')
  await expect(shared.getByText('사생활 침해의 기준')).toBeVisible()
  await expect(section(other, '초대')).toBeHidden()
  expect(await axeViolations(other)).toEqual([])

  await other.getByText('조직에서 나가기', { exact: true }).click()
  await other.getByRole('button', { name: '나가기', exact: true }).click()
  await expect(other.getByText('아직 조직이 없습니다')).toBeVisible()
  await other.goto(address)
  await expect(other.getByText('사생활 침해의 기준')).toBeHidden()
  await context.close()
})
