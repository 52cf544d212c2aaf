import { expect, type Page, test } from '@playwright/test'
import { createAccount, ownAddress, signInAs } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

const header = (page: Page) => page.getByRole('banner')
const account = (page: Page) => header(page).getByLabel(/^내 계정/)

/** What a browser tells a page that is looked at again. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

test('what one tab does, the other shows', async ({ context }) => {
  const { email, password } = await createAccount()
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/pricing')
  await second.goto('/login?next=/about')
  await second.getByLabel('이메일').fill(email)
  await second.getByLabel('비밀번호').fill(password)
  await second.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await expect(second).toHaveURL('/about')
  await expect(account(second)).toBeVisible()
  await lookAgain(first)
  await expect(account(first)).toBeVisible()

  await account(second).click()
  await header(second).getByRole('button', { name: '로그아웃' }).click()
  await expect(second).toHaveURL('/')
  await lookAgain(first)
  await expect(header(first).getByRole('link', { name: '로그인' })).toBeVisible()
  await expect(first).toHaveURL('/pricing')
})

test('a dead session: the header says so, its cookies go, and a private page asks again', async ({
  page,
}) => {
  const person = await createAccount()
  await signInAs(page, person)
  await page.goto('/pricing')
  await expect(account(page)).toBeVisible()
  const cookies = await page.context().cookies()
  // As if it had been ended elsewhere: the cookie is there, and worth nothing.
  await page.context().clearCookies()
  await page
    .context()
    .addCookies(
      cookies.map((cookie) =>
        cookie.name.startsWith('session') ? { ...cookie, value: 'base64-e30' } : cookie,
      ),
    )
  await page.goto('/pricing')
  await expect(header(page).getByRole('link', { name: '로그인' })).toBeVisible()
  const left = (await page.context().cookies()).map(({ name }) => name)
  expect(left.filter((name) => name.startsWith('session') || name === 'signed-in')).toEqual([])

  // What the page still fetches would take the next cookies away as well.
  await page.goto('about:blank')
  await page
    .context()
    .addCookies(
      cookies.map((cookie) =>
        cookie.name.startsWith('session') ? { ...cookie, value: 'base64-e30' } : cookie,
      ),
    )
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByRole('main').getByRole('status')).toContainText('다시 로그인해 주세요')
  await page.getByLabel('이메일').fill(person.email)
  await page.getByLabel('비밀번호').fill(person.password)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL('/profile')
})
