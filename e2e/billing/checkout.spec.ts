import { expect, test } from '@playwright/test'
import { logInAs, ownAddress } from '../fixtures/accounts'
import {
  cardFrame,
  cards,
  database,
  fillCheckout,
  filledCheckout,
  korean,
  registerButton,
  registerCard,
  residentNumber,
} from '../fixtures/checkout'

const { checkout: t } = korean

test.use({ extraHTTPHeaders: ownAddress() })

test('a card is registered and the plan begins', async ({ page }) => {
  const { id: user } = await logInAs(page, 'user')
  await page.goto('/payment?plan=6months')
  const form = page.locator('main form')
  await expect(form.getByRole('radio', { checked: true })).toHaveValue('6months')
  await expect(registerButton(form)).toBeEnabled()
  await fillCheckout(form)
  await registerButton(form).click()
  await registerCard(cardFrame(page))
  await expect(page.getByRole('heading', { name: t.result.done.title })).toBeVisible()
  await expect(page.getByText('300,000원')).toBeVisible()
  // The one-time key is gone from the address and from the history.
  await expect(page).toHaveURL(/\/billing-success\?orderId=[^&]+&planId=\w+$/)

  const { data } = await database().from('payments').select('state, amount').eq('user_id', user)
  expect(data).toEqual([{ state: 'paid', amount: 300_000 }])
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain(residentNumber)

  await page.reload()
  await expect(page.getByRole('heading', { name: t.result.done.title })).toBeVisible()
  const again = await database().from('payments').select('id').eq('user_id', user)
  expect(again.data).toHaveLength(1)
})

test('a card that is refused at registration leads back to the form, with what was typed', async ({
  page,
}) => {
  await logInAs(page, 'user')
  const form = await filledCheckout(page, '1year')
  await registerButton(form).click()
  await registerCard(cardFrame(page), cards.refusedAtRegistration)
  await expect(page.getByRole('heading', { name: t.problem.failed })).toBeVisible()
  await expect(page.getByText(t.reason.company)).toBeVisible()
  await page.getByRole('link', { name: t.result.otherCard }).click()
  await expect(form.getByLabel(/^이름/)).toHaveValue('홍길동')
  await expect(form.getByRole('radio', { checked: true })).toHaveValue('1year')
  await expect(form.getByRole('button', { name: korean.phone.change })).toBeVisible()
  await expect(form.getByLabel(/^주민등록번호/)).toHaveValue('')
})
