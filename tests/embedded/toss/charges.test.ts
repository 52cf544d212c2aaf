/** @jest-environment node */
import { TEST_CARDS } from '@/embedded/toss/cards'
import { refused, TossServer } from './toss-server'

const toss = new TossServer()
let billingKey: string
beforeAll(async () => {
  await toss.start()
  billingKey = await toss.card()
})
afterAll(() => toss.stop())

let orders = 0
const newOrder = () => {
  orders += 1
  return `order-${String(orders).padStart(5, '0')}`
}
const pay = async (order: Record<string, unknown> = {}, key = billingKey) =>
  toss.charge(key, { orderId: newOrder(), ...order })
const cancel = (paymentKey: unknown, body: unknown) =>
  toss.send('POST', `/v1/payments/${paymentKey}/cancel`, body)
const cardNumbered = (id: string) => TEST_CARDS.find((card) => card.id === id)?.number ?? ''

describe('a charge', () => {
  it('answers with the payment, which can be looked up by order and by key', async () => {
    const orderId = newOrder()
    const { status, body } = await pay({ orderId })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      orderId,
      orderName: '1개월 이용권',
      status: 'DONE',
      type: 'BILLING',
      method: '카드',
      requestedAt: '2026-11-21T16:30:00+09:00',
      approvedAt: '2026-11-21T16:30:00+09:00',
      totalAmount: 55_000,
      balanceAmount: 55_000,
      suppliedAmount: 50_000,
      vat: 5000,
      taxFreeAmount: 0,
      currency: 'KRW',
      country: 'KR',
      version: '2022-11-16',
      cancels: null,
      card: { number: '43301234****123*', amount: 55_000, ownerType: '개인' },
      receipt: { url: `${toss.url}/receipts/${body.paymentKey}` },
    })
    expect((await toss.send('GET', `/v1/payments/orders/${orderId}`)).body).toEqual(body)
    expect((await toss.send('GET', `/v1/payments/${body.paymentKey}`)).body).toEqual(body)
  })

  it('rounds the tax to whole won, of what is not free of it', async () => {
    expect((await pay({ amount: 15_000 })).body).toMatchObject({
      vat: 1364,
      suppliedAmount: 13_636,
    })
    expect((await pay({ amount: 15_000, taxFreeAmount: 4000 })).body).toMatchObject({
      vat: 1000,
      suppliedAmount: 10_000,
      taxFreeAmount: 4000,
    })
  })

  it('takes an order once, also after its cancel', async () => {
    const orderId = newOrder()
    const { body } = await pay({ orderId })
    expect(await pay({ orderId })).toMatchObject(refused(400, 'DUPLICATED_ORDER_ID'))
    await cancel(body.paymentKey, { cancelReason: '환불' })
    expect(await pay({ orderId })).toMatchObject(refused(400, 'DUPLICATED_ORDER_ID'))
  })

  it.each([
    ['an order of five letters', { orderId: 'order' }],
    ['an order of other letters', { orderId: 'order 0001' }],
    ['an order too long', { orderId: 'o'.repeat(65) }],
    ['no name', { orderName: '' }],
    ['a name too long', { orderName: '가'.repeat(101) }],
    ['nothing to pay', { amount: 0 }],
    ['half a won', { amount: 100.5 }],
    ['more free of tax than there is', { taxFreeAmount: 55_001 }],
  ])('refuses %s', async (_, order) => {
    expect(await pay(order)).toMatchObject(refused(400, 'INVALID_REQUEST'))
  })

  it('refuses less than a card takes, another customer, and a key that is none', async () => {
    expect(await pay({ amount: 99 })).toMatchObject(refused(400, 'BELOW_MINIMUM_AMOUNT'))
    expect(await pay({ customerKey: 'customer-2' })).toMatchObject(
      refused(400, 'NOT_MATCHES_CUSTOMER_KEY'),
    )
    expect(await pay({}, 'none=')).toMatchObject(refused(400, 'INVALID_BILL_KEY_REQUEST'))
  })

  it('is refused with any code that the test header names', async () => {
    const orderId = newOrder()
    for (const [code, status] of [
      ['INVALID_STOPPED_CARD', 400],
      ['REJECT_CARD_COMPANY', 403],
      ['FAILED_INTERNAL_SYSTEM_PROCESSING', 500],
      ['SOMETHING_NEW', 400],
    ] as const) {
      expect(await toss.charge(billingKey, { orderId }, { code })).toMatchObject(
        refused(status, code),
      )
    }
    const found = await toss.send('GET', `/v1/payments/orders/${orderId}`)
    expect(found).toMatchObject(refused(404, 'NOT_FOUND_PAYMENT'))
  })
})

describe('test cards', () => {
  const statuses = async (id: string, times: number) => {
    const key = await toss.card(cardNumbered(id))
    const answers: number[] = []
    for (let turn = 0; turn < times; turn += 1) answers.push((await pay({}, key)).status)
    return answers
  }

  it('refuse always, once, from the second time on, or for a while', async () => {
    expect(await statuses('good', 3)).toEqual([200, 200, 200])
    expect(await statuses('poor', 3)).toEqual([403, 403, 403])
    expect(await statuses('once', 3)).toEqual([403, 200, 200])
    expect(await statuses('later', 3)).toEqual([200, 403, 403])
    expect(await statuses('recovers', 4)).toEqual([200, 403, 403, 200])
  })

  it.each(TEST_CARDS.filter(({ at }) => at === 'registration'))(
    '$number cannot be registered: $code',
    async ({ number, code }) => {
      const answer = await toss.send('POST', '/stand-in/authorizations', {
        customerKey: 'customer-1',
        cardNumber: number,
      })
      expect(answer.body.code).toBe(code)
    },
  )

  it.each(TEST_CARDS.filter(({ refuses }) => refuses?.(0)))(
    '$number cannot be charged: $code',
    async ({ number, code }) => {
      const key = await toss.card(number)
      expect((await pay({}, key)).body.code).toBe(code)
    },
  )

  it('an order that was refused may be charged again', async () => {
    const key = await toss.card(cardNumbered('once'))
    const orderId = newOrder()
    expect(await pay({ orderId }, key)).toMatchObject(refused(403, 'REJECT_CARD_PAYMENT'))
    expect((await pay({ orderId }, key)).status).toBe(200)
  })
})

describe('a cancel', () => {
  it('gives back in parts, until nothing is left', async () => {
    const { body: paid } = await pay()
    const first = await cancel(paid.paymentKey, { cancelReason: '일부', cancelAmount: 11_000 })
    expect(first.body).toMatchObject({
      status: 'PARTIAL_CANCELED',
      totalAmount: 55_000,
      balanceAmount: 44_000,
      suppliedAmount: 40_000,
      vat: 4000,
      cancels: [{ cancelReason: '일부', cancelAmount: 11_000, refundableAmount: 44_000 }],
    })
    const tooMuch = await cancel(paid.paymentKey, { cancelReason: '더', cancelAmount: 44_001 })
    expect(tooMuch).toMatchObject(refused(403, 'NOT_CANCELABLE_AMOUNT'))
    const { body } = await cancel(paid.paymentKey, { cancelReason: '나머지' })
    const [one, two] = body.cancels as Record<string, unknown>[]
    expect(body).toMatchObject({ status: 'CANCELED', balanceAmount: 0, vat: 0, suppliedAmount: 0 })
    expect(two).toMatchObject({ cancelAmount: 44_000, refundableAmount: 0, cancelStatus: 'DONE' })
    expect(one?.transactionKey).toMatch(/^[0-9A-F]{32}$/)
    expect(body.lastTransactionKey).toBe(two?.transactionKey)
    expect(one?.transactionKey).not.toBe(two?.transactionKey)
    expect(await cancel(paid.paymentKey, { cancelReason: '또' })).toMatchObject(
      refused(400, 'ALREADY_CANCELED_PAYMENT'),
    )
  })

  it('needs a reason, an amount that is one, and a payment', async () => {
    const { body } = await pay()
    for (const wrong of [
      {},
      { cancelReason: '가'.repeat(201) },
      { cancelReason: 'x', cancelAmount: 0 },
    ])
      expect(await cancel(body.paymentKey, wrong)).toMatchObject(refused(400, 'INVALID_REQUEST'))
    expect(await cancel('none', { cancelReason: 'x' })).toMatchObject(
      refused(404, 'NOT_FOUND_PAYMENT'),
    )
  })
})

it('the ledger is the truth, of all orders or of some', async () => {
  const [first, second] = [newOrder(), newOrder()]
  const before = (await toss.ledger()).totals
  await pay({ orderId: first })
  const { body } = await pay({ orderId: second, amount: 10_000 })
  await cancel(body.paymentKey, { cancelReason: '환불', cancelAmount: 4000 })
  const { totals } = await toss.ledger()
  expect(totals).toEqual({
    approved: before.approved + 2,
    approvedAmount: before.approvedAmount + 65_000,
    canceledAmount: before.canceledAmount + 4000,
  })
  const some = await toss.send('GET', `/stand-in/ledger?orderId=${second}`)
  expect(some.body.payments).toMatchObject([
    {
      orderId: second,
      amount: 10_000,
      balanceAmount: 6000,
      status: 'PARTIAL_CANCELED',
      cancels: [{ amount: 4000, reason: '환불' }],
    },
  ])
})
