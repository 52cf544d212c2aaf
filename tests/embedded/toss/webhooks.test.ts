/** @jest-environment node */

import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { listenLocally } from '@/scripts/bench/local-port'
import { TossServer } from './toss-server'

type Received = { headers: IncomingHttpHeaders; body: Record<string, unknown> }

/** The site's end: answers as it is told, and says when something has come. */
class Receiver {
  readonly received: Received[] = []
  status = 200
  #watchers: (() => void)[] = []
  readonly server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk
    })
    request.on('end', () => {
      this.received.push({ headers: request.headers, body: JSON.parse(text) })
      response.statusCode = this.status
      response.end()
      for (const watcher of this.#watchers.splice(0)) watcher()
    })
  })

  async start(): Promise<string> {
    const port = await listenLocally(this.server)
    return `http://127.0.0.1:${port}/api/webhooks/toss`
  }

  async has(count: number): Promise<void> {
    while (this.received.length < count) {
      await new Promise<void>((seen) => this.#watchers.push(seen))
    }
  }
}

let receiver: Receiver
let toss: TossServer
beforeEach(async () => {
  receiver = new Receiver()
  toss = await new TossServer(await receiver.start()).start()
})
afterEach(async () => {
  await toss.stop()
  receiver.server.closeAllConnections()
  receiver.server.close()
})

const retries = () =>
  receiver.received.map(({ headers }) => headers['tosspayments-webhook-transmission-retried-count'])
const ids = () =>
  new Set(receiver.received.map(({ headers }) => headers['tosspayments-webhook-transmission-id']))

async function canceledPayment(): Promise<Record<string, unknown>> {
  const { body } = await toss.charge(await toss.card())
  const address = `/v1/payments/${body.paymentKey}/cancel`
  return (await toss.send('POST', address, { cancelReason: '환불' })).body
}

it('a charge sends none; a cancel sends the payment as it is then', async () => {
  const canceled = await canceledPayment()
  await receiver.has(1)
  expect(receiver.received).toHaveLength(1)
  expect(receiver.received[0]?.body).toEqual({
    eventType: 'PAYMENT_STATUS_CHANGED',
    createdAt: '2026-11-21T16:30:00.000000',
    data: canceled,
  })
  expect(receiver.received[0]?.headers).toMatchObject({
    'tosspayments-webhook-transmission-id': expect.stringMatching(/^whtrans_/),
    'tosspayments-webhook-transmission-time': '2026-11-21T16:30:00+09:00',
    'tosspayments-webhook-transmission-retried-count': '0',
  })
})

it('the end of a billing key is told with the key', async () => {
  const billingKey = await toss.card()
  await toss.send('DELETE', `/v1/billing/${encodeURIComponent(billingKey)}`)
  await receiver.has(1)
  expect(receiver.received[0]?.body).toMatchObject({
    eventType: 'BILLING_DELETED',
    data: { billingKey },
  })
})

it('what is not answered 200 is sent again, later and later, until it is', async () => {
  receiver.status = 500
  await canceledPayment()
  for (const [sent, wait] of [
    [1, 1000],
    [2, 4000],
  ] as const) {
    await receiver.has(sent)
    await toss.clock.waits(1)
    expect(toss.clock.left).toEqual([wait])
    toss.clock.pass(wait)
  }
  await receiver.has(3)
  await toss.clock.waits(1)
  receiver.status = 200
  toss.clock.pass(16_000)
  await receiver.has(4)
  expect(retries()).toEqual(['0', '1', '2', '3'])
  expect(ids().size).toBe(1)
})

it('is given up after four', async () => {
  receiver.status = 404
  await canceledPayment()
  for (const sent of [1, 2, 3, 4]) {
    await receiver.has(sent)
    await toss.clock.waits(1)
    toss.clock.pass(64_000)
  }
  await receiver.has(5)
  expect(retries().at(-1)).toBe('4')
})

it('what was not told yet is told after a restart', async () => {
  receiver.status = 500
  await canceledPayment()
  await receiver.has(1)
  await toss.clock.waits(1)
  receiver.status = 200
  await toss.restart()
  await receiver.has(2)
  expect(ids().size).toBe(1)
})

describe('on demand', () => {
  const send = async (body: Record<string, unknown>) =>
    (await toss.send('POST', '/stand-in/webhooks', body)).body

  it('sends one event as often as is asked, under one number', async () => {
    const { body: payment } = await toss.charge(await toss.card())
    const { paymentKey } = payment
    const asked = { eventType: 'PAYMENT_STATUS_CHANGED', paymentKey, transmissionId: 't', times: 3 }
    expect(await send(asked)).toEqual({ transmissionId: 't', statuses: [200, 200, 200] })
    expect(retries()).toEqual(['0', '1', '2'])
    expect(ids()).toEqual(new Set(['t']))
    expect(receiver.received[0]?.body.data).toEqual(payment)
  })

  it('sends what nobody has seen, too', async () => {
    receiver.status = 400
    const { statuses } = await send({ eventType: 'SOMETHING_NEW', data: { a: 1 } })
    expect(statuses).toEqual([400])
    expect(receiver.received[0]?.body).toMatchObject({ eventType: 'SOMETHING_NEW', data: { a: 1 } })
  })

  it('refuses a payment that there is not, and what is no event', async () => {
    const missing = { eventType: 'PAYMENT_STATUS_CHANGED', paymentKey: 'none' }
    expect((await send(missing)).code).toBe('NOT_FOUND_PAYMENT')
    expect((await send({ eventType: 'X' })).code).toBe('INVALID_REQUEST')
  })
})
