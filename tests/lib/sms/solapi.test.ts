/** @jest-environment node */

import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { sendSms } from '@/lib/sms/send-sms'
import { solapiTransport } from '@/lib/sms/solapi'
import { listenLocally } from '@/scripts/bench/local-port'

type Call = { path: string; authorization: string; body: unknown }
/** An answer; null for one that never comes. */
type Answer = { status: number; body: unknown } | null

const NOW = new Date('2026-11-21T03:04:05.678Z')
const sms = { to: '01012345678', text: '[법답] 인증번호 123456.' }
const taken: Answer = { status: 200, body: { messageId: 'M4V', statusCode: '2000', to: sms.to } }
const failed = (status: number): Answer => ({
  status,
  body: { errorCode: 'Some', errorMessage: `no ${sms.to}` },
})

/** Answers one after the other, then takes everything. */
async function startSolapi(answers: Answer[] = []) {
  const calls: Call[] = []
  const waits: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    calls.push({
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    const answer = answers.length > 0 ? answers.shift() : taken
    if (!answer) return
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
  const port = await listenLocally(server)
  const service = {
    url: `http://127.0.0.1:${port}`,
    apiKey: 'NCSKEY',
    apiSecret: 'the secret',
    sender: '0212345678',
  }
  const sleep = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  return {
    calls,
    waits,
    transport: solapiTransport(service, { sleep, now: () => NOW, timeoutMs: 300 }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

let solapi: Awaited<ReturnType<typeof startSolapi>>
afterEach(() => solapi.stop())

test('a message is sent in the shape of the API, signed with date and salt', async () => {
  solapi = await startSolapi()
  await sendSms(sms, solapi.transport)
  const [call] = solapi.calls
  expect(call?.path).toBe('/messages/v4/send')
  expect(call?.body).toEqual({
    message: { to: '01012345678', from: '0212345678', text: sms.text, type: 'SMS' },
  })
  const [, date = '', salt = '', signature] =
    /^HMAC-SHA256 apiKey=NCSKEY, date=(.+), salt=(\w{12,64}), signature=(\w+)$/.exec(
      call?.authorization ?? '',
    ) ?? []
  expect(date).toBe(NOW.toISOString())
  expect(signature).toBe(
    createHmac('sha256', 'the secret')
      .update(date + salt)
      .digest('hex'),
  )
})

test('a service that fails for a moment is asked again, each time with another signature', async () => {
  solapi = await startSolapi([failed(503), failed(429)])
  await sendSms(sms, solapi.transport)
  expect(new Set(solapi.calls.map(({ authorization }) => authorization)).size).toBe(3)
  expect(solapi.waits).toEqual([1000, 2000])
})

test('an answer that does not come is waited for three times and no longer', async () => {
  solapi = await startSolapi([null, null, null])
  await expect(sendSms(sms, solapi.transport)).rejects.toMatchObject({ code: 'timeout' })
  expect(solapi.calls).toHaveLength(3)
})

test.each([
  ['a wrong key', failed(403), 'forbidden'],
  ['a refused number', failed(400), 'validation'],
  [
    'a message that was not taken',
    { status: 200, body: { messageId: 'M', statusCode: '1062' } },
    'validation',
  ],
  ['an answer of another shape', { status: 200, body: { ok: true } }, 'badGateway'],
])('%s is said without number and text', async (name, answer, code) => {
  solapi = await startSolapi(name.startsWith('an answer') ? [answer, answer, answer] : [answer])
  const failure = await sendSms(sms, solapi.transport).catch((error) => error)
  expect(failure).toMatchObject({ code })
  expect(failure.message).not.toMatch(/010|123456/)
})

test.each([
  ['a number of another country', { to: '+14155550100' }],
  ['a line', { to: '0212345678' }],
  ['two lines', { text: 'a\nb' }],
  ['nothing', { text: '' }],
  ['more than a message holds', { text: '가'.repeat(46) }],
])('%s is refused before anything is sent', async (_, change) => {
  solapi = await startSolapi()
  const failure = await sendSms({ ...sms, ...change }, solapi.transport).catch((error) => error)
  expect(failure).toMatchObject({ code: 'validation' })
  expect(failure.message).not.toMatch(/가|4155550100/)
  expect(solapi.calls).toEqual([])
})

test('with nothing set, sending says so', async () => {
  solapi = await startSolapi()
  await expect(sendSms(sms)).rejects.toMatchObject({ code: 'unavailable' })
})
