import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { log } from '@/lib/log'
import { clientOf, proxiesOf, trustForwardedHeaders } from '@/lib/requests/forwarded-client'

const arrival = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
})
const forwarded = (chain: string) => ({ 'x-forwarded-for': chain })
const reached = { hops: 0, isLocalSite: false }
const local = { hops: 0, isLocalSite: true }

it.each([
  ['the socket', reached, arrival('203.0.113.5'), '203.0.113.5'],
  ['the socket of both kinds', reached, arrival('::ffff:203.0.113.5'), '203.0.113.5'],
  [
    'the socket, whatever is claimed',
    reached,
    arrival('203.0.113.5', forwarded('127.0.0.1')),
    '203.0.113.5',
  ],
  ['this machine at a site for it', local, arrival('::1'), '::1'],
  [
    'this machine, through a proxy on it',
    local,
    arrival('127.0.0.1', forwarded('127.0.0.1')),
    '127.0.0.1',
  ],
  [
    'nobody: a proxy here tells of somebody else',
    local,
    arrival('127.0.0.1', forwarded('203.0.113.5')),
    'unknown',
  ],
  [
    'nobody: another header tells of them',
    local,
    arrival('127.0.0.1', { forwarded: 'for=203.0.113.5' }),
    'unknown',
  ],
  [
    'nobody: a published site is not asked by its own machine',
    reached,
    arrival('127.0.0.1'),
    'unknown',
  ],
])('without proxies the client is %s', (_, proxies, arrived, client) => {
  expect(clientOf(arrived, proxies)).toBe(client)
})

it.each([
  ['what the proxy saw', 1, '203.0.113.5', '203.0.113.5'],
  ['what the proxy saw, not what the client claims', 1, '127.0.0.1, 203.0.113.5', '203.0.113.5'],
  ['what the first of two saw', 2, '127.0.0.1, 203.0.113.5, 10.0.0.2', '203.0.113.5'],
  ['without its port', 1, '203.0.113.5:50123', '203.0.113.5'],
  ['without its brackets', 1, '[2001:db8::1]:50123', '2001:db8::1'],
  ['nobody: it came past the proxies', 2, '203.0.113.5', 'unknown'],
  ['nobody: the proxy says nothing', 1, '', 'unknown'],
])('behind proxies the client is %s', (_, hops, chain, client) => {
  const arrived = arrival('127.0.0.1', chain ? forwarded(chain) : {})
  expect(clientOf(arrived, { hops, isLocalSite: true })).toBe(client)
})

it.each([
  ['https://beopdap.example', undefined, { hops: 0, isLocalSite: false }, 1],
  ['https://beopdap.example', 1, { hops: 1, isLocalSite: false }, 0],
  ['https://beopdap.example', 0, { hops: 0, isLocalSite: false }, 0],
  ['http://localhost:3000', undefined, { hops: 0, isLocalSite: true }, 0],
])('%s with TRUSTED_PROXIES %s', (SITE_URL, TRUSTED_PROXIES, proxies, warnings) => {
  const warned = jest.spyOn(log, 'warn').mockReturnValue()
  expect(proxiesOf({ SITE_URL, TRUSTED_PROXIES })).toEqual(proxies)
  expect(warned).toHaveBeenCalledTimes(warnings)
  warned.mockRestore()
})

describe('a server', () => {
  let server: Server
  let stop: () => void
  beforeAll(async () => {
    stop = trustForwardedHeaders(local)
    server = createServer((asked, answer) => answer.end(asked.headers['x-forwarded-for']))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  })
  afterAll(async () => {
    // The next file of tests runs in the same process.
    stop()
    await new Promise((closed) => server.close(closed))
  })

  const seen = (headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      request({ port, host: '127.0.0.1', headers, agent: false }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () => resolve(text))
      })
        .once('error', reject)
        .end()
    })

  it('sees one address, however often another is claimed', async () => {
    expect(await seen({})).toBe('127.0.0.1')
    expect(await seen(forwarded('203.0.113.1'))).toBe('unknown')
    expect(await seen(forwarded('203.0.113.2, 203.0.113.3'))).toBe('unknown')
  })

  it('sees what was claimed once that is stopped', async () => {
    stop()
    expect(await seen(forwarded('203.0.113.1'))).toBe('203.0.113.1')
  })
})
