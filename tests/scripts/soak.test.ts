import { createServer, type Server } from 'node:http'
import { seededNumbers } from '@/lib/seeded-numbers'
import { listenLocally } from '@/scripts/bench/local-port'
import { kinds, nextAsk } from '@/scripts/soak/mix'
import { type Answered, figuresOf, soak } from '@/scripts/soak/people'
import { problemsOf } from '@/scripts/soak/verdict'

const decisions = ['/cases/2012%EB%8B%A431628']

it('does everything that people do, in the same order in every run', () => {
  const asks = () => {
    const random = seededNumbers(7)
    return Array.from({ length: 500 }, () => nextAsk(decisions, random))
  }
  expect(new Set(asks().map(({ kind }) => kind))).toEqual(new Set(kinds))
  expect(asks()).toEqual(asks())
})

describe('people at a site', () => {
  const seen: string[] = []
  let server: Server
  let base: URL
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(String(request.headers['x-forwarded-for']))
      response.statusCode = request.url?.startsWith('/api/suggest') ? 500 : 200
      response.end('ok')
    })
    const port = await listenLocally(server)
    base = new URL(`http://127.0.0.1:${port}`)
  })
  afterAll(() => new Promise((closed) => server.close(closed)))

  it('ask so often, each from an address of their own, and what fails is counted', async () => {
    const load = { base, decisions, people: 5, seconds: 60, thinkMs: 0, most: 300 }
    const all = await soak(load)
    expect(all).toHaveLength(300)
    expect(new Set(seen).size).toBeGreaterThanOrEqual(300)
    const figures = figuresOf(all)
    expect(figures.reduce((sum, { requests }) => sum + requests, 0)).toBe(300)
    expect(figures.filter(({ failures }) => Object.keys(failures).length > 0)).toEqual([
      expect.objectContaining({ kind: 'suggestion', failures: { 500: expect.any(Number) } }),
    ])
  })
})

const answered = (kind: Answered['kind'], ms: number, failure: string | null = null) => ({
  kind,
  ms,
  failure,
})

it.each([
  ['nothing', [answered('page', 100)], [], []],
  ['a failure', [answered('chat', 1, '503')], [], ['chat: 1 answered 503']],
  ['a slow page', [answered('search', 501)], [], ['search: p95 is 501 ms, over 500']],
  ['an answer that takes its time', [answered('chat', 5000)], [], []],
  [
    'memory that grows',
    [],
    [1, 2, 3, 4].map((no) => ({ site: no * 200 })),
    ['site: memory grew from 400 to 800 MB'],
  ],
  ['memory that plays', [], [200, 240, 220, 280].map((site) => ({ site })), []],
] as const)('tells of %s', (_, all, samples, problems) => {
  expect(problemsOf(figuresOf(all), samples)).toEqual(problems)
})
