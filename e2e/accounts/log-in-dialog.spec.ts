import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, newEmail, ownAddress } from '../fixtures/accounts'
import { thisMachine } from '../fixtures/this-machine'

test.use({ extraHTTPHeaders: ownAddress() })

/** The shell comes after the first paint, and counts the visit; before it, the link leads to the page. */
async function visit(page: Page, path: string) {
  await Promise.all([page.waitForRequest('**/api/activity/visits'), page.goto(path)])
}

async function openDialog(page: Page, path: string, name: string): Promise<Locator> {
  await visit(page, path)
  const link = page.getByRole('banner').getByRole('link', { name, exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

async function fillLogin(dialog: Locator, email: string, password: string) {
  await dialog.getByLabel('이메일').fill(email)
  await dialog.getByLabel('비밀번호').fill(password)
  await dialog.getByLabel('비밀번호').press('Enter')
}

test('by keyboard: opened, switched, left, and the opener has the focus again', async ({
  page,
}) => {
  const dialog = await openDialog(page, '/pricing', '로그인')
  await expect(dialog.getByLabel('이메일')).toBeFocused()
  await expect(page).toHaveURL('/pricing')
  await dialog.getByRole('button', { name: '회원가입' }).press('Enter')
  const other = page.getByRole('dialog', { name: '회원가입' })
  await expect(other.getByRole('heading', { name: '회원가입' })).toBeFocused()
  await other.getByRole('button', { name: '로그인' }).press('Enter')
  await expect(dialog.getByLabel('이메일')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeFocused()
})

test('a click with a key held follows the link', async ({ page, context }) => {
  await visit(page, '/pricing')
  const opened = context.waitForEvent('page')
  const link = page.getByRole('banner').getByRole('link', { name: '로그인' })
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/login')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('logging in: refused, then into the service', async ({ page }) => {
  const { email, password } = await createAccount()
  const dialog = await openDialog(page, '/pricing', '로그인')
  await fillLogin(dialog, email, 'wrong')
  await expect(dialog.getByRole('alert')).toContainText('올바르지 않습니다')
  await fillLogin(dialog, email, password)
  await expect(page).toHaveURL('/ai-chat')
  await expect(dialog).toBeHidden()
})

for (const path of ['/profile', '/blog/write']) {
  test(`${path} asks for a login over the front page, and is not forgotten`, async ({ page }) => {
    const { email, password } = await createAccount(path === '/profile' ? 'user' : 'supervisor')
    await page.goto(path)
    const dialog = page.getByRole('dialog', { name: '로그인' })
    await expect(dialog).toContainText('로그인이 필요한 페이지입니다')
    await expect(page).toHaveURL('/')
    await fillLogin(dialog, email, password)
    await expect(page).toHaveURL(path)
    await expect(dialog).toBeHidden()
  })
}

test('nobody is led away by the query that opens the dialog', async ({ page }) => {
  await visit(page, '/?login=//evil.test/')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('signing up ends in a welcome, and start closes it', async ({ page }) => {
  const email = newEmail()
  const dialog = await openDialog(page, '/pricing', '회원가입')
  await dialog.getByRole('button', { name: '개인' }).click()
  await dialog.getByRole('textbox', { name: '이메일' }).fill(email)
  await dialog.getByLabel(/^비밀번호(?! 확인)/).fill('correct horse')
  await dialog.getByLabel('비밀번호 확인').fill('correct horse')
  await dialog.getByLabel('휴대전화 번호').fill('010-1234-5678')
  // Reading the terms in their own tab leaves the form as it is.
  const terms = page.context().waitForEvent('page')
  await dialog.getByRole('link', { name: /이용약관/ }).click()
  await (await terms).close()
  await dialog.getByLabel('필수 약관에 모두 동의합니다').check()
  await dialog.getByRole('button', { name: '가입하기' }).click()
  await expect(dialog).toContainText('24시간')
  await expect(dialog).toContainText(email)
  await dialog.getByRole('button', { name: '시작하기' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/pricing')
})

test('the demo administrator is a button away on the embedded stack', async ({ page }) => {
  // Offered to this machine alone.
  await page.goto('/login?next=/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: '데모 관리자로 로그인' })).toBeHidden()
  await page.context().setExtraHTTPHeaders(thisMachine)
  await page.goto('/login?next=/about')
  await page.getByRole('button', { name: '데모 관리자로 로그인' }).click()
  await expect(page).toHaveURL('/about')
  const { user } = (await (await page.request.get('/api/session')).json()).data
  expect(user).toMatchObject({ email: 'demo@beopdap.example', role: 'admin' })
})

test('axe finds nothing in the dialogs and in what a mail leads to', async ({ page }) => {
  const login = await openDialog(page, '/pricing', '로그인')
  expect(await axeViolations(page, { colours: true })).toEqual([])
  await login.getByRole('button', { name: '회원가입', exact: true }).click()
  expect(await axeViolations(page, { colours: true })).toEqual([])
  await page.getByRole('button', { name: '개인', exact: true }).click()
  expect(await axeViolations(page, { colours: true })).toEqual([])
  for (const path of [
    '/sign-up?type=enterprise',
    '/confirm?token_hash=abc&type=email_change',
    '/confirm?type=signup',
  ]) {
    await page.goto(path)
    expect(await axeViolations(page, { colours: true }), path).toEqual([])
  }
})
