/** @jest-environment node */
import { TEST_CARDS } from '@/embedded/toss/cards'
import { refused, TossServer } from './toss-server'

const DAY = 24 * 3600_000
const toss = new TossServer()
let billingKey: string
beforeAll(async () => {
  await toss.start()
  billingKey = await toss.card()
})
afterAll(() => toss.stop())

const approved = async () => (await toss.ledger()).totals.approved

it('the same key gets the same answer, and nothing happens again', async () => {
  const before = await approved()
  const first = await toss.charge(billingKey, { orderId: 'same-0001' }, { key: 'same' })
  toss.clock.pass(60_000)
  const second = await toss.charge(billingKey, { orderId: 'same-0001' }, { key: 'same' })
  expect(second).toEqual(first)
  expect(await approved()).toBe(before + 1)
})

it('the body is not looked at', async () => {
  const first = await toss.charge(billingKey, { orderId: 'body-0001' }, { key: 'body' })
  const other = await toss.charge(
    billingKey,
    { orderId: 'body-0002', amount: 99_000 },
    { key: 'body' },
  )
  expect(other).toEqual(first)
})

it('another address is another place of the table', async () => {
  const otherCard = await toss.card()
  const first = await toss.charge(billingKey, { orderId: 'place-0001' }, { key: 'place' })
  const second = await toss.charge(otherCard, { orderId: 'place-0002' }, { key: 'place' })
  expect(second.body.orderId).toBe('place-0002')
  const address = `/v1/payments/${first.body.paymentKey}/cancel`
  const cancel = { cancelReason: '환불', cancelAmount: 1000 }
  const canceled = await toss.send('POST', address, cancel, { key: 'place' })
  expect(canceled.body.balanceAmount).toBe(54_000)
  expect(await toss.send('POST', address, cancel, { key: 'place' })).toEqual(canceled)
})

it('a lookup heeds no key', async () => {
  const address = '/v1/payments/orders/look-0001'
  const before = await toss.send('GET', address, undefined, { key: 'look' })
  await toss.charge(billingKey, { orderId: 'look-0001' })
  const after = await toss.send('GET', address, undefined, { key: 'look' })
  expect([before.status, after.status]).toEqual([404, 200])
})

it('a refusal is remembered too, a failure of the provider not', async () => {
  const number = TEST_CARDS.find(({ id }) => id === 'once')?.number
  const card = await toss.card(number)
  const order = { orderId: 'refused-01' }
  const first = await toss.charge(card, order, { key: 'refused' })
  expect(first.status).toBe(403)
  expect(await toss.charge(card, order, { key: 'refused' })).toEqual(first)
  expect((await toss.charge(card, order, { key: 'refused-2' })).status).toBe(200)

  const code = 'FAILED_INTERNAL_SYSTEM_PROCESSING'
  const failed = await toss.charge(billingKey, { orderId: 'failed-01' }, { key: 'failed', code })
  expect(failed.status).toBe(500)
  const again = await toss.charge(billingKey, { orderId: 'failed-01' }, { key: 'failed' })
  expect(again.status).toBe(200)
})

it('while the first call runs, a second with its key is turned away', async () => {
  await toss.faults({
    faults: [{ call: 'charge', fault: 'delay', delayMs: 5000, doneAfterMs: 2000 }],
  })
  const order = { orderId: 'running-01' }
  const look = () => toss.send('GET', '/v1/payments/orders/running-01')
  const first = toss.charge(billingKey, order, { key: 'running' })
  await toss.clock.waits(1)
  const processing = refused(409, 'IDEMPOTENT_REQUEST_PROCESSING')
  expect(await toss.charge(billingKey, order, { key: 'running' })).toMatchObject(processing)
  expect(await look()).toMatchObject(refused(404, 'NOT_FOUND_PAYMENT'))
  toss.clock.pass(2000)
  await toss.clock.waits(1)
  expect((await look()).status).toBe(200)
  expect(await toss.charge(billingKey, order, { key: 'running' })).toMatchObject(processing)
  toss.clock.pass(3000)
  const answer = await first
  expect(answer.status).toBe(200)
  expect(await toss.charge(billingKey, order, { key: 'running' })).toEqual(answer)
})

it('two at the same moment are one payment', async () => {
  const before = await approved()
  const calls = [1, 2, 3].map(() =>
    toss.charge(billingKey, { orderId: 'moment-01' }, { key: 'moment' }),
  )
  const answers = await Promise.all(calls)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await approved()).toBe(before + 1)
})

it('is kept for fifteen days', async () => {
  const order = { orderId: 'days-00001' }
  const first = await toss.charge(billingKey, order, { key: 'days' })
  toss.clock.pass(15 * DAY - 1)
  expect(await toss.charge(billingKey, order, { key: 'days' })).toEqual(first)
  toss.clock.pass(1)
  expect(await toss.charge(billingKey, order, { key: 'days' })).toMatchObject(
    refused(400, 'DUPLICATED_ORDER_ID'),
  )
})

it('has at most 300 characters', async () => {
  const key = 'k'.repeat(300)
  expect((await toss.charge(billingKey, { orderId: 'long-0001' }, { key })).status).toBe(200)
  const tooLong = await toss.charge(billingKey, { orderId: 'long-0002' }, { key: `${key}k` })
  expect(tooLong).toMatchObject(refused(400, 'INVALID_IDEMPOTENCY_KEY'))
})
