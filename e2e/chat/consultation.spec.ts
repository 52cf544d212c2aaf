import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, signInAs } from '../fixtures/accounts'

let visitors = 0

/** Every test asks from an address of its own, so that none uses up another's day. */
async function openIntake(page: Page, path: string): Promise<void> {
  const address = `198.51.100.${(test.info().workerIndex * 40 + ++visitors) % 250}`
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  await page.goto(path)
}

/** The form goes step by step once its script has come. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('form section[hidden]').first()).toBeAttached()
}

const said = {
  field: /주택·임대차/,
  role: '나는 누구입니까?',
  other: '상대방은 누구입니까?',
  what: '무슨 일이 있었습니까?',
  story: '전세 계약이 끝났는데 집주인이 새 세입자를 구할 때까지 보증금을 돌려주지 않습니다.',
  want: '보증금 돌려받기',
  next: '다음',
  back: '이전',
  check: '보내기 전에 확인하기',
  send: '보내고 답 받기',
  event: '계약 기간이 끝남',
  eventText: '있었던 일',
  year: '년',
  month: '월',
  paper: '임대차계약서',
  steps: ['누가, 무슨 일', '언제', '확인할 사실', '자료와 한 일', '보내기 전에 확인하세요'],
  summary: '변호사에게 보일 요약',
  parts: [
    '당사자',
    '시간 순서',
    '찾은 법조문',
    '찾은 판결',
    '변호사가 더 물을 사실',
    '확인할 기한',
  ],
  tenant: '세입자(임차인)',
} as const

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true })

async function firstStep(page: Page): Promise<void> {
  await page.getByLabel(said.role).selectOption('tenant')
  await page.getByLabel(said.other).selectOption('landlord')
  await page.getByLabel(said.what).fill(said.story)
  await page.getByLabel(said.want).check()
}

async function secondStep(page: Page): Promise<void> {
  const row = page
    .locator('form fieldset')
    .filter({ has: page.locator('[name="events.0.text"]') })
    .first()
  await row.getByLabel(said.year).fill('2025')
  await row.getByLabel(said.month).fill('8')
  await row.getByLabel(said.eventText).fill(said.event)
}

/** From the product page to the conversation. */
async function completeIntake(page: Page): Promise<string> {
  await openIntake(page, '/products/ai-legal-consultation')
  await page.getByRole('main').getByRole('link', { name: said.field }).click()
  await expect(page).toHaveURL(/\/ai-legal-consultation\/housing$/)
  await ready(page)
  const next = page.getByRole('button', { name: said.next, exact: true })
  await expect(heading(page, said.steps[0])).toBeVisible()
  await firstStep(page)
  await next.click()
  await expect(heading(page, said.steps[1])).toBeFocused()
  await secondStep(page)
  await next.click()
  await expect(heading(page, said.steps[2])).toBeFocused()
  await next.click()
  await expect(heading(page, said.steps[3])).toBeFocused()
  await page.getByLabel(said.paper).check()
  await page.getByRole('button', { name: said.check }).first().click()
  await expect(heading(page, said.steps[4])).toBeFocused()
  const question = page.locator('[data-question]')
  await expect(question).toContainText(said.story)
  await expect(question).toContainText('임대차보증금 반환')
  await page.getByRole('button', { name: said.send }).first().click()
  await expect(page).toHaveURL(/\/ai-chat\/[0-9a-f-]{36}$/, { timeout: 30_000 })
  await expect(page.getByText(said.story).first()).toBeVisible()
  return page.url()
}

test('a visitor tells it step by step and reads the answer, then the summary', async ({ page }) => {
  const conversation = await completeIntake(page)
  await expect(page.locator('a[data-source]').first()).toBeVisible({ timeout: 60_000 })
  // Nothing of the draft is left behind.
  expect(await page.evaluate(() => sessionStorage.getItem('consultation'))).toBeNull()
  await page.goto(`${conversation}/summary`)
  await expect(page.getByRole('heading', { level: 1, name: said.summary })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of said.parts) await expect(heading(page, part)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(said.tenant)
  await expect(page.getByRole('main')).toContainText('주택임대차보호법')
  await expect(page.getByRole('button')).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'A4', tagged: true })).toString('latin1')
  expect(pdf.startsWith('%PDF')).toBe(true)
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4)
  await page.emulateMedia({ media: 'screen' })
  expect(await axeViolations(page)).toEqual([])
})

test('a member finds the consultation among their conversations; nobody else sees its summary', async ({
  page,
  browser,
}) => {
  await signInAs(page, await createAccount())
  const conversation = await completeIntake(page)
  await page.goto(`${conversation}/summary`)
  await expect(page.getByRole('heading', { level: 1, name: said.summary })).toBeVisible()
  const stranger = await browser.newContext()
  const answer = await stranger.request.get(`${conversation}/summary`)
  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toContain(said.story)
  await stranger.close()
})

test('what is missing or shows a person is told at its field, and nothing is lost on the way back', async ({
  page,
}) => {
  await openIntake(page, '/products/ai-legal-consultation/housing')
  await ready(page)
  const next = page.getByRole('button', { name: '다음', exact: true })
  await next.click()
  await expect(page.getByRole('alert').filter({ hasText: '나는 누구입니까?' })).toContainText(
    '고칠 곳이 있습니다',
  )
  await expect(page.getByLabel(said.role)).toHaveAccessibleDescription(/필요한 항목/)
  await firstStep(page)
  await page.getByLabel(said.what).fill(`${said.story} 집주인 번호는 010-1234-5678입니다.`)
  await next.click()
  await expect(page.getByLabel(said.what)).toHaveAccessibleDescription(/전화번호로 보이는/)
  await page.getByLabel(said.what).fill(said.story)
  await next.click()
  await expect(heading(page, '언제')).toBeFocused()
  await page.locator('[name="events.0.text"]').fill('계약 기간이 끝남')
  await next.click()
  await expect(page.getByRole('alert').filter({ hasText: '있었던 일 1' })).toContainText(
    '날짜를 확인해 주세요',
  )
  await page.getByLabel('정확하지 않음').first().check()
  await next.click()
  await expect(heading(page, '확인할 사실')).toBeFocused()
  await page.getByRole('button', { name: '이전' }).click()
  await page.getByRole('button', { name: '이전' }).click()
  await expect(page.getByLabel(said.what)).toHaveValue(said.story)
  // A reload, or another field, keeps what fits.
  await page.goto('/products/ai-legal-consultation/debts')
  await ready(page)
  await expect(page.getByLabel(said.what)).toHaveValue(said.story)
  await page.getByRole('button', { name: '모두 지우기' }).click()
  await expect(page.getByLabel(said.what)).toHaveValue('')
})

test('where there is danger the lines to ring come first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openIntake(page, '/products/ai-legal-consultation/crime')
  const line = page.getByRole('link', { name: '1366' })
  await expect(line).toHaveAttribute('href', 'tel:1366')
  const [lines, form] = await Promise.all([
    line.boundingBox(),
    page.getByLabel(said.what).boundingBox(),
  ])
  expect(lines?.y).toBeLessThan(form?.y ?? 0)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is one form, answered by the server', async ({ page }) => {
    await openIntake(page, '/products/ai-legal-consultation/housing')
    await page.getByRole('button', { name: said.check }).click()
    await expect(page.getByText('고칠 곳이 있습니다')).toBeVisible()
    await firstStep(page)
    await secondStep(page)
    await page.getByRole('button', { name: said.check }).click()
    await expect(page.locator('[data-question]')).toContainText(said.story)
    await expect(page.getByLabel(said.what)).toHaveValue(said.story)
    await expect(page.getByLabel(said.role)).toHaveValue('tenant')
    await page.getByRole('button', { name: said.send }).click()
    await expect(page).toHaveURL(/\/ai-chat\/[0-9a-f-]{36}$/, { timeout: 30_000 })
    await expect(page.getByText(said.story).first()).toBeAttached()
  })
})

// The walk looks at the product page and at the intake of another field, in every language.
test('axe finds nothing in the intakes that ask most', async ({ page }) => {
  for (const path of ['/housing', '/crime']) {
    await openIntake(page, `/ja/products/ai-legal-consultation${path}`)
    expect(await axeViolations(page)).toEqual([])
  }
})
