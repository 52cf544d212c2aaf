import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seededNumbers } from '@/lib/seeded-numbers'
import { listenLocally } from '@/scripts/bench/local-port'
import { acknowledgedIn, countLost } from '@/scripts/soak/acknowledged'
import { killEach, metKill } from '@/scripts/soak/kills'
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
  startedAt: 0,
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

it('ends each process of a stack but the launcher, and notes when another stands in its place', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'soak-'))
  const write = (pids: Record<string, number>) =>
    writeFileSync(path.join(data, 'run', 'pids.json'), JSON.stringify(pids))
  mkdirSync(path.join(data, 'run'))
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const ended = new Promise<string | null>((resolve) => child.once('exit', (_, by) => resolve(by)))
  write({ launcher: process.pid, site: child.pid ?? 0 })
  void ended.then(() => write({ launcher: process.pid, site: process.pid }))
  const kills = await killEach(data, 0)
  expect(await ended).toBe('SIGKILL')
  expect(kills).toEqual([{ name: 'site', at: expect.any(Number), backMs: expect.any(Number) }])
  rmSync(data, { recursive: true })
})

it('tells which requests met a process that was away', () => {
  const kills = [{ name: 'site', at: 10_000, backMs: 2000 }]
  expect(metKill(kills, 9000, 9900)).toBeUndefined()
  expect(metKill(kills, 9000, 10_100)?.name).toBe('site')
  expect(metKill(kills, 16_000, 16_100)?.name).toBe('site')
  expect(metKill(kills, 17_001, 17_100)).toBeUndefined()
})

describe('a question that was taken', () => {
  const answer = '8d5be48c-56cb-4fae-956c-19615600341d'
  const events = `data: {"type":"start"}\n\ndata: {"type":"data-begun","data":{"answerId":"${answer}"}}\n\ndata: [DONE]\n`

  it('is known by what the site said first, with the cookie of its device', () => {
    const headers = new Headers({ 'set-cookie': 'device=secret; Path=/; HttpOnly' })
    expect(acknowledgedIn(headers, events)).toEqual({ answer, cookie: 'device=secret' })
    expect(acknowledgedIn(new Headers(), 'data: {"type":"error"}\n')).toBeNull()
  })

  it('is lost when the site has it no longer', async () => {
    const server = createServer((request, response) => {
      const own = request.headers.cookie === 'device=secret'
      response.statusCode = own ? 200 : 404
      response.end(JSON.stringify(own ? { data: { id: answer } } : { error: {} }))
    })
    const base = new URL(`http://127.0.0.1:${await listenLocally(server)}`)
    const taken = (cookie: string) => ({ answer, cookie })
    expect(await countLost(base, [taken('device=secret'), taken('device=other')])).toBe(1)
    server.close()
  })
})
