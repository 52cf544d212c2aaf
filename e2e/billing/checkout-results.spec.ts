import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, ownAddress } from '../fixtures/accounts'
import {
  cardFrame,
  cards,
  database,
  filledCheckout,
  fillPerson,
  korean,
  newPhone,
  registerButton,
  registerCard,
  wayBack,
} from '../fixtures/checkout'
import { codeSentTo } from '../fixtures/phone-code'

const { checkout: t, phone } = korean

test.use({ extraHTTPHeaders: ownAddress() })

const ordersOf = async (user: string) =>
  (await database().from('checkouts').select('order_id, state, failure_code').eq('user_id', user))
    .data ?? []

test('whoever cancels in the window is back in the form, with everything that was typed', async ({
  page,
}) => {
  const { id } = await logInAs(page, 'user')
  const form = await filledCheckout(page)
  await registerButton(form).click()
  await cardFrame(page)
    .getByRole('button', { name: /Cancel$/ })
    .click()
  await expect(form.getByText(t.problem.cancelled)).toBeVisible()
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(form.getByLabel(/^이름/)).toHaveValue('홍길동')
  await expect(registerButton(form)).toBeEnabled()
  await expect
    .poll(() => ordersOf(id))
    .toMatchObject([{ state: 'left', failure_code: 'USER_CANCEL' }])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the window is a page; whoever cancels there finds the form as it was', async ({ page }) => {
    const { id } = await logInAs(page, 'user')
    const form = await filledCheckout(page, '1month')
    await registerButton(form).click()
    await page.getByRole('button', { name: /Cancel$/ }).click()
    await expect(page.getByRole('heading', { name: t.problem.cancelled })).toBeVisible()
    await expect(page.getByText(t.nothingCharged)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await expect
      .poll(() => ordersOf(id))
      .toMatchObject([{ state: 'left', failure_code: 'PAY_PROCESS_CANCELED' }])
    await page.getByRole('link', { name: t.result.back }).click()
    await expect(form.getByLabel(/^이름/)).toHaveValue('홍길동')
    await expect(form.getByRole('button', { name: phone.change })).toBeVisible()
    await expect(form.getByLabel(/^주민등록번호/)).toHaveValue('')
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider).toBe(0)
  })
})

test('a card that is refused at the first charge is told, and nothing is charged', async ({
  page,
}) => {
  const { id } = await logInAs(page, 'user')
  const form = await filledCheckout(page)
  await registerButton(form).click()
  await registerCard(cardFrame(page), cards.refusedAtCharge)
  await expect(page.getByText(t.reason.funds)).toBeVisible()
  await expect(page.getByRole('link', { name: t.result.otherCard })).toHaveAttribute(
    'href',
    '/payment?plan=6months',
  )
  const { data } = await database().from('payments').select('state').eq('user_id', id)
  expect(data).toEqual([{ state: 'declined' }])
})

test('without the script of the provider the button stays off, and the page says why', async ({
  page,
}) => {
  await logInAs(page, 'user')
  await page.route('**/v1', (route) => route.abort())
  await page.goto('/payment')
  await expect(page.getByText(t.problem.initFailed)).toBeVisible()
  await expect(registerButton(page.locator('main form'))).toBeDisabled()
})

test('what is missing is said at once and tied to its fields', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/payment')
  const form = page.locator('main form')
  await registerButton(form).click()
  const summary = form.getByRole('alert').filter({ hasText: t.check })
  await expect(summary).toContainText(phone.problem.nameAndId)
  await expect(summary).toContainText(phone.problem.incomplete)
  await expect(summary).toContainText(t.problem.terms)
  await expect(form.getByLabel(/^이름/)).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('input[type=checkbox][aria-invalid=true]')).toHaveCount(3)
  expect(await axeViolations(page)).toEqual([])
  await fillPerson(form)
  await form.getByLabel(/^주민등록번호/).fill('901301-1')
  await registerButton(form).click()
  await expect(summary).toContainText(phone.problem.idFormat)
})

test('a wrong code and one that comes too late confirm nothing', async ({ page }) => {
  const { id } = await logInAs(page, 'user')
  await page.goto('/payment')
  const form = page.locator('main form')
  const number = newPhone()
  await form.getByLabel(/^통신사/).selectOption('SKT')
  await form.getByRole('textbox', { name: /^휴대전화 번호/ }).fill(number)
  await form.getByRole('button', { name: phone.send, exact: true }).click()
  const code = form.getByRole('textbox', { name: /^인증번호/ })
  await expect(code).toBeVisible()
  const right = await codeSentTo(number)
  await code.fill(right === '000000' ? '000001' : '000000')
  await form.getByRole('button', { name: phone.check, exact: true }).click()
  await expect(form.getByText(phone.problem.mismatch)).toBeVisible()
  const past = new Date(Date.now() - 1000).toISOString()
  await database().from('phone_codes').update({ expires_at: past }).eq('user_id', id)
  await code.fill(right)
  await form.getByRole('button', { name: phone.check, exact: true }).click()
  await expect(form.getByText(phone.problem.expired)).toBeVisible()
})

test('pressed twice, one checkout is opened', async ({ page }) => {
  const { id } = await logInAs(page, 'user')
  const form = await filledCheckout(page)
  await registerButton(form).dblclick()
  await expect(cardFrame(page).getByRole('button', { name: /Register card/ })).toBeVisible()
  expect(await ordersOf(id)).toHaveLength(1)
})

test('two tabs that come back with one card pay once and say the same', async ({
  page,
  context,
}) => {
  const { id } = await logInAs(page, 'user')
  const form = await filledCheckout(page, '1month')
  const back = await wayBack(page, form)
  const second = await context.newPage()
  await Promise.all([page.goto(back), second.goto(back)])
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { name: t.result.done.title })).toBeVisible()
  }
  const { data } = await database().from('payments').select('state').eq('user_id', id)
  expect(data).toEqual([{ state: 'paid' }])
  expect(await axeViolations(page)).toEqual([])

  // Whoever goes back to the form has subscribed already.
  await page.goto('/payment')
  await expect(page).toHaveURL(/\/billing$/)
})

test('whoever goes back after the payment finds it made, and pays nothing more', async ({
  page,
}) => {
  const { id } = await logInAs(page, 'user')
  const form = await filledCheckout(page, '1month')
  await registerButton(form).click()
  await registerCard(cardFrame(page))
  await expect(page.getByRole('heading', { name: t.result.done.title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/billing$/)
  await page.goForward()
  await expect(page.getByRole('heading', { name: t.result.done.title })).toBeVisible()
  const { data } = await database().from('payments').select('state').eq('user_id', id)
  expect(data).toEqual([{ state: 'paid' }])
  expect(await ordersOf(id)).toHaveLength(1)
})

test('another’s order, or another’s customer key, brings nothing', async ({ page, browser }) => {
  const owner = await logInAs(page, 'user')
  const form = await filledCheckout(page, '1month')
  await registerButton(form).click()
  await expect(cardFrame(page).getByRole('button', { name: /Register card/ })).toBeVisible()
  const [order] = await ordersOf(owner.id)
  const orderId = String(order?.order_id)
  const { data } = await database()
    .from('billing_customers')
    .select('customer_key')
    .eq('user_id', owner.id)
    .single()
  const stranger = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const tab = await stranger.newPage()
  const other = await logInAs(tab, 'user')
  const query = (customerKey: string) =>
    new URLSearchParams({ orderId, customerKey, authKey: 'made-up', planId: '1month' })
  await tab.goto(`/billing-success?${query(String(data?.customer_key))}`)
  await expect(tab.getByRole('heading', { name: t.result.missing.title })).toBeVisible()
  // The owner's order with a key of somebody else: the window was opened as another customer.
  await page.goto(`/billing-success?${query('somebody-else')}`)
  await expect(page.getByRole('heading', { name: t.result.missing.title })).toBeVisible()
  for (const user of [owner.id, other.id]) {
    const payments = await database().from('payments').select('id').eq('user_id', user)
    expect(payments.data).toEqual([])
  }
  const logged = await database()
    .from('security_logs')
    .select('event_type')
    .eq('user_id', owner.id)
    .eq('event_type', 'access_denied')
  expect(logged.data).toHaveLength(1)
  await stranger.close()
})

test('without script the result is sent by a button', async ({ page, browser }) => {
  const { id } = await logInAs(page, 'user')
  const form = await filledCheckout(page, '1month')
  const back = await wayBack(page, form)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    extraHTTPHeaders: ownAddress(),
  })
  const tab = await plain.newPage()
  const payments = async () =>
    (await database().from('payments').select('state').eq('user_id', id)).data
  const answer = await tab.goto(back)
  expect(answer?.headers()['referrer-policy']).toBe('same-origin')
  // Opening the page has charged nothing.
  expect(await payments()).toEqual([])
  await tab.getByRole('button', { name: t.result.confirming.submit }).click()
  await expect(tab.getByRole('heading', { name: t.result.done.title })).toBeVisible()
  expect(await payments()).toEqual([{ state: 'paid' }])
  await plain.close()
})

for (const place of ['billing', 'payment']) {
  test(`/${place}/success and /${place}/fail lead to the results, with their query`, async ({
    request,
  }) => {
    for (const result of ['success', 'fail']) {
      const answer = await request.get(`/en/${place}/${result}?orderId=abcdef`, { maxRedirects: 0 })
      expect(answer.status()).toBe(307)
      expect(answer.headers().location).toBe(`/en/billing-${result}?orderId=abcdef`)
    }
  })
}
