import { type Browser, expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { type Account, confirmLink, logInAs, newEmail, signInAs } from '../fixtures/accounts'

const t = {
  path: '/settings',
  current: '지금 비밀번호',
  next: /^새 비밀번호(?! 확인)/,
  again: '새 비밀번호 확인',
  change: '비밀번호 바꾸기',
  wrong: '지금 비밀번호가 올바르지 않습니다.',
  changed: '비밀번호를 바꾸었습니다.',
  here: '이 브라우저',
  end: /^로그아웃: /,
  endOthers: '다른 기기에서 모두 로그아웃',
  ended: '그 기기에서 로그아웃했습니다.',
  othersEnded: '다른 기기에서 모두 로그아웃했습니다.',
  event: '다른 기기 로그아웃',
} as const

const section = (page: Page, id: string) => page.locator(`section#${id}`)

/** The same person in another browser. */
async function elsewhere(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, account)
  return page
}

const userOf = async (page: Page) =>
  (await (await page.request.get('/api/session')).json()).data.user

test('the password is changed, and other browsers are signed out', async ({ page, browser }) => {
  const account = await logInAs(page, 'user')
  const other = await elsewhere(browser, account)
  expect(await userOf(other)).not.toBeNull()
  await page.goto(t.path)
  const part = section(page, 'password')
  const fill = async (current: string) => {
    await part.getByLabel(t.current).fill(current)
    await part.getByLabel(t.next).fill('another horse')
    await part.getByLabel(t.again).fill('another horse')
    await part.getByRole('button', { name: t.change }).click()
  }
  await fill('wrong horse')
  await expect(part).toContainText(t.wrong)
  await expect(part.getByLabel(t.current)).toBeFocused()
  await expect(part.getByLabel(t.next)).toHaveValue('')
  await fill(account.password)
  await expect(part).toContainText(t.changed)
  expect(await userOf(other)).toBeNull()
  expect(await userOf(page)).toMatchObject({ email: account.email })
  await signInAs(other, { ...account, password: 'another horse' })
  await other.context().close()
})

test('sessions are listed and ended', async ({ page, browser }) => {
  const account = await logInAs(page, 'user')
  const [one, two, three] = [
    await elsewhere(browser, account),
    await elsewhere(browser, account),
    await elsewhere(browser, account),
  ]
  await page.goto(t.path)
  const part = section(page, 'sessions')
  await expect(part.getByRole('listitem')).toHaveCount(4)
  await expect(part.getByRole('listitem').filter({ hasText: t.here })).toHaveCount(1)
  await part.getByRole('button', { name: t.end }).first().click()
  await expect(part).toContainText(t.ended)
  await expect(part.getByRole('listitem')).toHaveCount(3)
  await part.getByRole('button', { name: t.endOthers }).click()
  await expect(part).toContainText(t.othersEnded)
  await expect(part.getByRole('listitem')).toHaveCount(1)
  for (const other of [one, two, three]) {
    expect(await userOf(other)).toBeNull()
    await other.context().close()
  }
  expect(await userOf(page)).not.toBeNull()
  await expect(section(page, 'events').getByRole('row').filter({ hasText: t.event })).toHaveCount(2)
})
test('another language is kept, and the page is shown in it', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/settings')
  await section(page, 'language').getByLabel('English').check()
  await section(page, 'language').getByRole('button', { name: '저장' }).click()
  await expect(page).toHaveURL('/en/settings')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(section(page, 'language')).toContainText('The language has been saved.')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  // Back to the language without a prefix.
  await section(page, 'language').getByLabel('한국어').check()
  await section(page, 'language').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(section(page, 'language')).toContainText('언어를 저장했습니다.')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ko')
})

test('the theme is chosen and stays', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/settings')
  await section(page, 'theme').getByLabel('어둡게').check()
  await expect(section(page, 'theme')).toContainText('이 브라우저에 저장했습니다.')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(section(page, 'theme').getByLabel('어둡게')).toBeChecked()
})

test('mails are agreed to with a date, and no longer', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/settings')
  const part = section(page, 'notifications')
  await part.getByLabel(/소식을 이메일로/).check()
  await part.getByLabel(/새 브라우저에서/).check()
  await part.getByRole('button', { name: '저장' }).click()
  await expect(part).toContainText('알림 설정을 저장했습니다.')
  await expect(part).toContainText('동의한 날:')
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText(/받음 \(.+ 동의\)/)
  await page.goto('/settings')
  await expect(part.getByLabel(/새 브라우저에서/)).toBeChecked()
  await part.getByLabel(/소식을 이메일로/).uncheck()
  await part.getByRole('button', { name: '저장' }).click()
  await expect(part).toContainText('알림 설정을 저장했습니다.')
  await expect(part).not.toContainText('동의한 날:')
})

test('the e-mail changes by the links in the mails to both addresses', async ({ page }) => {
  const { email, password } = await logInAs(page, 'user')
  const next = newEmail()
  await page.goto('/settings')
  const part = section(page, 'email')
  const ask = async (address: string) => {
    await part.getByLabel('새 이메일').fill(address)
    await part.getByLabel('지금 비밀번호').fill(password)
    await part.getByRole('button', { name: '확인 링크 보내기' }).click()
  }
  await ask('nobody')
  await expect(part).toContainText('올바른 이메일 주소가 아닙니다.')
  await expect(part.getByLabel('새 이메일')).toHaveValue('nobody')
  await ask(email)
  await expect(part).toContainText('지금 쓰는 이메일과 같습니다.')
  await ask(next)
  await expect(part).toContainText(`지금 주소와 ${next} 주소로 링크를 보냈습니다.`)
  expect(await userOf(page)).toMatchObject({ email })
  const confirm = page.getByRole('main').getByRole('button', { name: '확인하고 계속' })
  await page.goto(await confirmLink(next))
  await confirm.click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('다른 주소로 보낸')
  expect(await userOf(page)).toMatchObject({ email })
  await page.goto(await confirmLink(email))
  await confirm.click()
  await expect(page).toHaveURL(/\/settings/)
  await expect(section(page, 'email')).toContainText(`지금 이메일: ${next}`)
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText(next)
})

test('whoever is signed out meanwhile is told', async ({ page, context }) => {
  await logInAs(page, 'user')
  await page.goto('/settings')
  const part = section(page, 'notifications')
  await part.getByLabel(/새 브라우저에서/).check()
  await context.clearCookies()
  await part.getByRole('button', { name: '저장' }).click()
  await expect(part).toContainText('로그인이 필요합니다.')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('settings are saved', async ({ page, browser }) => {
    const account = await logInAs(page, 'user')
    const other = await elsewhere(browser, account)
    await page.goto('/settings')
    await section(page, 'sessions').getByRole('button', { name: t.endOthers }).click()
    await expect(section(page, 'sessions')).toContainText(t.othersEnded)
    expect(await userOf(other)).toBeNull()
    await other.context().close()
    await section(page, 'language').getByLabel('日本語').check()
    await section(page, 'language').getByRole('button', { name: '저장' }).click()
    await expect(page).toHaveURL(/\/ja\/settings/)
    await expect(section(page, 'language')).toContainText('言語を保存しました。')
  })
})

test('axe finds nothing in the dialog, the errors and the lists of a person', async ({
  page,
  browser,
}) => {
  const account = await logInAs(page, 'supervisor')
  const other = await elsewhere(browser, account)
  const check = async (name: string) =>
    expect(await axeViolations(page, { colours: true }), name).toEqual([])
  const open = async (href: string) => {
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  await open('/profile')
  await page.locator('button[commandfor]').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check('dialog')
  await open('/profile?edit=1')
  await page.locator('form:has([name=phone]) button[type=submit]').click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await check('form')
  await open('/settings')
  await expect(section(page, 'sessions').getByRole('listitem')).toHaveCount(2)
  await check('settings')
  await other.context().close()
})
