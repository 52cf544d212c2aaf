import { createServer } from 'node:http'
import { loopbackUrl, quantile, run, table } from '@/scripts/bench/load'
import { listenLocally } from '@/scripts/bench/local-port'

it.each([
  'http://example.com',
  'https://127.0.0.1:1',
  'http://10.0.0.1',
  'http://127.0.0.1.example.com',
])('refuses to load %s', (address) => {
  expect(() => loopbackUrl(address)).toThrow('not an http address of this machine')
})

it('takes quantiles by nearest rank', () => {
  const times = Array.from({ length: 100 }, (_, at) => at + 1)
  expect([quantile(times, 0.5), quantile(times, 0.95), quantile([7], 0.95)]).toEqual([50, 95, 7])
})

it('asks as often as told, in turn, and counts what fails', async () => {
  const asked: string[] = []
  const server = createServer((incoming, response) => {
    asked.push(incoming.url ?? '')
    response.statusCode = incoming.url === '/bad' ? 500 : 200
    response.end('{}')
  })
  const port = await listenLocally(server)
  const base = loopbackUrl(`http://127.0.0.1:${port}`)
  const figures = await run(
    base,
    { name: 'mixed', paths: ['/good', '/bad'] },
    { clients: 2, count: 10, seconds: 60 },
  )
  await new Promise((resolve) => server.close(resolve))
  expect(figures).toMatchObject({ requests: 10, failures: 5, clients: 2 })
  expect(asked.filter((path) => path === '/good')).toHaveLength(5)
  expect(table([figures])).toContain('mixed')
})
