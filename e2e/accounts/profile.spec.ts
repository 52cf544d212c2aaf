import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { logInAs } from '../fixtures/accounts'

const ko = {
  path: '/profile',
  edit: '수정',
  phone: '휴대전화 번호',
  organization: '소속 기관',
  position: '직책',
  fax: '팩스',
  company: '기업',
  save: '저장',
  saved: '프로필을 저장했습니다.',
  legalTeam: '기업 법무팀',
  badPhone: '11자리를',
}

const main = (page: Page) => page.getByRole('main')

/** Waits for React, so that what is typed is not lost when it arrives. */
async function openForm(page: Page): Promise<void> {
  await page.goto(`${ko.path}?edit=1`)
  await page.getByLabel(ko.phone).pressSequentially('01012345678')
  await expect(page.getByLabel(ko.phone)).toHaveValue('010-1234-5678')
}

test('a profile is shown, changed and saved', async ({ page }) => {
  const { email } = await logInAs(page, 'user')
  await page.goto(ko.path)
  await expect(main(page)).toContainText(email)
  await main(page).getByRole('link', { name: ko.edit, exact: true }).click()
  await expect(page).toHaveURL(`${ko.path}?edit=1`)
  await page.getByRole('radio', { name: ko.company }).check()
  await page.getByLabel(ko.phone).fill('0101')
  await page.getByLabel(ko.position).fill('Counsel')
  await page.getByRole('button', { name: ko.save }).click()
  // Both fields are named, what was typed stays, and the first of them has the focus.
  await expect(page.getByLabel(ko.phone)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(ko.organization)).toHaveAttribute('aria-invalid', 'true')
  await expect(main(page)).toContainText(ko.badPhone)
  await expect(page.getByLabel(ko.phone)).toHaveValue('010-1')
  await expect(page.getByLabel(ko.phone)).toBeFocused()
  await expect(page.getByLabel(ko.position)).toHaveValue('Counsel')
  await expect(page.getByRole('radio', { name: ko.company })).toBeChecked()

  await page.getByLabel(ko.phone).fill('01012345678')
  await page.getByLabel(ko.organization).selectOption('corporateLegal')
  await page.getByLabel(ko.fax).fill('0551234567')
  await page.getByRole('button', { name: ko.save }).click()
  await expect(page.getByRole('status').filter({ hasText: ko.saved })).toBeVisible()
  await expect(page).toHaveURL(ko.path)
  for (const text of ['010-1234-5678', ko.legalTeam, 'Counsel', '055-123-4567']) {
    await expect(main(page)).toContainText(text)
  }
})

test('the role is said to whoever has one', async ({ page }) => {
  await logInAs(page, 'supervisor')
  await page.goto('/profile')
  await expect(main(page).getByText('운영자')).toBeVisible()
})

test('a profile that another tab changed is not written over unseen', async ({ page, context }) => {
  await logInAs(page, 'user')
  await openForm(page)
  const other = await context.newPage()
  await openForm(other)
  await other.getByLabel(ko.position).fill('부장')
  await other.getByRole('button', { name: ko.save }).click()
  await expect(other).toHaveURL('/profile')

  await page.getByLabel(ko.position).fill('과장')
  await page.getByRole('button', { name: ko.save }).click()
  await expect(main(page)).toContainText('그사이 다른 곳에서 프로필이 바뀌었습니다')
  await expect(main(page)).toContainText('지금 저장된 값: 부장')
  await expect(page.getByLabel(ko.position)).toHaveValue('과장')
  await main(page).getByRole('link', { name: '저장된 내용 불러오기' }).click()
  await expect(page.getByLabel(ko.position)).toHaveValue('부장')
})

test('another language is saved and shown', async ({ page }) => {
  await logInAs(page, 'user')
  await openForm(page)
  await page.getByRole('combobox', { name: '언어' }).selectOption('ja')
  await page.getByRole('button', { name: ko.save }).click()
  await expect(page).toHaveURL('/ja/profile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(main(page).getByRole('status')).toContainText('プロフィールを保存しました')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ja')
})

test('whoever is signed out meanwhile is told, and loses nothing', async ({ page, context }) => {
  await logInAs(page, 'user')
  await openForm(page)
  await page.getByLabel(ko.position).fill('과장')
  await context.clearCookies()
  await page.getByRole('button', { name: ko.save }).click()
  await expect(main(page)).toContainText('로그인이 필요합니다.')
  await expect(page.getByLabel(ko.position)).toHaveValue('과장')
})

test('without a connection nothing is lost', async ({ page, context }) => {
  await logInAs(page, 'user')
  await openForm(page)
  await page.getByLabel(ko.position).fill('과장')
  await context.setOffline(true)
  await page.getByRole('button', { name: ko.save }).click()
  await expect(main(page)).toContainText('네트워크 연결을 확인해주세요.')
  await expect(page.getByLabel(ko.position)).toHaveValue('과장')
  await context.setOffline(false)
  await page.getByRole('button', { name: ko.save }).click()
  await expect(page).toHaveURL('/profile')
  await expect(main(page)).toContainText('과장')
})

for (const [path, login] of [
  ['/profile', '/?login=%2Fprofile'],
  ['/en/profile?edit=1', '/en?login=%2Fprofile%3Fedit%3D1'],
  ['/settings', '/?login=%2Fsettings'],
  ['/ja/settings', '/ja?login=%2Fsettings'],
] as const) {
  test(`whoever is signed out is led from ${path} to the login`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(307)
    expect(answer.headers().location).toBe(login)
  })
}

test('everything about a person can be downloaded, by them alone', async ({ page, browser }) => {
  const { email, id } = await logInAs(page, 'user')
  await page.goto('/profile')
  const waiting = page.waitForEvent('download')
  await main(page).getByRole('link', { name: '내려받기' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^beopdap-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ account: { id, email }, profile: [{ email }], posts: [] })
  expect(data.sessions).toHaveLength(1)
  await expect(main(page)).toContainText('파일을 내려받았습니다.')
  const again = await page.request.get('/api/profile/export')
  expect(again.headers()['cache-control']).toContain('no-store')
  expect((await again.json()).activity).toMatchObject([{ activity_type: 'data_export' }])

  const stranger = await browser.newContext()
  expect((await stranger.request.get('/api/profile/export')).status()).toBe(401)
  await stranger.close()
})

test('deleting the account is asked for, shown, and taken back', async ({ page }) => {
  const { email } = await logInAs(page, 'user')
  await page.goto('/profile')
  const open = main(page).getByRole('button', { name: '탈퇴 요청' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('계정 삭제는 관리자에게 요청해야 합니다.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  const address = dialog.getByLabel(/이메일 주소를 적어 주세요/)
  await address.fill('other@example.test')
  await dialog.getByLabel(/탈퇴하는 이유/).fill('더 쓰지 않습니다.')
  await dialog.getByRole('button', { name: '탈퇴 요청 보내기' }).click()
  await expect(dialog).toContainText('이 계정의 이메일 주소가 아닙니다.')
  await expect(address).toBeFocused()
  await expect(dialog.getByLabel(/탈퇴하는 이유/)).toHaveValue('더 쓰지 않습니다.')
  await address.fill(email)
  await dialog.getByRole('button', { name: '탈퇴 요청 보내기' }).click()
  await expect(main(page).getByRole('status').first()).toContainText('탈퇴를 요청했습니다.')
  await expect(main(page)).toContainText('탈퇴를 요청한 계정입니다')
  await expect(open).toBeHidden()
  await main(page).getByRole('button', { name: '요청 취소' }).click()
  await expect(main(page)).toContainText('탈퇴 요청을 취소했습니다.')
  await expect(open).toBeVisible()
})

test('signing out from the profile', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/profile')
  await main(page).getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL('/')
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => name.startsWith('session'))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a profile is changed, and a fault is said', async ({ page }) => {
    await logInAs(page, 'user')
    await page.goto('/profile')
    await main(page).getByRole('link', { name: ko.edit, exact: true }).click()
    await page.getByLabel(ko.phone).fill('0101')
    await page.getByLabel(ko.position).fill('과장')
    await page.getByRole('button', { name: ko.save }).click()
    await expect(main(page)).toContainText(ko.badPhone)
    await expect(page.getByLabel(ko.position)).toHaveValue('과장')
    await page.getByLabel(ko.phone).fill('01012345678')
    await page.getByRole('button', { name: ko.save }).click()
    await expect(main(page)).toContainText(ko.saved)
    await expect(main(page)).toContainText('과장')
  })

  test('deleting the account is asked for', async ({ page }) => {
    const { email } = await logInAs(page, 'user')
    await page.goto('/profile')
    await main(page).getByRole('button', { name: '탈퇴 요청' }).click()
    const address = page.getByLabel(/이메일 주소를 적어 주세요/)
    await address.fill('other@example.test')
    await page.getByRole('button', { name: '탈퇴 요청 보내기' }).click()
    await expect(page.getByText('이 계정의 이메일 주소가 아닙니다.')).toBeVisible()
    await address.fill(email)
    await page.getByRole('button', { name: '탈퇴 요청 보내기' }).click()
    await expect(main(page)).toContainText('탈퇴를 요청한 계정입니다')
  })
})
