import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, logInAs, ownAddress } from '../fixtures/accounts'
import {
  cardFrame,
  fillCheckout,
  registerButton,
  registerCard,
  type Words,
} from '../fixtures/checkout'

test.use({ extraHTTPHeaders: ownAddress() })

const wordsOf = (locale: string): Words => ({
  checkout: JSON.parse(readFileSync(`messages/${locale}/checkout.json`, 'utf8')),
  phone: JSON.parse(readFileSync(`messages/${locale}/phone.json`, 'utf8')),
})

for (const [locale, prefix] of [
  ['ko', ''],
  ['en', '/en'],
] as const) {
  test(`the checkout opens over the prices and ends with a plan: ${locale}`, async ({ page }) => {
    const words = wordsOf(locale)
    await logInAs(page, 'user')
    const answer = await page.goto(`${prefix}/pricing`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/frame-src http:\/\/127\.0\.0\.1:\d+;/)
    expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    await expect(page.locator('[data-session-slot] details').first()).toBeAttached()
    await page.locator('#plan-1year').check()
    await page.locator('form[data-checkout-dialog] button').click()
    const dialog = page.getByRole('dialog', { name: words.checkout.title })
    await expect(dialog.getByRole('radio', { checked: true })).toHaveValue('1year')
    await expect(registerButton(dialog)).toBeEnabled()
    expect(await axeViolations(page)).toEqual([])
    await fillCheckout(dialog, words)
    await registerButton(dialog).click()
    await expect(dialog).toBeHidden()
    await cardFrame(page)
      .getByRole('button', { name: /Cancel$/ })
      .click()
    await expect(dialog.getByText(words.checkout.problem.cancelled)).toBeVisible()
    await registerButton(dialog).click()
    await registerCard(cardFrame(page))
    await expect(page.getByRole('heading', { name: words.checkout.result.done.title })).toBeVisible(
      { timeout: 60_000 },
    )
  })
}

test('whoever is signed out logs in first, and goes on with the chosen plan', async ({ page }) => {
  const account = await createAccount('user')
  await page.goto('/pricing')
  await page.locator('#plan-1month').check()
  await page.locator('form[data-checkout-dialog] button').click()
  await page.getByRole('textbox', { name: /^이메일/ }).fill(account.email)
  await page.getByLabel(/^비밀번호/).fill(account.password)
  await page.getByRole('button', { name: '로그인', exact: true }).last().click()
  await expect(page).toHaveURL(/\/payment\?plan=1month$/)
  const form = page.locator('main form')
  await expect(form.getByRole('radio', { checked: true })).toHaveValue('1month')
  await expect(registerButton(form)).toBeEnabled()
})

test('the menu of the account opens it on any page', async ({ page }) => {
  const { checkout } = wordsOf('ko')
  await logInAs(page, 'user')
  await page.goto('/about')
  await page
    .getByRole('banner')
    .getByLabel(/^내 계정/)
    .click()
  await page.getByRole('banner').getByRole('link', { name: '결제하기' }).click()
  const dialog = page.getByRole('dialog', { name: checkout.title })
  await expect(dialog.getByRole('radio', { checked: true })).toHaveValue('6months')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/about$/)
})
