import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { leaseText } from '@/tests/factories/contracts'
import { logInAs } from '../fixtures/accounts'

// A contract from its text to its findings, and everything that can be said to them.

test.setTimeout(180_000)

const finding = (page: Page, name: string) => page.getByRole('article', { name })

/** Pastes a contract and confirms what was recognized of it. */
async function review(page: Page, text: string) {
  await page.getByRole('textbox', { name: '계약서 붙여 넣기' }).fill(text)
  await page.getByRole('button', { name: '이 글로 시작하기' }).click()
  await expect(page.getByRole('heading', { name: '맞는지 확인해 주세요' })).toBeVisible()
}

async function startAsTenant(page: Page) {
  await page.getByRole('radio', { name: /임차인/ }).check()
  await page.getByRole('button', { name: '검토 시작' }).click()
  await expect(page.getByText('무효 가능').first()).toBeVisible({ timeout: 60_000 })
}

test('a lease is pasted, confirmed, reviewed, answered and deleted', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/products/contract-review')
  await page.getByRole('link', { name: '계약서 검토하기' }).first().click()
  await expect(page.getByText('이번 달 검토 0건 / 1건')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await review(page, leaseText)
  await expect(page.getByRole('combobox', { name: /계약의 종류/ })).toHaveValue('housing-lease')
  await expect(page.getByRole('textbox', { name: '보증금 (원)' })).toHaveValue('50,000,000')
  await expect(page.getByText('배은수', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: '보증금 (원)' }).fill('많이')
  await page.getByRole('button', { name: '검토 시작' }).click()
  await expect(page.getByText('금액을 읽을 수 없습니다')).toBeVisible()
  await page.getByRole('textbox', { name: '보증금 (원)' }).fill('5천만원')
  expect(await axeViolations(page)).toEqual([])
  await startAsTenant(page)

  const waiver = finding(page, '갱신요구권 포기')
  await expect(waiver).toContainText('무효가 될 수 있습니다')
  await expect(page.locator('mark', { hasText: '계약갱신요구권을 행사하지' })).toBeVisible()
  await expect(finding(page, '수선 전부 임차인 부담')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // The other side has no complaint about repairs.
  await page.locator('label', { hasText: /^임대인$/ }).click()
  await expect(finding(page, '수선 전부 임차인 부담')).toHaveCount(0)
  await page.locator('label', { hasText: /^임차인$/ }).click()
  await expect(finding(page, '수선 전부 임차인 부담')).toBeVisible()

  await page.getByRole('combobox', { name: '지적의 종류' }).selectOption('void')
  await expect(finding(page, '수선 전부 임차인 부담')).toHaveCount(0)
  await page.getByRole('combobox', { name: '지적의 종류' }).selectOption('all')

  // By keyboard: to the next finding, accept it, and on.
  await page.getByRole('button', { name: '다음 지적' }).click()
  const first = page.locator('[data-finding]').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('a')
  await expect(first.getByText('받아들임', { exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator('[data-finding]').nth(1)).toContainText(/./)

  await waiver.getByRole('button', { name: '넘김' }).click()
  await waiver.getByRole('textbox').fill('새 계약서에서 뺐습니다')
  await waiver.getByRole('button', { name: '넘기기' }).click()
  await expect(waiver.getByText('새 계약서에서 뺐습니다')).toBeVisible()
  await waiver.getByRole('button', { name: '메모', exact: true }).click()
  await waiver.getByRole('textbox').fill('특약도 볼 것')
  await waiver.getByRole('button', { name: '저장' }).click()
  await expect(waiver.getByText('특약도 볼 것')).toBeVisible()

  // The article, as the corpus has it.
  const cap = finding(page, '수선 전부 임차인 부담')
  await cap.getByText('민법 제623조').click()
  await expect(cap.locator('blockquote')).toContainText('임대인의 의무')
  await expect(cap.getByText(/조문의 요약|시행 \d{4}-/).first()).toBeVisible()

  await expect(page.getByRole('row', { name: /2028-02-29/ })).toBeVisible()
  const csv = await page.request.get(
    (await page.getByRole('link', { name: '지적 CSV' }).getAttribute('href')) ?? '',
  )
  const table = await csv.text()
  expect(table).toContain('갱신요구권 포기')
  expect(table).toContain('새 계약서에서 뺐습니다')
  const calendar = await page.request.get(
    (await page.getByRole('link', { name: /달력 파일로/ }).getAttribute('href')) ?? '',
  )
  expect(await calendar.text()).toContain('DTSTART;VALUE=DATE:20280229')

  // What was said is still there, and nobody else sees it.
  await page.reload()
  await expect(waiver.getByText('새 계약서에서 뺐습니다')).toBeVisible()
  const address = page.url()
  const stranger = await page.context().browser()?.newContext()
  const other = await stranger?.newPage()
  if (!other) throw new Error('no browser')
  await logInAs(other, 'user')
  expect((await other.goto(address))?.status()).toBe(404)
  const id = new URL(address).pathname.split('/').at(-1)
  for (const path of ['', '/findings', '/calendar'])
    expect((await other.request.get(`/api/contract-reviews/${id}${path}`)).status()).toBe(404)
  await stranger?.close()

  await page.getByRole('button', { name: '검토 지우기' }).click()
  await page.getByRole('button', { name: '지우기', exact: true }).click()
  await expect(page.getByText('검토를 지웠습니다')).toBeVisible()
  await expect(page.getByText('이번 달 검토를 모두 썼습니다')).toBeVisible()
  expect((await page.goto(address))?.status()).toBe(404)
})

test('what is no contract, or not Korean, is said, and what was typed stays', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/contract-reviews')
  const box = page.getByRole('textbox', { name: '계약서 붙여 넣기' })
  await page.getByRole('button', { name: '이 글로 시작하기' }).click()
  await expect(page.getByText('내용이 없습니다')).toBeVisible()
  await box.fill('짧은 글')
  await page.getByRole('button', { name: '이 글로 시작하기' }).click()
  await expect(page.getByText('너무 짧습니다')).toBeVisible()
  await expect(box).toHaveValue('짧은 글')
  await review(page, 'The weather is fine today, and the birds are singing in the old garden.')
  await expect(page.getByText('계약서로 보이지 않습니다')).toBeVisible()
  await expect(page.getByText('한국어가 아닌 글이 많습니다')).toBeVisible()
})

test('a file is uploaded and read; one that cannot be read says why', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/contract-reviews')
  const upload = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(text),
    })
  await upload('계약서.txt', leaseText)
  await expect(page.getByRole('heading', { name: '맞는지 확인해 주세요' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('heading', { level: 1, name: '계약서.txt' })).toBeVisible()
  await page.goto('/contract-reviews')
  await upload('damaged.pdf', '%PDF-1.7\nno more')
  await expect(page.getByText('끝내지 못했습니다')).toBeVisible({ timeout: 60_000 })
})

test('the same in another language, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logInAs(page, 'user')
  await page.goto('/en/contract-reviews')
  await page.getByRole('textbox').first().fill(leaseText)
  await page.getByRole('button', { name: 'Start with this text' }).click()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Start the review' }).click()
  await expect(finding(page, 'Waiver of the right to renew')).toBeVisible({ timeout: 60_000 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
  expect(await axeViolations(page)).toEqual([])
})
