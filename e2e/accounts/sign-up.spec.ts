import { expect, type Page, test } from '@playwright/test'
import {
  confirmLink,
  createAccount,
  logInAs,
  newEmail,
  newestMail,
  ownAddress,
} from '../fixtures/accounts'

const password = 'correct horse'

test.use({ extraHTTPHeaders: ownAddress() })

async function sessionOf(page: Page) {
  const answer = await page.request.get('/api/session')
  expect(answer.headers()['cache-control']).toBe('no-store')
  return (await answer.json()).data.user
}

/** The Korean form, as far as every test needs it. */
async function fillSignUp(page: Page, email: string, secret = password, again = secret) {
  await page.getByRole('textbox', { name: '이메일' }).fill(email)
  await page.getByLabel(/^비밀번호(?! 확인)/).fill(secret)
  await page.getByLabel('비밀번호 확인').fill(again)
  await page.getByLabel('휴대전화 번호').pressSequentially('01012345678')
  await page.getByLabel('필수 약관에 모두 동의합니다').check()
}

async function logIn(page: Page, email: string, secret = password) {
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호').fill(secret)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
}

test('signing up: mail, link, button, signed in', async ({ page }) => {
  const email = newEmail()
  await page.goto('/sign-up')
  await page.getByRole('link', { name: '전문가' }).click()
  await expect(page).toHaveURL(/\/sign-up\?type=professional$/)
  const submit = page.getByRole('button', { name: '가입하기' })
  await expect(submit).toBeDisabled()
  await page.getByLabel('소속 기관').selectOption('법무법인')
  await fillSignUp(page, email)
  await expect(page.getByLabel('휴대전화 번호')).toHaveValue('010-1234-5678')
  await expect(page.getByLabel(/새 기능과 소식/)).not.toBeChecked()
  await submit.click()
  const welcome = page.getByRole('dialog', { name: /환영합니다/ })
  await expect(welcome).toContainText('24시간')
  await expect(welcome).toContainText(email)
  await welcome.getByRole('button', { name: '시작하기' }).click()
  await expect(page).toHaveURL('/')
  expect(await sessionOf(page)).toBeNull()

  // Following the link does nothing yet: scanners of mailboxes do it too.
  const link = await confirmLink(email)
  const scanned = await page.request.get(link, { maxRedirects: 0 })
  expect(scanned.status()).toBe(303)
  await page.goto(link)
  await expect(page).toHaveURL(/\/confirm\?token_hash=/)
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await sessionOf(page)).toBeNull()
  await page.getByRole('button', { name: '확인하고 계속' }).click()
  await expect(page.getByText('법답에 오신 것을 환영합니다')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await sessionOf(page)).toMatchObject({ email, role: 'user' })
})

test('a link works once, in the language of the form', async ({ page, browser }) => {
  const email = newEmail()
  await page.goto('/en/sign-up?type=personal')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Mobile phone number').fill('01012345678')
  await page.getByLabel('I agree to all required terms').check()
  await page.getByRole('button', { name: 'Sign up' }).click()
  const welcome = page.getByRole('dialog', { name: /Welcome/ })
  await expect(welcome).toContainText('24 hours')
  const link = await confirmLink(email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(page).toHaveURL('/en')
  expect(await sessionOf(page)).toMatchObject({ email })
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const stranger = await context.newPage()
  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(stranger.getByRole('main').getByRole('alert')).toContainText('has expired')
  await expect(stranger.getByRole('button', { name: 'Send the e-mail again' })).toBeVisible()
  await context.close()
})

test('in another browser the holder of the mailbox chooses the password', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await page.goto('/sign-up?type=personal')
  await fillSignUp(page, email, 'typed by a stranger', 'typed by a stranger')
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByRole('dialog', { name: /환영합니다/ })).toContainText(email)
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const holder = await context.newPage()
  await holder.goto(await confirmLink(email))
  await holder.getByRole('button', { name: '확인하고 계속' }).click()
  await expect(holder).toHaveURL('/complete-sign-up')
  const main = holder.getByRole('main')
  await main.getByLabel(/^비밀번호(?! 확인)/).fill(password)
  await main.getByLabel('비밀번호 확인').fill(password)
  await main.getByRole('radio', { name: /^개인/ }).check()
  await main.getByLabel('휴대전화 번호').pressSequentially('01087654321')
  await main.getByLabel('필수 약관에 모두 동의합니다').check()
  await main.getByRole('button', { name: '가입 마치기' }).click()
  await expect(holder.getByText('법답에 오신 것을 환영합니다')).toBeVisible()
  expect(await sessionOf(holder)).toMatchObject({ email })
  await context.close()
  await page.goto('/login')
  await logIn(page, email, 'typed by a stranger')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('올바르지 않습니다')
  await logIn(page, email)
  await expect(page).toHaveURL('/')
})

test('a faulty form says what is wrong and keeps what was typed', async ({ page }) => {
  await page.goto('/sign-up?type=enterprise')
  await fillSignUp(page, 'nobody', '12345', '54321')
  await page.getByLabel('휴대전화 번호').fill('0101')
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByRole('alert').first()).toContainText('필수 항목')
  const main = page.getByRole('main')
  for (const text of [
    '올바른 이메일 주소가 아닙니다',
    '6자 이상이어야',
    '서로 다릅니다',
    '11자리를',
  ]) {
    await expect(main).toContainText(text)
  }
  const address = page.getByRole('textbox', { name: '이메일' })
  await expect(address).toHaveValue('nobody')
  await expect(address).toBeFocused()
  // The form was not sent, so the passwords stay too.
  await expect(page.getByLabel(/^비밀번호(?! 확인)/)).toHaveValue('12345')
  await expect(page.getByLabel('필수 약관에 모두 동의합니다')).toBeChecked()
})

test('an address that is taken answers like a new one; its owner gets a mail', async ({ page }) => {
  const { email } = await createAccount()
  await page.goto('/sign-up?type=personal')
  await fillSignUp(page, email)
  await page.getByRole('button', { name: '가입하기' }).click()
  const welcome = page.getByRole('dialog', { name: /환영합니다/ })
  await expect(welcome).toContainText(email)
  await expect(welcome).toContainText('이미 가입된 주소라면 메일로')
  await expect.poll(() => newestMail(email).catch(() => '')).toContain('이미 가입된 이메일입니다.')
  expect(await newestMail(email)).toContain('/reset-password')
})

test('logging in: refused, then back to the page that was asked for, and out', async ({ page }) => {
  const { email } = await createAccount()
  await page.goto('/login?next=/pricing')
  await logIn(page, email, 'wrong')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('올바르지 않습니다')
  await expect(page.getByLabel('이메일')).toHaveValue(email)
  await expect(page.getByLabel('비밀번호')).toHaveValue('')
  await logIn(page, email)
  await expect(page).toHaveURL('/pricing')
  expect(await sessionOf(page)).toMatchObject({ email })
  const cookies = await page.context().cookies()
  const tokens = cookies.filter(({ name }) => name.startsWith('session'))
  expect(tokens.length).toBeGreaterThan(0)
  for (const { httpOnly, sameSite } of tokens) {
    expect(httpOnly).toBe(true)
    expect(sameSite).toBe('Lax')
  }
  expect(await page.evaluate(() => document.cookie)).toContain('signed-in=1')
  // Who is signed in has no business here.
  await page.goto('/login?next=/about')
  await expect(page).toHaveURL('/about')
  const header = page.getByRole('banner')
  await header.getByLabel(/^내 계정/).click()
  await header.getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL('/')
  await expect(header.getByRole('link', { name: '로그인' })).toBeVisible()
  expect(await sessionOf(page)).toBeNull()
  const left = (await page.context().cookies()).map(({ name }) => name)
  expect(left.filter((name) => name.startsWith('session') || name === 'signed-in')).toEqual([])
})

test('who has not confirmed is told so, and can ask for the mail again', async ({ page }) => {
  const email = newEmail()
  await page.goto('/sign-up?type=personal')
  await fillSignUp(page, email)
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByRole('dialog', { name: /환영합니다/ })).toContainText(email)
  await page.goto('/login')
  await logIn(page, email)
  const alert = page.getByRole('main').getByRole('alert').first()
  await expect(alert).toContainText('아직 확인되지 않았습니다')
  await page.getByRole('button', { name: '확인 메일 다시 받기' }).click()
  await expect(alert).toContainText('방금 메일을 보냈습니다')
})

for (const next of [
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/',
  '/%09/evil.test',
  'javascript:alert(1)',
]) {
  test(`nobody is led away to ${next}`, async ({ page, baseURL }) => {
    await logInAs(page, 'user')
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
    await expect(page).not.toHaveURL(/\/login/)
  })
}

test('another site cannot send the form', async ({ request }) => {
  const { email } = await createAccount()
  const answer = await request.post('/login', {
    headers: { origin: 'https://evil.test' },
    multipart: { $ACTION_ID_0: '', email, password },
    maxRedirects: 0,
  })
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('session')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('logging in works, and says what is wrong', async ({ page }) => {
    const { email } = await createAccount()
    await page.goto('/login?next=/about')
    await logIn(page, email, 'wrong')
    await expect(page.getByRole('main')).toContainText('올바르지 않습니다')
    await logIn(page, email)
    await expect(page).toHaveURL('/about')
  })

  test('so do signing up, the link of the mail, and the login of the header', async ({ page }) => {
    const email = newEmail()
    await page.goto('/pricing')
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/sign-up?type=personal')
    await fillSignUp(page, email)
    await page.getByLabel(/이용약관/).check()
    await page.getByLabel(/개인정보 수집/).check()
    await page.getByRole('button', { name: '가입하기' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('24시간')
    await page.goto(await confirmLink(email))
    await page.getByRole('button', { name: '확인하고 계속' }).click()
    await page.waitForURL((url) => url.pathname !== '/confirm')
    expect(await sessionOf(page)).toMatchObject({ email })
  })
})
