import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { respondNotFound } from '@/lib/not-found-response'
import { trackResponses } from '@/lib/requests/exchange'
import { listenLocally } from '@/scripts/bench/local-port'

let server: Server
let address: string

beforeAll(async () => {
  trackResponses()
  server = createServer(async (request, response) => {
    // As a page does that reads something first.
    await wait(5)
    if (request.url === '/missing') respondNotFound()
    response.end('the page says what is missing')
  })
  const port = await listenLocally(server)
  address = `http://127.0.0.1:${port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a page that is missing has its text and the status 404', async () => {
  const answer = await fetch(`${address}/missing`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('the page says what is missing')
})

test('requests beside it keep their own status', async () => {
  const [found, missing] = await Promise.all([
    fetch(`${address}/found`),
    fetch(`${address}/missing`),
  ])
  expect([found.status, missing.status]).toEqual([200, 404])
})

test('script that goes from page to page is answered as usual', async () => {
  const answer = await fetch(`${address}/missing`, { headers: { rsc: '1' } })
  expect(answer.status).toBe(200)
})

test('out of reach of a response, Next decides', () => {
  expect(respondNotFound).toThrow(/404/)
})
