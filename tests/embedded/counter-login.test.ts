/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { counterLogin } from '@/embedded/launcher/counter-login.mjs'
import { createRateLimiter } from '@/lib/rate-limit'
import { createTestDatabase, type TestDatabase } from '@/tests/database'

let database: TestDatabase
let folder: string
let url: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'beopdap-counter-'))
  url = await counterLogin(database.url, folder)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

test('the site counts by a log-in of its own', async () => {
  const [owner, counter] = [new URL(database.url), new URL(url)]
  expect(counter.username).toBe('rate_limiter')
  expect(counter.password).not.toBe(owner.password)
  const limiter = createRateLimiter({ name: 'login', points: 1, seconds: 60 }, url)
  const taken = [await limiter.take('a'), await limiter.take('a')]
  expect(taken.map(({ allowed }) => allowed)).toEqual([true, false])
  expect(await database.sql`select from rate_limit.counters where key like 'login:%'`).toHaveLength(
    1,
  )
})

test.each([
  'select * from auth.users',
  'select * from public.profiles',
  'set role postgres',
  'reset role; select * from auth.sessions',
  'create table public.mine (id int)',
  "select pg_read_file('/etc/passwd')",
])('that log-in can do nothing else: %s', async (statement) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
  await sql.end()
})
