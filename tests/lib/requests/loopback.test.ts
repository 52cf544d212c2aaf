import { request } from 'node:http'
import { Hono } from 'hono'
import { listen } from '@/backend/http/listen'
import { isLoopbackHost, isLoopbackUrl } from '@/lib/requests/loopback'

it.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['LOCALHOST:3000', true],
  ['127.0.0.1:4100', true],
  ['127.8.9.10', true],
  ['[::1]:3000', true],
  ['', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['localhost@evil.example', false],
  ['evil.example', false],
  ['0.0.0.0', false],
  ['localhost/x', false],
])('the host %j is this machine: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected)
})

it('reads the host of an address', () => {
  expect(isLoopbackUrl('http://localhost:3000/en')).toBe(true)
  expect(isLoopbackUrl('https://beopdap.example')).toBe(false)
  expect(isLoopbackUrl('nonsense')).toBe(false)
})

/** `fetch` lets nobody set a Host. */
function statusFor(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers: { host }, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .once('error', reject)
      .end()
  })
}

it('the case-law service on loopback answers under names of this machine alone', async () => {
  const app = new Hono().get('/', (c) => c.text('ok'))
  const server = await listen(app, '127.0.0.1', 0)
  try {
    expect(await statusFor(server.port, `127.0.0.1:${server.port}`)).toBe(200)
    expect(await statusFor(server.port, 'localhost')).toBe(200)
    expect(await statusFor(server.port, `rebound.evil.example:${server.port}`)).toBe(421)
  } finally {
    await server.close()
  }
})
