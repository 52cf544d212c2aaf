import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPageStore } from '@/lib/page-cache/page-store'
import { servePages } from '@/lib/page-cache/serve-pages'

const state = { maintenance: false, cache: true }
let edition: string | null
let makes: string[]
let respond: RequestListener
let server: Server

beforeAll(() => {
  const store = createPageStore({ memoryBytes: 1_000_000, disk: null })
  servePages({ store, edition: async () => edition, siteState: async () => state })
})
let run = 0
beforeEach(async () => {
  state.maintenance = false
  state.cache = true
  // The store outlives a test, as it outlives a request.
  edition = `edition ${++run}`
  makes = []
  respond = (request, response) => {
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=60')
    response.setHeader('content-type', 'text/html')
    response.write('made ')
    response.end(`for ${request.url} as ${request.headers['accept-encoding']}`)
  }
  server = createServer((request, response) => {
    makes.push(request.url ?? '')
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  const text = await answer.text()
  // What is kept is kept after the answer has gone out.
  await new Promise((resolve) => setImmediate(resolve))
  return { status: answer.status, text, headers: answer.headers }
}

it('makes a decision once for an edition, and answers the same bytes again', async () => {
  const first = await ask('/cases/2012%EB%8B%A431628')
  const second = await ask('/cases/2012%EB%8B%A431628')
  expect(second.text).toBe(first.text)
  expect(second.headers.get('content-type')).toBe('text/html')
  expect(second.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
  expect(makes).toHaveLength(1)
  edition = 'another'
  await ask('/cases/2012%EB%8B%A431628')
  expect(makes).toHaveLength(2)
})

it('keeps languages, schemes and encodings apart', async () => {
  for (const path of ['/cases/1', '/en/cases/1', '/zh/statutes/2/articles/3']) await ask(path)
  await ask('/cases/1', { 'x-forwarded-proto': 'https' })
  await ask('/cases/1', { 'accept-encoding': 'br, gzip;q=0.5' })
  expect(makes).toHaveLength(5)
  expect((await ask('/cases/1', { 'accept-encoding': 'gzip' })).text).toBe(
    'made for /cases/1 as gzip',
  )
  expect((await ask('/cases/1', { 'accept-encoding': 'gzip;q=0' })).text).toBe(
    'made for /cases/1 as identity',
  )
  expect(makes).toHaveLength(5)
})

it('takes the serial number of a link for a part of the address', async () => {
  await ask('/cases/1?serial=5')
  await ask('/cases/1?serial=5')
  await ask('/cases/1?serial=6')
  expect(makes).toEqual(['/cases/1?serial=5', '/cases/1?serial=6'])
})

it('tells a browser that its copy is still the same', async () => {
  await ask('/cases/1')
  const mark = (await ask('/cases/1')).headers.get('etag') ?? ''
  const again = await ask('/cases/1', { 'if-none-match': mark })
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', mark])
})

it.each([
  ['of a person with a session', '/cases/1', { cookie: 'a=1; session.0=x' }],
  ['with a query', '/cases/1?citing=2', {}],
  ['of the router', '/cases/1', { rsc: '1' }],
  ['of a search engine', '/cases/1', { 'user-agent': 'Mozilla/5.0 (compatible; Yeti/1.1)' }],
  ['for a part', '/cases/1', { range: 'bytes=0-9' }],
  ['for another page', '/about', {}],
  ['for the list of laws', '/statutes', {}],
])('a request %s is made each time', async (_, path, headers) => {
  await ask(path, headers)
  await ask(path, headers)
  expect(makes).toHaveLength(2)
})

it('a request that is no reading is made each time', async () => {
  await ask('/cases/1')
  await ask('/cases/1', {}, 'POST')
  expect(makes).toHaveLength(2)
})

it.each<[string, RequestListener]>([
  [
    'missing',
    (_, response) => void response.writeHead(404, { 'cache-control': 'public' }).end('x'),
  ],
  [
    'private',
    (_, response) => void response.writeHead(200, { 'cache-control': 'private' }).end('x'),
  ],
  [
    'with a cookie',
    (_, response) =>
      void response.setHeader('cache-control', 'public').setHeader('set-cookie', 'a=1').end('x'),
  ],
  [
    'larger than any page',
    (_, response) =>
      void response.setHeader('cache-control', 'public').end(Buffer.alloc(3_000_000)),
  ],
])('an answer that is %s is not kept', async (_, make) => {
  respond = make
  await ask('/cases/1')
  await ask('/cases/1')
  expect(makes).toHaveLength(2)
})

it('a closed site answers nobody from what it keeps', async () => {
  await ask('/cases/1')
  state.maintenance = true
  respond = (_, response) => void response.writeHead(503).end('closed')
  expect((await ask('/cases/1')).status).toBe(503)
})

it('with caching off, what was kept is forgotten', async () => {
  await ask('/cases/1')
  state.cache = false
  await ask('/cases/1')
  state.cache = true
  await ask('/cases/1')
  expect(makes).toHaveLength(3)
})

it('keeps nothing while nobody knows what pages are made of', async () => {
  edition = null
  await ask('/cases/1')
  await ask('/cases/1')
  expect(makes).toHaveLength(2)
})

it('a page that was begun before a refresh is not kept for the time after it', async () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  respond = (_, response) => {
    response.setHeader('cache-control', 'public')
    void promise.then(() => response.end('old'))
  }
  const old = ask('/cases/1')
  while (makes.length === 0) await new Promise((next) => setImmediate(next))
  edition = 'after the refresh'
  resolve()
  expect((await old).text).toBe('old')
  respond = (_, response) => void response.setHeader('cache-control', 'public').end('new')
  expect((await ask('/cases/1')).text).toBe('new')
})
