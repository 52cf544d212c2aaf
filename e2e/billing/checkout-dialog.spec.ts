import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, logInAs, ownAddress } from '../fixtures/accounts'
import {
  cardFrame,
  fillCheckout,
  registerButton,
  registerCard,
  korean as words,
} from '../fixtures/checkout'

test.use({ extraHTTPHeaders: ownAddress() })

test('the checkout opens over the prices and ends with a plan', async ({ page }) => {
  await logInAs(page, 'user')
  const answer = await page.goto('/pricing')
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
  await fillCheckout(dialog)
  await registerButton(dialog).click()
  await expect(dialog).toBeHidden()
  await cardFrame(page)
    .getByRole('button', { name: /Cancel$/ })
    .click()
  await expect(dialog.getByText(words.checkout.problem.cancelled)).toBeVisible()
  await registerButton(dialog).click()
  await registerCard(cardFrame(page))
  await expect(page.getByRole('heading', { name: words.checkout.result.done.title })).toBeVisible({
    timeout: 60_000,
  })
})

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
  const { checkout } = words
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
