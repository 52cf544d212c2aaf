import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { type Account, createAccount, logInAs, signInAs } from '../fixtures/accounts'
import { anonymousClient } from '../fixtures/rest-clients'

const pageOf = (account: Account) => `/admin/users/${account.id}`

/** Opens a page when its script has arrived. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

test('a user is found by their address, without script, and the filter stands in the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await logInAs(page, 'admin')
  const wanted = await createAccount('supervisor')
  await page.goto('/admin/users')
  await page.getByRole('searchbox', { name: '찾기' }).fill(wanted.email.slice(4, 20))
  await page.getByRole('combobox', { name: '역할' }).selectOption('supervisor')
  await page.getByRole('button', { name: '찾기' }).click()
  await expect(page).toHaveURL(/[?&]role=supervisor/)
  await expect(page.getByRole('link', { name: wanted.email })).toBeVisible()
  await expect(page.getByText('1명', { exact: true })).toBeVisible()
  await context.close()
})

test('a role is changed after the dialog has said what it may do', async ({ page }) => {
  await logInAs(page, 'admin')
  const person = await createAccount()
  await open(page, pageOf(person))
  await page.getByLabel('역할 바꾸기').selectOption('supervisor')
  await page.getByRole('button', { name: '역할 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '역할을 바꿀까요?' })
  await expect(dialog.getByRole('listitem').filter({ hasText: '회원 관리' })).toContainText('불가')
  await expect(dialog.getByRole('listitem').filter({ hasText: '통계 보기' })).toContainText('가능')
  await dialog.getByRole('button', { name: '바꾸기' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: '역할을 바꾸었습니다: 운영자' }),
  ).toBeVisible()
  await expect(page.getByRole('cell', { name: /역할 변경/ })).toBeVisible()
  await open(page, '/admin/audit?act=account.roleChanged')
  await expect(page.getByRole('row').filter({ hasText: person.email }).first()).toContainText(
    '회원 → 운영자',
  )
})

test('of two admins at once the second is told, and sees what changed', async ({ browser }) => {
  const person = await createAccount()
  const [first, second] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext()).newPage()),
  )
  if (!first || !second) throw new Error('no pages')
  for (const page of [first, second]) {
    await logInAs(page, 'admin')
    await open(page, pageOf(person))
  }
  const choose = async (page: Page, role: string) => {
    await page.getByLabel('역할 바꾸기').selectOption(role)
    await page.getByRole('button', { name: '역할 바꾸기' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '바꾸기' }).click()
  }
  await choose(first, 'supervisor')
  await expect(first.getByText('역할을 바꾸었습니다: 운영자')).toBeVisible()
  await choose(second, 'admin')
  await expect(second.getByRole('alert').filter({ hasText: '다른 관리자가' })).toBeVisible()
  await expect(second.getByLabel('역할 바꾸기')).toHaveValue('supervisor')
  await Promise.all([first.context().close(), second.context().close()])
})

test('who is disabled is signed out at once, and in again when enabled', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'admin')
  const person = await createAccount('supervisor')
  const theirs = await (await browser.newContext()).newPage()
  await signInAs(theirs, person)
  expect((await theirs.request.get('/blog/write', { maxRedirects: 0 })).status()).toBe(200)
  await open(page, pageOf(person))
  await page.getByRole('button', { name: '계정 정지' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '정지' }).click()
  await expect(page.getByText('계정을 정지하고 모든 기기에서 로그아웃했습니다.')).toBeVisible()
  const refused = await theirs.request.get('/blog/write', { maxRedirects: 0 })
  expect(refused.status()).toBe(307)
  await page.getByRole('button', { name: '정지 풀기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '정지 풀기' }).click()
  await expect(page.getByText('정지를 풀었습니다.')).toBeVisible()
  await signInAs(theirs, person)
  expect((await theirs.request.get('/blog/write', { maxRedirects: 0 })).status()).toBe(200)
  await theirs.context().close()
})

test('nobody disables themselves', async ({ page }) => {
  const self = await logInAs(page, 'admin')
  await open(page, pageOf(self))
  await expect(page.getByText('내 계정은 정지할 수 없습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '계정 정지' })).toHaveCount(0)
})

test('an account is deleted at its owner’s request, when its address has been typed', async ({
  page,
}) => {
  await logInAs(page, 'admin')
  const person = await createAccount()
  const client = anonymousClient()
  await client.auth.signInWithPassword(person)
  const asked = await client.from('deletion_requests').insert({ reason: '더 쓰지 않습니다.' })
  expect(asked.error).toBeNull()
  await open(page, '/admin/users/deletions')
  await page.getByRole('button', { name: `삭제: ${person.email}` }).click()
  const dialog = page.getByRole('dialog', { name: '계정을 삭제할까요?' })
  const confirm = dialog.getByRole('button', { name: '영구 삭제' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill(person.email)
  await confirm.click()
  await expect(page.getByText('계정을 삭제하고 회원에게 메일로 알렸습니다.')).toBeVisible()
  await expect(page.getByText(person.email)).toHaveCount(0)
  const gone = await page.goto(pageOf(person))
  expect(gone?.status()).toBe(404)
})

test('axe finds nothing in the page of one account', async ({ page }) => {
  const self = await logInAs(page, 'admin')
  await open(page, pageOf(self))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
