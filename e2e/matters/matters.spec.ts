import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, ownAddress } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openMatter(page: Page, title: string) {
  await page.goto('/matters')
  await page.getByLabel(/^사건 이름/).fill(title)
  await page.getByLabel('사건번호').fill('2026가단12345')
  await page.getByLabel('법원', { exact: true }).fill('서울중앙지방법원')
  await page.getByRole('button', { name: '사건 만들기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('a matter keeps deadlines past holidays, parties, decisions and notes', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/matters')
  await expect(page.getByText('아직 사건이 없습니다')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await openMatter(page, '전세보증금 반환')

  const deadlines = section(page, '기한')
  await deadlines.getByLabel('법이 정한 기간').selectOption('appeal')
  await deadlines.getByLabel(/^시작한 날 또는 기한/).fill('2026-12-11')
  await deadlines.getByRole('button', { name: '기한 넣기' }).click()
  await expect(deadlines.getByText(/2026년 12월 28일 월요일로 넣었습니다/)).toBeVisible()
  await expect(deadlines.getByRole('listitem').filter({ hasText: '민사 항소 (2주)' })).toBeVisible()

  const parties = section(page, '당사자와 관계인')
  await parties.getByRole('button', { name: '사람 넣기' }).click()
  await expect(parties.getByText('입력해 주세요.')).toBeVisible()
  await parties.getByLabel(/^이름/).fill('홍길동')
  await parties.getByLabel('연락처').fill('서울 종로구 세종대로 1')
  await parties.getByRole('button', { name: '사람 넣기' }).click()
  await expect(parties.getByRole('listitem').filter({ hasText: '홍길동' })).toContainText('의뢰인')

  const decisions = section(page, '판례')
  await decisions.getByLabel(/^판례의 사건번호/).fill('2017다212194')
  await decisions.getByLabel('왜 필요한지').fill('대항력의 시점')
  await decisions.getByRole('button', { name: /^넣기/ }).click()
  await expect(decisions.getByRole('link', { name: '2017다212194' })).toHaveAttribute(
    'href',
    /\/cases\//,
  )
  const notes = section(page, '메모')
  await notes.getByLabel(/^메모/).fill('내용증명을 먼저 보낸다.')
  await notes.getByRole('button', { name: /^넣기/ }).click()
  await expect(notes.getByText('내용증명을 먼저 보낸다.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await deadlines.getByRole('button', { name: /^끝냄/ }).click()
  await expect(deadlines.getByRole('button', { name: /^다시 열기/ })).toBeVisible()
  await notes.getByRole('button', { name: /^삭제/ }).click()
  await expect(notes.getByText('내용증명을 먼저 보낸다.')).toBeHidden()

  await page.getByRole('button', { name: '사건 닫기' }).click()
  await expect(page.getByRole('button', { name: '사건 다시 열기' })).toBeVisible()
  await page.getByText('사건 삭제', { exact: true }).click()
  await page.getByRole('button', { name: '모두 삭제하기' }).click()
  await expect(page.getByText('아직 사건이 없습니다')).toBeVisible()
})

test('a calendar reads the open deadlines by a secret address until it is revoked', async ({
  page,
}) => {
  await logInAs(page, 'user')
  await openMatter(page, '대여금')
  const deadlines = section(page, '기한')
  await deadlines.getByLabel(/^시작한 날 또는 기한/).fill('2099-03-02')
  await deadlines.getByLabel(/^이름/).fill('변론기일')
  await deadlines.getByRole('button', { name: '기한 넣기' }).click()
  await expect(deadlines.getByRole('listitem').filter({ hasText: '변론기일' })).toBeVisible()

  await page.goto('/matters')
  await page.getByRole('button', { name: '주소 만들기' }).click()
  await expect(page.getByText('달력 주소를 만들었습니다')).toBeVisible()
  const address = new URL((await page.locator('code').textContent()) ?? '').pathname
  const read = async () => {
    const answer = await page.request.get(address)
    return { status: answer.status(), text: await answer.text() }
  }
  const first = await read()
  expect(first.status).toBe(200)
  expect(first.text).toContain('SUMMARY:대여금: 변론기일')
  expect(first.text).toContain('DTSTART;VALUE=DATE:20990302')
  expect((await page.request.get(`${address.slice(0, -3)}abc`)).status()).toBe(404)

  await page.getByRole('button', { name: '주소 없애기' }).click()
  await expect(page.getByRole('button', { name: '주소 만들기' })).toBeVisible()
  expect((await read()).status).toBe(404)
})

test("another's matter is not found, and a visitor is asked to log in", async ({
  page,
  browser,
}) => {
  await logInAs(page, 'user')
  await openMatter(page, '비밀 사건')
  const address = new URL(page.url()).pathname
  const other = await (await browser.newContext({ extraHTTPHeaders: ownAddress() })).newPage()
  await other.goto(address)
  await expect(other).toHaveURL(/login=/)
  await logInAs(other, 'admin')
  const answer = await other.goto(address)
  expect(answer?.status()).toBe(404)
  await expect(other.getByText('비밀 사건')).toBeHidden()
  await other.context().close()
})
