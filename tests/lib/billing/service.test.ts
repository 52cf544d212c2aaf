/** @jest-environment node */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { PaymentProvider, ProviderResult } from '@/lib/billing/service'
import { tossProvider } from '@/lib/billing/service'
import { listenLocally } from '@/scripts/bench/local-port'

type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }

let server: Server
let provider: PaymentProvider
/** Waits for nobody. */
let hasty: PaymentProvider
let seen: Seen
let answer: (response: ServerResponse, request: IncomingMessage) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen = { method: request.method, url: request.url, headers: request.headers, body }
      answer(response, request)
    })
  })
  const settings = {
    url: `http://127.0.0.1:${await listenLocally(server)}`,
    secretKey: 'test_sk_x',
  }
  provider = tossProvider(settings)
  hasty = tossProvider({ ...settings, chargeLimitMs: 100 })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const says = (status: number, body: string) => {
  answer = (response) => response.writeHead(status).end(body)
}

const payment = {
  paymentKey: 'pay_1',
  orderId: 'order-1',
  status: 'DONE',
  totalAmount: 55_000,
  balanceAmount: 55_000,
  approvedAt: '2026-12-01T12:00:00+09:00',
  somethingNew: true,
}

const order = {
  billingKey: 'a/b+c==',
  customerKey: 'customer',
  amount: 55_000,
  orderId: 'order-1',
  orderName: '이름',
  idempotencyKey: 'order-1-1',
}
const charge = (using = provider) => using.charge(order)
const outcome = (said: ProviderResult<unknown>) => (said.ok ? 'ok' : [said.kind, said.code])

it('says the key, the idempotency key, and the billing key as one part of the address', async () => {
  says(200, JSON.stringify(payment))
  const said = await charge()
  expect(said).toMatchObject({ ok: true, value: { paymentKey: 'pay_1' } })
  expect(seen.url).toBe('/v1/billing/a%2Fb%2Bc%3D%3D')
  expect(seen.headers.authorization).toBe(`Basic ${Buffer.from('test_sk_x:').toString('base64')}`)
  expect(seen.headers['idempotency-key']).toBe('order-1-1')
  const { billingKey: _, idempotencyKey: __, ...body } = order
  expect(JSON.parse(seen.body)).toEqual(body)
})

it('takes an empty answer to a deletion for a success', async () => {
  says(200, '')
  expect(await provider.deleteBillingKey('key=')).toEqual({ ok: true, value: null })
  expect([seen.method, seen.url]).toEqual(['DELETE', '/v1/billing/key%3D'])
})

it.each([
  [
    'a refusal',
    403,
    '{"code":"REJECT_CARD_PAYMENT","message":"x"}',
    ['refused', 'REJECT_CARD_PAYMENT'],
  ],
  [
    'a refusal with another status',
    418,
    '{"code":"REJECT_CARD_PAYMENT"}',
    ['refused', 'REJECT_CARD_PAYMENT'],
  ],
  [
    'a 500 with the code of a refusal',
    500,
    '{"code":"REJECT_CARD_PAYMENT"}',
    ['unknown', 'REJECT_CARD_PAYMENT'],
  ],
  ['a 503 of a proxy', 503, '<html>', ['unknown', 'HTTP_503']],
  ['a 429', 429, '{"code":"NOT_FOUND_PAYMENT"}', ['unknown', 'NOT_FOUND_PAYMENT']],
  ['a 404 of a proxy', 404, 'not found', ['unknown', 'HTTP_404']],
  ['rubbish', 200, 'ok', ['unknown', 'ANSWER_NOT_UNDERSTOOD']],
  ['half a payment', 200, '{"paymentKey":"x"}', ['unknown', 'ANSWER_NOT_UNDERSTOOD']],
  ['nothing', 200, '', ['unknown', 'ANSWER_NOT_UNDERSTOOD']],
  ['an endless code', 400, JSON.stringify({ code: 'X'.repeat(500) }), ['unknown', 'X'.repeat(60)]],
  ['too much', 200, ' '.repeat(1_000_001), ['unknown', 'ANSWER_TOO_LONG']],
])('%s', async (_, status, body, expected) => {
  says(status, body)
  expect(outcome(await charge())).toEqual(expected)
})

it.each([
  ['an answer that never comes', () => {}],
  [
    'an answer that stops in the middle',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"paymentKey":')
    },
  ],
])('%s leaves the outcome unknown', async (_, how) => {
  answer = how
  expect(outcome(await charge(hasty))).toEqual(['unknown', 'NO_ANSWER'])
})

it.each([
  ['a cut', (_: ServerResponse, request: IncomingMessage) => request.socket.destroy()],
  [
    'a cut in the middle',
    (response: ServerResponse, request: IncomingMessage) => {
      const cut = () => request.socket.destroy()
      response.writeHead(200, { 'content-length': '100' }).write('{', cut)
    },
  ],
  [
    'a redirect elsewhere',
    (response: ServerResponse) => {
      response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
    },
  ],
])('%s leaves the outcome unknown', async (_, how) => {
  answer = how
  expect(outcome(await charge())).toEqual(['unknown', 'NO_ANSWER'])
})

it('nobody there leaves the outcome unknown', async () => {
  const nobody = tossProvider({ url: 'http://127.0.0.1:9', secretKey: 'x' })
  expect(outcome(await nobody.findOrder('order-1'))).toEqual(['unknown', 'NO_ANSWER'])
})
