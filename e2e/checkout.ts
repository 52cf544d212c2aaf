import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { PlanId } from '@/lib/billing/schema'
import { env } from '@/lib/env'
import { realtime, supabaseAddress, withoutSession } from '@/lib/supabase/settings'
import ko from '@/messages/ko/checkout.json' with { type: 'json' }
import phone from '@/messages/ko/phone.json' with { type: 'json' }
import { codeSentTo } from './phone-code'

/** What the stand-in's cards do. */
export const cards = {
  good: '4330123412341235',
  refusedAtRegistration: '4330123400000017',
  refusedAtCharge: '4330123400000108',
} as const

/** A number that no other test confirms. */
export const newPhone = () => `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

export type Words = { checkout: typeof ko; phone: typeof phone }
export const korean: Words = { checkout: ko, phone }

/** The service's own reading of what is written down; for what no page shows. */
export function database() {
  const key = env().SUPABASE_SERVICE_ROLE_KEY ?? ''
  return createClient(supabaseAddress().url, key, { auth: withoutSession, realtime })
}

const startOf = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

/** Confirms a phone by the code that the outbox shows. */
export async function confirmPhone(form: Locator, number: string, words = korean): Promise<void> {
  await form.getByLabel(startOf(words.phone.carrier)).selectOption('KT')
  await form.getByRole('textbox', { name: startOf(words.phone.phone) }).fill(number)
  await form.getByRole('button', { name: words.phone.send, exact: true }).click()
  const code = form.getByRole('textbox', { name: startOf(words.phone.code) })
  await expect(code).toBeVisible()
  await code.fill(await codeSentTo(number))
  await form.getByRole('button', { name: words.phone.check, exact: true }).click()
  await expect(form.getByRole('button', { name: words.phone.change })).toBeVisible()
}

export async function fillPerson(form: Locator, words = korean): Promise<void> {
  await form.getByLabel(startOf(words.checkout.name)).fill('홍길동')
  await form.getByLabel(startOf(words.phone.residentNumber)).fill(residentNumber)
}

/** Not to be found anywhere afterwards. */
export const residentNumber = '900101-1'

/** Everything that the form asks, up to the button. */
export async function fillCheckout(form: Locator, words = korean): Promise<void> {
  await fillPerson(form, words)
  await confirmPhone(form, newPhone(), words)
  for (const box of await form.getByRole('checkbox').all()) await box.check()
}

/** The page of the checkout with everything filled in. */
export async function filledCheckout(page: Page, plan?: PlanId): Promise<Locator> {
  await page.goto(plan ? `/payment?plan=${plan}` : '/payment')
  const form = page.locator('main form')
  await fillCheckout(form)
  return form
}

export const registerButton = (form: Page | Locator) => form.locator('button[type=submit]').last()

/** The card window, whether it is a frame of the page or the page itself. */
export async function registerCard(
  page: Page | FrameLocator,
  number: string = cards.good,
): Promise<void> {
  await page.getByLabel(/카드 번호/).fill(number)
  await page.getByLabel(/유효기간/).fill('12/30')
  await page.getByLabel(/비밀번호 앞 2자리/).fill('12')
  await page.getByLabel(/생년월일 6자리/).fill('900101')
  await page.getByLabel(/전체 동의/).check()
  await page.getByRole('button', { name: /Register card/ }).click()
}

export const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title*="Card window"]')

/** Registers a card, but what the provider leads back to is an empty page. @returns its address */
export async function wayBack(page: Page, form: Locator): Promise<string> {
  const address = '**/billing-success?**'
  // Not aborted: a browser tries what failed again by itself.
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await registerButton(form).click()
  await registerCard(cardFrame(page))
  await page.waitForURL(/authKey=/)
  await page.unroute(address)
  return page.url()
}
