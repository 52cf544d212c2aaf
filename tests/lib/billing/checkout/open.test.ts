/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { readCheckoutOutcome, readSubscriptionState } from '@/lib/billing/checkout/data'
import { newOrderId, openCardOrder, openPlanOrder } from '@/lib/billing/checkout/open'
import { orderIdSchema } from '@/lib/billing/checkout/schema'
import { findInDatabase } from '@/tests/find-in-database'
import { type BillingFixture, startBillingFixture } from '@/tests/lib/billing/billing-fixture'
import { cards } from '@/tests/lib/billing/stand-in'

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await startBillingFixture()
})
afterAll(() => fixture.stop())

/** Of nobody, and nothing else of these tests looks like it. */
const residentNumber = '970327-2'

const parts = () => ({
  service: fixture.ctx.service,
  now: fixture.clock.now(),
  makeOrderId: newOrderId,
})

let lastPhone = 30_000_000
async function verified(user: string, at = fixture.clock.now()): Promise<string> {
  const id = randomUUID()
  await fixture.supabase.sql`insert into phone_codes
    ${fixture.supabase.sql({
      id,
      user_id: user,
      phone: `010${++lastPhone}`,
      carrier: 'KT',
      phone_key: 'x'.repeat(43),
      code_hash: 'x'.repeat(43),
      created_at: at,
      expires_at: at,
      verified_at: at,
    })}`
  return id
}

const form = (verificationId: string | null) => ({
  plan: '6months',
  name: '홍길동',
  residentNumber,
  verificationId,
  paid: true,
  automatic: true,
  provision: true,
})

test('a whole form opens a checkout, and the resident number is kept nowhere', async () => {
  const user = await fixture.person()
  const lines: string[] = []
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation((...words) => lines.push(words.join(' ')))
  }
  const opened = await openPlanOrder(parts(), user, form(await verified(user)), 'en')
  jest.restoreAllMocks()
  if (!opened.ok) throw new Error(JSON.stringify(opened))
  const success = new URL(opened.successUrl)
  expect(success.pathname).toBe('/en/billing-success')
  expect(Object.fromEntries(success.searchParams)).toEqual({
    orderId: opened.orderId,
    planId: '6months',
  })
  expect(new URL(opened.failUrl).pathname).toBe('/en/billing-fail')
  expect(await findInDatabase(fixture.supabase.sql, opened.orderId)).toEqual([
    'public.checkouts.order_id',
  ])
  expect(await findInDatabase(fixture.supabase.sql, residentNumber)).toEqual([])
  expect(lines.join('\n')).not.toContain(residentNumber)
  const [kept] = await fixture.supabase.sql`select terms, name, price from checkouts
    where order_id = ${opened.orderId}`
  expect(kept).toEqual({ terms: '2026-11-21 en', name: '홍길동', price: 300_000 })
})

test('a phone that is not confirmed, confirmed too long ago, or somebody else’s opens nothing', async () => {
  const [user, other] = [await fixture.person(), await fixture.person()]
  const old = new Date(fixture.clock.now().getTime() - 31 * 60_000)
  for (const id of [null, randomUUID(), await verified(user, old), await verified(other)]) {
    const opened = await openPlanOrder(parts(), user, form(id), 'en')
    expect(opened).toEqual({ ok: false, problem: null, errors: { verificationId: 'incomplete' } })
  }
  expect(await fixture.supabase.sql`select 1 from checkouts where user_id = ${user}`).toHaveLength(
    0,
  )
})

test('what is wrong with the form comes back, and opens nothing', async () => {
  const user = await fixture.person()
  const typed = {
    ...form(await verified(user)),
    plan: 'free',
    paid: false,
    automatic: false,
    provision: false,
  }
  const opened = await openPlanOrder(parts(), user, typed, 'en')
  expect(opened).toMatchObject({
    ok: false,
    errors: { plan: 'planNotFound', paid: 'terms', automatic: 'terms', provision: 'terms' },
  })
})

test('whoever has subscribed opens no second one, and may register another card', async () => {
  const user = await fixture.person()
  expect(await openCardOrder(parts(), user, 'ko')).toMatchObject({
    ok: false,
    problem: 'nothingToPay',
  })
  const { orderId } = await fixture.checkout(user, { plan: '1year' })
  expect(await readSubscriptionState(fixture.ctx.service, user)).toBe('active')
  expect(await openPlanOrder(parts(), user, form(await verified(user)), 'en')).toMatchObject({
    ok: false,
    problem: 'subscribed',
  })
  const card = await openCardOrder(parts(), user, 'ko')
  expect(card).toMatchObject({ ok: true })

  const found = await readCheckoutOutcome(fixture.ctx.service, user, orderId)
  expect(found?.outcome).toMatchObject({
    status: 'done',
    planId: '1year',
    paid: { amount: 550_000, nextOn: '2027-12-01' },
  })
})

test('nobody is told of somebody else’s order', async () => {
  const [user, other] = [await fixture.person(), await fixture.person()]
  const { orderId } = await fixture.checkout(user)
  expect(await readCheckoutOutcome(fixture.ctx.service, other, orderId)).toBeNull()
})

test('a refused first payment is told with its code, and nothing as paid', async () => {
  const user = await fixture.person()
  const { orderId } = await fixture.checkout(user, { card: cards.poor })
  const found = await readCheckoutOutcome(fixture.ctx.service, user, orderId)
  expect(found).toMatchObject({
    isOpen: false,
    outcome: { status: 'refused', code: 'REJECT_CARD_PAYMENT', paid: null },
  })
  expect(await readSubscriptionState(fixture.ctx.service, user)).toBeNull()
})

test('numbers of orders are of the provider’s form, and no two are the same', () => {
  const made = Array.from({ length: 100 }, newOrderId)
  expect(new Set(made).size).toBe(100)
  expect(made.every((id) => orderIdSchema.safeParse(id).success)).toBe(true)
})
