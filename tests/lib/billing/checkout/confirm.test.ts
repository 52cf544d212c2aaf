/** @jest-environment node */
import { confirmCheckout, resumeCheckout } from '@/lib/billing/checkout/confirm'
import { claimCheckout, openCheckout, staleCheckouts } from '@/lib/billing/checkout/mutations'
import type { CheckoutPurpose } from '@/lib/billing/checkout/status'
import { type BillingFixture, orderId, planOf, startBillingFixture } from '../billing-fixture'
import { day, hour, minute } from '../clock'
import { cards } from '../stand-in'

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await startBillingFixture()
})
afterAll(() => fixture.stop())
afterEach(() => fixture.toss.faults({}))
beforeEach(async () => {
  await fixture.clear()
  fixture.clock.set('2026-12-01T03:00:00Z')
})

const open = (user: string, purpose: CheckoutPurpose = 'subscribe', order = orderId()) => {
  const plan = purpose === 'subscribe' ? planOf('1month') : null
  const checkout = { user, purpose, orderId: order, plan, name: '', terms: '2026-11-21' }
  return openCheckout(fixture.ctx.service, checkout, fixture.clock.now())
}

/** Somebody who comes back from the card window. */
async function buyer(card: string = cards.good) {
  const user = await fixture.person()
  const order = orderId()
  const opened = await open(user, 'subscribe', order)
  if (!opened.ok) throw new Error(opened.reason)
  const { customerKey } = opened
  const authKey = await fixture.toss.register(customerKey, card)
  return { user, came: { orderId: order, customerKey, authKey } }
}
const confirm = ({ user, came }: Awaited<ReturnType<typeof buyer>>) =>
  confirmCheckout(fixture.ctx, user, came)
const ledgerCounts = async () => {
  const { payments, billingKeys } = await fixture.toss.ledger()
  return { payments: payments.length, keys: billingKeys.length }
}
/** What has come to the provider since. */
async function since(before: Awaited<ReturnType<typeof ledgerCounts>>) {
  const after = await ledgerCounts()
  return { payments: after.payments - before.payments, keys: after.keys - before.keys }
}

it.each([
  ['its answer is lost', { call: 'charge', fault: 'dropAnswer' }],
  ['it never arrives', { call: 'charge', fault: 'dropRequest' }],
  ['the provider fails', { call: 'charge', fault: 'HTTP 500' }],
  ['there are too many', { call: 'charge', fault: '429' }],
])('the first charge when %s: paid once, and the person is told', async (_, fault) => {
  const before = await ledgerCounts()
  const someone = await buyer()
  await fixture.toss.faults({ faults: [fault] })
  expect(await confirm(someone)).toMatchObject({ status: 'done' })
  expect(await since(before)).toEqual({ payments: 1, keys: 1 })
})

it('unknown, then found: the person waits, and the renewals find it', async () => {
  const someone = await buyer()
  await fixture.toss.faults({ rates: { dropAnswer: 1 }, calls: ['charge', 'byOrder'] })
  expect(await confirm(someone)).toMatchObject({ status: 'waiting' })
  expect(await open(someone.user)).toEqual({ ok: false, reason: 'pending' })
  await fixture.toss.faults({})
  fixture.clock.pass(minute)
  expect(await fixture.run()).toMatchObject({ paid: 1 })
  // A reload tells it.
  expect(await confirm(someone)).toMatchObject({ status: 'done' })
})

it('unknown, then refused after all: nothing has begun, and another card may', async () => {
  const someone = await buyer(cards.poor)
  await fixture.toss.faults({ rates: { dropAnswer: 1 }, calls: ['charge', 'byOrder'] })
  expect(await confirm(someone)).toMatchObject({ status: 'waiting' })
  await fixture.toss.faults({})
  fixture.clock.pass(minute)
  expect(await fixture.run()).toMatchObject({ declined: 1, cardsForgotten: 1 })
  const refused = { status: 'refused', code: 'REJECT_CARD_PAYMENT' }
  expect(await confirm(someone)).toMatchObject(refused)
  expect(await open(someone.user)).toMatchObject({ ok: true })
})

it('confirmed five times at once, it is charged once', async () => {
  const before = await ledgerCounts()
  const someone = await buyer()
  const results = await Promise.all(Array.from({ length: 5 }, () => confirm(someone)))
  const how = results.map((result) => (result === 'wrong-customer' ? result : result.status))
  // One that comes to its turn when the payment is taken is told so; the others wait.
  expect(how).toContain('done')
  for (const each of how) expect(['done', 'waiting']).toContain(each)
  expect(await since(before)).toEqual({ payments: 1, keys: 1 })
})

it('two tabs with a card each: one subscription, and the other card is forgotten', async () => {
  const first = await buyer()
  const second = orderId()
  expect(await open(first.user, 'subscribe', second)).toMatchObject({ ok: true })
  const authKey = await fixture.toss.register(first.came.customerKey, cards.good)
  const before = await ledgerCounts()
  expect(await confirm(first)).toMatchObject({ status: 'done' })
  const came = { ...first.came, orderId: second, authKey }
  expect(await confirm({ user: first.user, came })).toMatchObject({ status: 'subscribed' })
  expect(await fixture.run()).toMatchObject({ cardsForgotten: 1 })
  expect(await since(before)).toEqual({ payments: 1, keys: 1 })
})

describe('a process that dies', () => {
  it('before the card was exchanged: somebody else exchanges it, after the lease', async () => {
    const { user, came } = await buyer()
    const brought = {
      customerKey: came.customerKey,
      authSealed: fixture.ctx.encryption.encrypt(came.authKey, came.orderId),
    }
    const order = { user, orderId: came.orderId }
    await claimCheckout(fixture.ctx.service, order, brought, fixture.clock.now())
    expect(await resumeCheckout(fixture.ctx, order)).toMatchObject({ status: 'waiting' })
    expect(await staleCheckouts(fixture.ctx.service, fixture.clock.now(), 10)).toEqual([])
    fixture.clock.pass(5 * minute)
    expect(await staleCheckouts(fixture.ctx.service, fixture.clock.now(), 10)).toEqual([order])
    expect(await fixture.run()).toMatchObject({ checkouts: 1, failed: 0 })
    expect(await fixture.subscription(user)).toMatchObject({ state: 'active' })
  })

  it('after the exchange, whose answer nobody wrote down: the same key comes again', async () => {
    const before = await ledgerCounts()
    const someone = await buyer()
    await fixture.toss.faults({ faults: [{ call: 'issue', fault: 'dropAnswer' }] })
    expect(await confirm(someone)).toMatchObject({ status: 'waiting' })
    fixture.clock.pass(5 * minute)
    expect(await fixture.run()).toMatchObject({ checkouts: 1 })
    expect(await fixture.subscription(someone.user)).toMatchObject({ state: 'active' })
    expect(await since(before)).toEqual({ payments: 1, keys: 1 })
  })

  it('and comes back when the one-time key is too old: refused, not stuck', async () => {
    const someone = await buyer()
    await fixture.toss.faults({ faults: [{ call: 'issue', fault: 'dropRequest' }] })
    expect(await confirm(someone)).toMatchObject({ status: 'waiting' })
    fixture.clock.pass(hour)
    await fixture.run()
    const refused = { status: 'refused', code: 'NOT_FOUND_BILLING' }
    expect(await confirm(someone)).toMatchObject(refused)
  })

  it('and an exchange that nobody ever answers ends after a day', async () => {
    const someone = await buyer()
    await fixture.toss.faults({ faults: [{ call: 'issue', fault: 'dropRequest', times: 3 }] })
    expect(await confirm(someone)).toMatchObject({ status: 'waiting' })
    fixture.clock.pass(day)
    expect(await fixture.run()).toMatchObject({ checkouts: 1, failed: 0 })
    const refused = { status: 'refused', code: 'EXCHANGE_LOST' }
    expect(await confirm(someone)).toMatchObject(refused)
    await expect(fixture.subscription(someone.user)).rejects.toThrow('no subscription')
  })
})

it('what was agreed to is kept without its owner, and without a name', async () => {
  const someone = await buyer()
  await confirm(someone)
  await fixture.supabase
    .sql`update checkouts set name = '홍길동' where order_id = ${someone.came.orderId}`
  await fixture.supabase.sql`delete from auth.users where id = ${someone.user}`
  const kept = await fixture.supabase.sql`select user_id, name, terms from checkouts
    where order_id = ${someone.came.orderId}`
  expect(kept).toEqual([{ user_id: null, name: '', terms: '2026-11-21' }])
})

describe('somebody else’s', () => {
  it('order is none of theirs', async () => {
    const someone = await buyer()
    const other = await fixture.person()
    expect(await confirm({ user: other, came: someone.came })).toMatchObject({
      status: 'missing',
    })
    expect(await confirm(someone)).toMatchObject({ status: 'done' })
    expect(await confirm({ user: other, came: someone.came })).toMatchObject({
      status: 'missing',
    })
  })

  it('customer key is another person’s', async () => {
    const [someone, other] = [await buyer(), await buyer()]
    const came = { ...someone.came, customerKey: other.came.customerKey }
    expect(await confirm({ user: someone.user, came })).toBe('wrong-customer')
    expect(await fixture.run()).toMatchObject({ checkouts: 0 })
  })

  it('one-time key buys nothing', async () => {
    const [someone, other] = [await buyer(), await buyer()]
    const came = { ...someone.came, authKey: other.came.authKey }
    const refused = { status: 'refused', code: 'NOT_MATCHES_CUSTOMER_KEY' }
    expect(await confirm({ user: someone.user, came })).toMatchObject(refused)
    expect(await confirm(other)).toMatchObject({ status: 'done' })
  })
})

it('an order of yesterday begins nothing', async () => {
  const someone = await buyer()
  fixture.clock.pass(day + hour)
  expect(await confirm(someone)).toMatchObject({ status: 'missing' })
})

it('nothing is opened that makes no sense', async () => {
  const someone = await buyer()
  expect(await open(someone.user, 'card')).toEqual({ ok: false, reason: 'missing' })
  await confirm(someone)
  expect(await open(someone.user)).toEqual({ ok: false, reason: 'subscribed' })
  expect(await open(someone.user, 'card')).toMatchObject({ ok: true })
})

it('what the database keeps of a card opens nothing by itself', async () => {
  const someone = await buyer()
  await confirm(someone)
  const { billingKeys } = await fixture.toss.ledger()
  const [card] = await fixture.supabase.sql`select * from billing_cards`
  const [checkout] = await fixture.supabase.sql`select * from checkouts`
  const text = JSON.stringify([card, checkout])
  for (const { billingKey } of billingKeys) expect(text).not.toContain(billingKey)
  expect(text).not.toContain(someone.came.authKey)
  expect(checkout?.auth_sealed).toBeNull()
})
