import { expect, type Page, test } from '@playwright/test'
import { seatsDue } from '@/lib/billing/seats/seats-due'
import { addMonths } from '@/lib/korean-law/calendar/calendar-day'
import { koreanDay } from '@/lib/korean-time'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, ownAddress, signInAs } from '../fixtures/accounts'
import { hasScript } from '../fixtures/chat-thread'
import { makeOrganization, newMember } from '../fixtures/organizations'
import { subscribe } from '../fixtures/subscribers'

test.use({ extraHTTPHeaders: ownAddress() })

const won = (amount: number) => `${amount.toLocaleString('ko')}원`
/** What the page shows of itself, the dialogs and menus of the site left out. */
const main = (page: Page) => page.getByRole('main')

async function fits(page: Page) {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBeLessThanOrEqual(0)
}

test('an owner adds seats at the price that was shown, and gives one up for the renewal', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const owner = await createAccount()
  const organization = await makeOrganization([[owner, 'owner']])
  await signInAs(page, owner)
  await page.goto(organization.path)
  await page.getByRole('link', { name: '좌석 관리' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '좌석' })).toBeVisible()
  await expect(main(page).getByText('좌석을 사려면 이용권이 필요합니다')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await subscribe(owner.id, { daysAgo: 10 })
  const start = koreanDay(new Date(Date.now() - 10 * 24 * 3600_000))
  const period = { price: 11_000, start, end: addMonths(start, 1) }
  const now = won(seatsDue(3, period, koreanDay(new Date())))
  await page.reload()
  await hasScript(page, 'input[name=seats]')
  await page.getByLabel('추가할 좌석 수').fill('3')
  await expect(main(page).getByText(now, { exact: true })).toBeVisible()
  await expect(main(page).getByText(won(88_000), { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await fits(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: '좌석 추가하고 결제하기' }).click()
  await expect(page.getByLabel(/위의 금액을 지금/)).toBeFocused()
  await page.getByLabel(/위의 금액을 지금/).check()
  await page.getByRole('button', { name: '좌석 추가하고 결제하기' }).click()
  await expect(main(page).getByText('좌석을 추가했습니다. 바로 초대할 수 있습니다.')).toBeVisible()
  const counts = page.getByRole('region', { name: '지금', exact: true })
  await expect(counts).toContainText('내가 결제함')
  await expect(counts.getByText('8개')).toBeVisible()

  await page.getByLabel(/갱신부터 낼 좌석 수/).fill('1')
  await expect(main(page).getByText(`${won(66_000)}이 결제됩니다`)).toBeVisible()
  await page.getByRole('button', { name: '좌석 수 변경' }).click()
  await expect(counts).toContainText('갱신일부터 1개')
  await expect(counts.getByText('6개')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.goto('/billing')
  await expect(main(page).getByText(won(66_000)).first()).toBeVisible()
  await expect(page.getByRole('table').getByText('좌석 3개')).toBeVisible()
  await expect(page.getByRole('table').getByText(now)).toBeVisible()
})

test('whoever does not pay finds no page of seats', async ({ page }) => {
  const organization = await makeOrganization([[await createAccount(), 'owner']])
  await page.goto(`${organization.path}/seats`)
  await expect(page.getByRole('heading', { level: 1, name: '좌석' })).toHaveCount(0)
  for (const role of ['member', 'viewer'] as const) {
    await signInAs(page, await newMember(organization, role))
    await page.goto(`${organization.path}/seats`)
    await expect(page.getByRole('heading', { level: 1, name: '좌석' })).toHaveCount(0)
    await page.goto(organization.path)
    await expect(page.getByRole('link', { name: '좌석 관리' })).toHaveCount(0)
  }
  await signInAs(page, await newMember(organization, 'admin'))
  await page.goto(`${organization.path}/seats`)
  await expect(main(page).getByText('좌석은 소유자나 결제 담당자가 살 수 있습니다.')).toBeVisible()
  await expect(page.getByLabel('추가할 좌석 수')).toHaveCount(0)
  await signInAs(page, await createAccount())
  await page.goto(`${organization.path}/seats`)
  await expect(page.getByRole('heading', { level: 1, name: '좌석' })).toHaveCount(0)
})
