import { expect, type Page, test } from '@playwright/test'
import ko from '@/messages/ko/checkout.json' with { type: 'json' }
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, newestMail } from '../fixtures/accounts'
import { cardFrame, registerCard } from '../fixtures/checkout'
import { subscribe } from '../fixtures/subscribers'

const w = {
  checkout: ko,
  active: '이용 중',
  manage: '해지',
  atEnd: '기간 끝에 해지',
  setEnd: '해지 예약',
  ending: '해지 예정',
  resume: '해지 취소',
  resumed: '해지를 취소했습니다',
  year: /^1년마다 550,000원/,
  consent: /자동 결제되는 데 동의합니다/,
  choose: '이 이용권으로 정하기',
  nextYear: /1년 이용권으로 바뀌고 등록한 카드로 550,000원/,
  getBack: /해지하고 (.+) 돌려받기/,
  refunded: /해지하고 환불했습니다/,
  full: /전액 300,000원을 돌려드립니다/,
  partly: '일부 환불',
  cancelled: '해지됨',
  needsPlan: '대표 판례는 이용권으로 봅니다',
} as const

const main = (page: Page) => page.getByRole('main')
const noFaults = async (page: Page) => expect(await axeViolations(page)).toEqual([])

test('without a plan the overview leads to the plans', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/billing')
  await noFaults(page)
  await expect(main(page).locator(`a[href="/pricing"]`)).toBeVisible()
  await page.goto('/billing/management')
  await expect(main(page).locator(`a[href="/pricing"]`)).toBeVisible()
})

test('is cancelled at the end of the period, and resumed', async ({ page }) => {
  const { id, email } = await logInAs(page, 'user')
  await subscribe(id)
  await page.goto('/billing')
  await expect(main(page).getByText(w.active, { exact: true })).toBeVisible()
  await noFaults(page)
  await main(page).getByRole('link', { name: w.manage, exact: true }).click()
  await expect(page).toHaveURL(/\/billing\/management#cancel$/)
  await main(page).getByRole('button', { name: w.atEnd, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await noFaults(page)
  await dialog.getByRole('button', { name: w.setEnd }).click()
  await expect(page).toHaveURL(/\/billing$/)
  await expect(main(page).getByText(w.ending, { exact: true }).first()).toBeVisible()
  await expect.poll(() => newestMail(email).catch(() => '')).toContain('해지가 예약')
  await main(page).getByRole('button', { name: w.resume, exact: true }).click()
  await expect(main(page).getByRole('status')).toContainText(w.resumed)
  await expect(main(page).getByText(w.active, { exact: true })).toBeVisible()
})

test('another card is registered, and paid with from then on', async ({ page }) => {
  const { id } = await logInAs(page, 'user')
  await subscribe(id)
  await page.goto('/billing/management')
  await expect(page.locator('#card')).toContainText('4242')
  await page.getByRole('button', { name: w.checkout.card.change }).click()
  await registerCard(cardFrame(page))
  await expect(main(page)).toContainText(w.checkout.result.card.title)
  await page.goto('/billing')
  await expect(main(page).locator('dl')).toContainText('4330')
})

test('another plan is chosen for the next renewal, with consent', async ({ page }) => {
  const { id } = await logInAs(page, 'user')
  await subscribe(id)
  await page.goto('/billing/management')
  await noFaults(page)
  await expect(page.getByRole('checkbox', { name: w.consent })).not.toBeChecked()
  await page.getByRole('radio', { name: w.year }).check()
  await page.getByRole('checkbox', { name: w.consent }).check()
  await page.getByRole('button', { name: w.choose }).click()
  await expect(page).toHaveURL(/\/billing$/)
  await expect(main(page)).toContainText(w.nextYear)
})

test('is cancelled at once: the days used are deducted, and the rest goes back', async ({
  page,
}) => {
  const { id } = await logInAs(page, 'user')
  await subscribe(id, { plan: '6months', daysAgo: 40 })
  await page.goto('/billing/management#cancel')
  const open = main(page).getByRole('button', { name: w.getBack }).first()
  const [, amount = ''] = w.getBack.exec((await open.textContent()) ?? '') ?? []
  expect(Number(amount.replace(/\D/g, ''))).toBeGreaterThan(200_000)
  await open.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(amount)
  await noFaults(page)
  await dialog.getByRole('button', { name: w.getBack }).click()
  await expect(main(page).getByRole('status')).toContainText(w.refunded)
  await expect(main(page).getByText(w.cancelled, { exact: true })).toBeVisible()
  const row = main(page).getByRole('row').filter({ hasText: w.partly })
  await expect(row).toContainText(amount)
  await expect(row.getByRole('link')).toHaveAttribute('target', '_blank')
  await noFaults(page)
})

test('unused for seven days, all of it goes back', async ({ page }) => {
  const { id } = await logInAs(page, 'user')
  await subscribe(id, { plan: '6months', daysAgo: 5 })
  await page.goto('/billing/management')
  await expect(main(page)).toContainText(w.full)
})

test('leading cases are searched with a plan', async ({ page }) => {
  const { id } = await logInAs(page, 'user')
  const address = `/case-search?query=${encodeURIComponent('민법 750조')}&collection=premium_mixed`
  await page.goto(address)
  await expect(main(page)).toContainText(w.needsPlan)
  await expect(main(page).locator(`a[href="/pricing"]`)).toBeVisible()
  await subscribe(id)
  await page.goto(address)
  await expect(main(page)).not.toContainText(w.needsPlan)
})

test('whoever is signed out is sent away', async ({ page }) => {
  for (const path of ['/billing', '/billing/management']) {
    await page.goto(path)
    await expect(page).not.toHaveURL(/billing/)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan is chosen, and cancelled at its end', async ({ page }) => {
    const { id } = await logInAs(page, 'user')
    await subscribe(id)
    await page.goto('/billing/management')
    await page.getByRole('radio', { name: w.year }).check()
    await page.getByRole('checkbox', { name: w.consent }).check()
    await page.getByRole('button', { name: w.choose }).click()
    await expect(main(page)).toContainText(w.nextYear)
    await page.goto('/billing/management')
    await page.getByRole('button', { name: w.atEnd, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: w.setEnd }).click()
    await expect(main(page).getByText(w.ending, { exact: true })).toBeVisible()
  })
})
