import { expect, type Page, test } from '@playwright/test'
import {
  type Account,
  confirmLink,
  createAccount,
  newEmail,
  newestMail,
  ownAddress,
  signInAs,
} from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

async function sessionOf(page: Page) {
  return (await (await page.request.get('/api/session')).json()).data.user
}

/** As far as the page where the new password is set. */
async function reset(page: Page, { email }: Pick<Account, 'email'>) {
  await page.goto('/reset-password')
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '재설정 메일 받기' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(email)
  await page.goto(await confirmLink(email))
  await page.getByRole('button', { name: /확인하고 계속|Confirm and continue/ }).click()
  await expect(page).toHaveURL(/\/new-password$/)
}

test('a forgotten password: mail, button, a new one, and the others are out', async ({
  page,
  browser,
}) => {
  const account = await createAccount()
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signInAs(other, account)
  expect(await sessionOf(other)).toMatchObject({ email: account.email })

  await reset(page, account)
  const [first, again] = [
    page.getByLabel(/^새 비밀번호(?! 확인)/),
    page.getByLabel('새 비밀번호 확인'),
  ]
  const save = page.getByRole('button', { name: '비밀번호 바꾸기' })
  await first.fill('12345')
  await again.fill('54321')
  await save.click()
  await expect(page.getByRole('main')).toContainText('6자 이상이어야')
  await expect(page.getByRole('main')).toContainText('서로 다릅니다')
  await first.fill('another horse')
  await again.fill('another horse')
  await save.click()
  await expect(page.getByText('비밀번호를 바꾸었습니다')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await sessionOf(page)).toMatchObject({ email: account.email })
  expect(await sessionOf(other)).toBeNull()
  const left = (await elsewhere.cookies()).map(({ name }) => name)
  expect(left.filter((name) => name.startsWith('session') || name === 'signed-in')).toEqual([])
  await elsewhere.close()

  // The way is closed behind.
  await page.goto('/new-password')
  await expect(page.getByRole('main')).toContainText('메일의 링크를 먼저')
})

test('a session alone does not set a password', async ({ page }) => {
  await signInAs(page, await createAccount())
  await page.goto('/new-password')
  await expect(page.getByRole('main')).toContainText('메일의 링크를 먼저')
  await expect(page.getByLabel(/새 비밀번호/)).toHaveCount(0)
})

test('an address that nobody has answers the same, and gets no mail', async ({ page }) => {
  const email = newEmail()
  await page.goto('/reset-password')
  await page.getByRole('button', { name: '재설정 메일 받기' }).click()
  await expect(page.getByRole('main')).toContainText('이메일 주소를 입력해 주세요')
  await page.getByLabel('이메일').fill('nobody')
  await page.getByRole('button', { name: '재설정 메일 받기' }).click()
  await expect(page.getByRole('main')).toContainText('올바른 이메일 주소가 아닙니다')
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '재설정 메일 받기' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('링크를 보냈습니다')
  await expect(newestMail(email)).rejects.toThrow('no mail')
})

test('a link that is none says what helps', async ({ page }) => {
  await page.goto('/auth/confirm?token_hash=%3Cscript%3E&type=recovery&lang=en')
  await expect(page).toHaveURL('/en/confirm')
  await page.goto('/en/confirm?token_hash=abc&type=recovery')
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  const dead = page.getByRole('main').getByRole('alert')
  await expect(dead).toContainText('has expired or has already been used')
  await dead.getByRole('link', { name: 'Get a reset e-mail' }).click()
  await expect(page).toHaveURL('/en/reset-password')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole way works', async ({ page }) => {
    const account = await createAccount()
    await reset(page, account)
    await page.getByLabel(/^새 비밀번호(?! 확인)/).fill('another horse')
    await page.getByLabel('새 비밀번호 확인').fill('another horse')
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await expect(page).toHaveURL('/?notice=passwordChanged')
    expect(await sessionOf(page)).toMatchObject({ email: account.email })
  })
})
