/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { POST as renew } from '@/app/api/cron/renewals/route'
import { POST as hear } from '@/app/api/webhooks/toss/route'
import { reconcile } from '@/lib/billing/reconcile/reconcile'
import { handleWebhook } from '@/lib/billing/webhook/handle'
import { env } from '@/lib/env'
import { apiRequest, read } from '@/tests/factories/api-call'
import { type BillingFixture, startBillingFixture } from '../billing-fixture'
import { day, hour } from '../clock'

const secret = 'what the scheduler says, and nobody else'

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await startBillingFixture(new Date().toISOString())
  Object.assign(env(), {
    NEXT_PUBLIC_SUPABASE_URL: fixture.supabase.url,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: fixture.supabase.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: fixture.supabase.secretKey,
    TOSS_API_URL: fixture.toss.url,
    TOSS_SECRET_KEY: fixture.toss.secretKey,
    BILLING_SECRET: 'a secret of the tests that is long enough',
    CRON_SECRET: secret,
  })
})
afterAll(() => fixture.stop())
afterEach(() => fixture.toss.faults({}))
beforeEach(async () => {
  await fixture.clear()
  fixture.clock.set(new Date())
})

async function paid() {
  const user = await fixture.person()
  await fixture.checkout(user)
  const [payment] = await fixture.payments(user)
  const order = String(payment?.order_id)
  const back = (amount: number) =>
    fixture.toss.call(`/v1/payments/${String(payment?.payment_key)}/cancel`, {
      cancelReason: 'by hand',
      cancelAmount: amount,
    })
  const refunded = async () => (await fixture.payments(user))[0]?.refunded
  return { user, order, back, refunded, id: String(payment?.id) }
}
const changed = (orderId: string) => ({
  eventType: 'PAYMENT_STATUS_CHANGED',
  createdAt: 'x',
  data: { orderId, status: 'CANCELED', totalAmount: 55_000, balanceAmount: 0 },
})
const tell = (event: unknown, id = randomUUID()) => handleWebhook(fixture.ctx, id, event)

describe('what the provider tells', () => {
  it('is looked up: money given back by hand is written down, once', async () => {
    const { order, back, refunded } = await paid()
    await back(15_000)
    const id = randomUUID()
    expect(await tell(changed(order), id)).toBe('handled')
    expect(await tell(changed(order), id)).toBe('known')
    expect(await tell(changed(order))).toBe('ignored')
    expect(await refunded()).toBe(15_000)
  })

  it('is believed nothing that is not so there', async () => {
    const { order, refunded, user } = await paid()
    expect(await tell(changed(order))).toBe('ignored')
    expect(await tell(changed('an-order-of-nobody'))).toBe('ignored')
    expect(await refunded()).toBe(0)
    expect(await fixture.subscription(user)).toMatchObject({ state: 'active' })
  })

  it('is asked for again when it cannot be looked up', async () => {
    const { order, back, refunded } = await paid()
    await back(15_000)
    const id = randomUUID()
    await fixture.toss.faults({ faults: [{ call: 'byOrder', fault: 'HTTP 503' }] })
    expect(await tell(changed(order), id)).toBe('again')
    expect(await tell(changed(order), id)).toBe('handled')
    expect(await refunded()).toBe(15_000)
  })

  it('of a deleted key: its owner is asked for another card; of anybody’s guess: nothing', async () => {
    const { user } = await paid()
    const gone = (billingKey: string) => ({ eventType: 'BILLING_DELETED', data: { billingKey } })
    expect(await tell(gone('a guess'))).toBe('ignored')
    const key = (await fixture.toss.ledger()).billingKeys.at(-1)?.billingKey ?? ''
    const id = randomUUID()
    expect(await tell(gone(key), id)).toBe('handled')
    expect(await tell(gone(key), id)).toBe('known')
    expect(await fixture.notices(user)).toEqual(['receipt', 'card-gone'])
    // It cannot be charged, and that is a refusal like any other.
    fixture.clock.pass(32 * day)
    expect(await fixture.run()).toMatchObject({ declined: 1, failed: 0 })
    expect((await fixture.payments(user))[1]).toMatchObject({ failure_code: 'CARD_GONE' })
  })

  it.each([
    null,
    'text',
    [],
    {},
    { eventType: 'DEPOSIT_CALLBACK', data: {} },
    { eventType: 'PAYMENT_STATUS_CHANGED' },
    { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: 7 } },
    { eventType: 'BILLING_DELETED', data: { billingKey: '' } },
  ])('that is none of these is ignored: %j', async (event) => {
    expect(await tell(event)).toBe('ignored')
  })
})

describe('POST /api/webhooks/toss', () => {
  const send = (body: unknown, id: string | null = randomUUID()) => {
    const request = apiRequest('/api/webhooks/toss', body)
    if (id !== null) request.headers.set('tosspayments-webhook-transmission-id', id)
    return hear(request)
  }

  it('answers 200 whatever became of it, so that nobody learns which orders there are', async () => {
    const { order, back, refunded } = await paid()
    await back(1000)
    const answers = []
    for (const body of [
      changed(order),
      changed('an-order-of-nobody'),
      { eventType: 'X', data: {} },
    ])
      answers.push(await read(await send(body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await refunded()).toBe(1000)
  })

  it('answers 500 to be told again', async () => {
    const { order } = await paid()
    await fixture.toss.faults({ faults: [{ call: 'byOrder', fault: 'dropAnswer' }] })
    expect((await send(changed(order))).status).toBe(500)
  })

  it.each([
    ['no number', {}, null],
    ['an endless number', {}, 'x'.repeat(201)],
    ['no JSON', 'text', 'x'],
    ['too much', { x: 'x'.repeat(70_000) }, 'x'],
  ])('takes nothing with %s', async (_, body, id) => {
    expect((await send(body, id)).status).toBe(400)
  })
})

describe('POST /api/cron/renewals', () => {
  const ask = (authorization?: string) => {
    const request = apiRequest('/api/cron/renewals', {})
    if (authorization) request.headers.set('authorization', authorization)
    return renew(request)
  }

  it.each([
    undefined,
    secret,
    `Bearer ${secret}x`,
    'Bearer ',
    `Basic ${secret}`,
    `bearer ${secret}`,
  ])('is closed to %p', async (authorization) => {
    expect((await ask(authorization)).status).toBe(401)
  })

  it('answers what was done', async () => {
    const { status, body } = await read(await ask(`Bearer ${secret}`))
    expect([status, body.data]).toEqual([200, expect.objectContaining({ paid: 0, failed: 0 })])
  })

  it.each(['CRON_SECRET', 'TOSS_SECRET_KEY', 'BILLING_SECRET'] as const)(
    'is unavailable without %s',
    async (name) => {
      const before = env()[name]
      env()[name] = undefined
      expect((await ask(`Bearer ${secret}`)).status).toBe(503)
      env()[name] = before
    },
  )
})

describe('holding it against the provider', () => {
  const compare = (fix = false) =>
    reconcile(fixture.ctx, { since: new Date(0), fix, concurrency: 2, stuckAfterMs: hour })

  it('finds nothing where nothing differs', async () => {
    await paid()
    await paid()
    expect(await compare()).toEqual({ compared: 2, found: [], stuck: [] })
  })

  it('finds what was paid and given back there only, and mends it when asked to', async () => {
    const [lost, given] = [await paid(), await paid()]
    await fixture.supabase
      .sql`update payments set state = 'declined', approved_at = null where id = ${lost.id}`
    await given.back(5000)
    const found = (fixed: boolean) =>
      expect.arrayContaining([
        { orderId: lost.order, difference: 'paid-there', fixed },
        { orderId: given.order, difference: 'refund', fixed },
      ])
    expect((await compare()).found).toEqual(found(false))
    expect(await lost.refunded()).toBe(0)
    expect((await compare(true)).found).toEqual(found(true))
    expect((await compare()).found).toEqual([])
    expect(await given.refunded()).toBe(5000)
  })

  it('finds what is paid here only, which nothing mends', async () => {
    const { order } = await paid()
    await fixture.supabase
      .sql`update payments set order_id = 'never-heard-of' where order_id = ${order}`
    const differs = { orderId: 'never-heard-of', difference: 'paid-here', fixed: false }
    expect((await compare(true)).found).toEqual([differs])
  })

  it('finds what nobody comes to', async () => {
    await paid()
    fixture.clock.pass(40 * day)
    const { stuck } = await compare()
    expect(stuck.map(({ what }) => what).sort()).toEqual(['mail receipt', 'renewal'])
  })
})
