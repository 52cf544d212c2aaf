/** @jest-environment node */
import { createRateLimiter } from '@/lib/rate-limit'
import { createTestDatabase, type TestDatabase } from '@/tests/database'

const limit = { name: 'test', points: 2, seconds: 10 }

describe('in this process', () => {
  afterEach(() => jest.useRealTimers())

  it('allows so many in the time, for each client apart', async () => {
    jest.useFakeTimers()
    const limiter = createRateLimiter(limit)
    expect(await limiter.take('a')).toEqual({ allowed: true, retryAfter: 0 })
    jest.advanceTimersByTime(3000)
    expect((await limiter.take('a')).allowed).toBe(true)
    expect(await limiter.take('a')).toEqual({ allowed: false, retryAfter: 7 })
    expect((await limiter.take('b')).allowed).toBe(true)
    jest.advanceTimersByTime(7001)
    expect((await limiter.take('a')).allowed).toBe(true)
  })
})

it('counts the addresses of one IPv6 network as one client', async () => {
  const limiter = createRateLimiter(limit)
  for (const host of ['1', '2', '3']) await limiter.take(`2001:db8:1:2::${host}`)
  expect((await limiter.take('2001:db8:1:2:ffff::4')).allowed).toBe(false)
  expect((await limiter.take('2001:db8:1:3::1')).allowed).toBe(true)
})

describe('in PostgreSQL', () => {
  let database: TestDatabase
  /** As the site connects: in a role that can count and nothing else. */
  const url = () => `${database.url}?role=rate_limiter`
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it('counts for all copies together, and never more than the limit at once', async () => {
    const copies = [createRateLimiter(limit, url()), createRateLimiter(limit, url())]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => copies[at % 2]?.take('shared')),
    )
    expect(answers.filter((answer) => answer?.allowed)).toHaveLength(2)
  })

  it('keeps neither the address nor the account in clear', async () => {
    await createRateLimiter(limit, url()).take('203.0.113.9 person@example.com')
    const rows = await database.sql`select key from rate_limit.counters`
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|person/)
  })

  it('goes on counting here when the counters cannot be reached', async () => {
    const limiter = createRateLimiter(limit, 'postgres://nobody@127.0.0.1:1/none')
    const answers = [await limiter.take('a'), await limiter.take('a'), await limiter.take('a')]
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, false])
  })
})
