/** @jest-environment node */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressProblem, isPublicAddress } from '@/lib/webhooks/address'
import { type PostOptions, postWebhook } from '@/lib/webhooks/service'
import { signedHeaders } from '@/lib/webhooks/signature'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
])('%s is not an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['8.8.8.8', '172.32.0.1', '223.130.195.95', '2606:4700:4700::1111'])(
  '%s is one',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  ['https://example.com/hook', null],
  ['https://example.com:8443/hook?a=1', null],
  ['http://example.com/', 'https'],
  ['ftp://example.com/', 'https'],
  ['https://user:secret@example.com/', 'address'],
  ['https://example.com:22/', 'address'],
  ['not an address', 'address'],
  ['https://localhost/', 'private'],
  ['https://printer.local/', 'private'],
  ['https://intranet/', 'private'],
  ['https://127.0.0.1/', 'private'],
  // The same in other writings, which browsers and servers read as 127.0.0.1 and 169.254.169.254.
  ['https://2130706433/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://0251.0376.0251.0376/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:a9fe:a9fe]/', 'private'],
] as const)('of %s the problem is %s', (url, problem) => {
  expect(addressProblem(url)).toBe(problem)
})

it('a signature is that of Standard Webhooks', () => {
  // The example of the specification's own libraries.
  const headers = signedHeaders(
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    '{"test": 2432232314}',
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_b3RoZXI='],
  )
  expect(headers).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
  })
  const [first, second] = headers['webhook-signature']?.split(' ') ?? []
  expect(first).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  expect(second).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/)
})

describe('posting', () => {
  let server: Server
  let base = ''
  let seen: { headers: Record<string, unknown>; body: string; url: string }[] = []
  beforeAll(async () => {
    server = createServer((req, res) => {
      let body = ''
      req.on('data', (some) => {
        body += some
      })
      req.on('end', () => {
        seen.push({ headers: req.headers, body, url: req.url ?? '' })
        if (req.url === '/slow') return
        if (req.url === '/away') res.writeHead(302, { location: '/arrived' })
        else res.writeHead(req.url === '/gone' ? 410 : 204)
        res.end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    seen = []
  })
  const here: PostOptions = {
    isAllowed: () => true,
    problemOf: () => null,
    send: request as NonNullable<PostOptions['send']>,
  }

  it('a body arrives as it is, and the status comes back', async () => {
    const sent = await postWebhook(`http://${base}/x`, '{"a":"가"}', { 'webhook-id': 'm' }, here)
    expect(sent).toMatchObject({ status: 204, error: null })
    expect(seen).toMatchObject([
      {
        url: '/x',
        body: '{"a":"가"}',
        headers: { 'webhook-id': 'm', 'content-type': 'application/json' },
      },
    ])
    expect((await postWebhook(`http://${base}/gone`, '{}', {}, here)).status).toBe(410)
  })

  it('a redirect is not followed, and what does not answer is left', async () => {
    expect((await postWebhook(`http://${base}/away`, '{}', {}, here)).status).toBe(302)
    expect(seen.map(({ url }) => url)).toEqual(['/away'])
    const slow = await postWebhook(`http://${base}/slow`, '{}', {}, { ...here, timeoutMs: 50 })
    expect(slow).toMatchObject({ status: null, error: 'timeout' })
  })

  it('a name that leads to this machine is refused where it is connected', async () => {
    const named = `http://localhost:${base.split(':')[1]}/x`
    const { isAllowed, ...rest } = here
    expect(isAllowed).toBeDefined()
    expect(await postWebhook(named, '{}', {}, rest)).toMatchObject({
      status: null,
      error: 'private',
    })
    expect(await postWebhook(`http://${base}/x`, '{}', {}, rest)).toMatchObject({
      status: null,
      error: 'private',
    })
    expect(seen).toEqual([])
  })

  it('a name that leads nowhere is a failure like another', async () => {
    const nowhere = await postWebhook('https://hook.invalid/x', '{}', {})
    expect(nowhere.status).toBeNull()
    expect(nowhere.error).toMatch(/^(?:ENOTFOUND|EAI_AGAIN)$/)
  })
})
