import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, ownAddress } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

const preview = (page: Page) => page.getByRole('region', { name: '미리보기' }).last()
const question = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
const next = (page: Page) => page.getByRole('button', { name: /^(다음|완성하기)$/ }).click()

async function nameParty(page: Page, name: string) {
  await page.getByLabel('이름', { exact: true }).fill(name)
  await next(page)
}

const bytesOf = async (download: Download) => readFile(await download.path())

/** The first questions of the loan: who, how much, when. */
async function beginLoan(page: Page) {
  await page.goto('/documents/templates/loan-agreement')
  await question(page, '돈을 빌려주는 사람')
  await nameParty(page, '홍길동')
  await question(page, '돈을 빌리는 사람')
  await nameParty(page, '김소라')
  await question(page, '빌리는 돈')
  await page.getByRole('textbox', { name: '빌리는 돈' }).fill('1천만 원')
  await next(page)
  await page.getByLabel('돈을 건네는 날').fill('2026-03-01')
  await next(page)
}

test('a loan is written question by question, checked by law and downloaded', async ({ page }) => {
  await beginLoan(page)
  await expect(preview(page)).toContainText(
    '채무자 김소라는 2026년 3월 1일 채권자 홍길동으로부터 금 일천만원정(₩10,000,000)을 빌려',
  )
  await page.getByLabel('한꺼번에 갚기').check()
  await next(page)
  await page.getByLabel('갚는 날(변제기)').fill('2027-02-28')
  await next(page)
  await question(page, '이자')
  await page.getByLabel('이자를 받기로 한다').check()
  await next(page)
  await page.getByRole('textbox', { name: '이자율(연 %)' }).fill('25')
  await expect(page.getByText('연 20%를 넘는 부분은 무효이고')).toBeVisible()
  await expect(page.getByRole('link', { name: '이자제한법 제2조' }).first()).toBeVisible()
  await expect(preview(page).locator('[data-current]')).toContainText('연 25%로')
  expect(await axeViolations(page)).toEqual([])

  await page.getByText('모든 질문').click()
  await page.getByRole('button', { name: /차용증을 쓰는 날/ }).click()
  await next(page)
  await question(page, '문서가 준비되었습니다')
  await expect(page.getByText('아직 빈칸인 질문')).toBeVisible()
  for (const [name, ending] of [
    ['Word (DOCX)', 'docx'],
    ['한글 (HWPX)', 'hwpx'],
    ['PDF', 'pdf'],
    ['Markdown', 'md'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^차용증 .*\\.${ending}$`))
    const bytes = await bytesOf(file)
    expect(bytes.length).toBeGreaterThan(500)
    if (ending === 'md') expect(bytes.toString('utf8')).toContain('금 일천만원정(₩10,000,000)을')
  }
  expect(await axeViolations(page)).toEqual([])
})

test('what a visitor typed is there again, in this browser alone', async ({ page, browser }) => {
  await beginLoan(page)
  await expect(page.getByText('이 브라우저에만 저장했습니다.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('지난번에 쓰던 내용을 이어서 씁니다.')).toBeVisible()
  await expect(preview(page)).toContainText('김소라는')
  const other = await (await browser.newContext()).newPage()
  await other.goto('/documents/templates/loan-agreement')
  await expect(preview(other)).not.toContainText('김소라')

  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: '처음부터' }).click()
  await expect(preview(page)).not.toContainText('김소라')
})

test('whoever is signed in goes on in another browser, without the figures of a resident number', async ({
  page,
  browser,
}) => {
  const address = '/documents/templates/divorce-agreement'
  await logInAs(page, 'user')
  await page.goto(address)
  await page.getByLabel('이름', { exact: true }).fill('홍길동')
  await page.getByLabel('주민등록번호 앞 7자리').fill('800501-1234567')
  await expect(preview(page)).toContainText('800501-1******')
  await expect(page.getByText('내 계정에 저장했습니다.')).toBeVisible()

  const cookies = await page.context().cookies()
  const elsewhere = await browser.newContext()
  await elsewhere.addCookies(cookies)
  const other = await elsewhere.newPage()
  await other.goto(address)
  await expect(other.getByLabel('이름', { exact: true })).toHaveValue('홍길동')
  await expect(other.getByLabel('주민등록번호 앞 7자리')).toHaveValue('')
})

test('a complaint names several defendants and says its stamp', async ({ page }) => {
  await page.goto('/documents/templates')
  await page.getByRole('searchbox', { name: '서식 찾기' }).fill('lawsuit')
  await page.getByRole('link', { name: /^소장/ }).click()
  await question(page, '원고')
  await nameParty(page, '홍길동')
  for (const name of ['김철수', '박영희']) {
    await page.getByRole('button', { name: /추가$/ }).click()
    await page.getByLabel('이름', { exact: true }).last().fill(name)
  }
  await next(page)
  await page.getByRole('textbox', { name: '사건 이름' }).fill('대여금')
  await next(page)
  await page.getByLabel('돈을 지급하라').check()
  await next(page)
  await page.getByLabel('공동하여').check()
  await next(page)
  await page.getByRole('textbox', { name: '청구하는 돈' }).fill('30000000')
  await expect(preview(page)).toContainText('피고들이 부담한다')
  await page.getByText('모든 질문').click()
  await page.getByRole('button', { name: /작성일/ }).click()
  await next(page)
  await expect(page.getByText('비용: 140,000원')).toBeVisible()
})
