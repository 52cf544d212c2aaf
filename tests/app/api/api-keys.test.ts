/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises'
import { POST as check } from '@/app/api/citations/check/route'
import { GET as search } from '@/app/api/search/route'
import { GET as types } from '@/app/api/search/types/route'
import { forgetKnownKeys } from '@/lib/api-keys/admission'
import { generateKey } from '@/lib/api-keys/api-key'
import { believedMs } from '@/lib/api-keys/constants'
import { createApiKey, revokeApiKey, rotateApiKey } from '@/lib/api-keys/mutations'
import type { NewKeyForm } from '@/lib/api-keys/schema'
import { entitlements } from '@/lib/entitlements'
import { log } from '@/lib/log'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { apiRequest, read } from '@/tests/factories/api-call'
import { connectServices } from '@/tests/factories/connect-services'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import { makePerson, type Person } from '@/tests/factories/person'
import { subscribe } from '@/tests/factories/subscriber'

let supabase: SupabaseProcess
let legal: LegalApp
let person: Person
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => supabase.visitor() }))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))

beforeAll(async () => {
  jest.spyOn(log, 'error').mockReturnValue()
  ;[supabase, legal] = await Promise.all([startSupabase(), createLegalApp()])
  connectServices(legal, supabase)
  person = await makePerson(supabase)
})
beforeEach(forgetKnownKeys)
afterAll(async () => {
  jest.restoreAllMocks()
  await Promise.all([supabase.stop(), legal.drop()])
})

const form = (more: Partial<NewKeyForm> = {}): NewKeyForm => ({
  name: '검색 서버',
  scopes: ['corpus:read'],
  lifetime: 90,
  dailyLimit: null,
  ...more,
})
async function makeKey(more: Partial<NewKeyForm> = {}, owner = person) {
  const made = await createApiKey(owner.client, form(more), new Date())
  if (!made.ok) throw new Error(made.reason)
  return made
}
function withKey(request: Request, key: string): Request {
  request.headers.set('authorization', `Bearer ${key}`)
  return request
}
async function ask(key: string, path = '/api/search/types') {
  const answer = await types(withKey(apiRequest(path), key))
  return { headers: answer.headers, ...(await read(answer)) }
}

it('a key opens what it may, says what is left, and what it answers is kept by nobody', async () => {
  const { key } = await makeKey()
  const { status, headers } = await ask(key)
  expect(status).toBe(200)
  const most = entitlements.free.apiRequestsADay
  expect(headers.get('x-ratelimit-limit-day')).toBe(String(most))
  expect(Number(headers.get('x-ratelimit-remaining-day'))).toBeLessThan(most)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

it('without a key it is as open as before', async () => {
  const answer = await types(apiRequest('/api/search/types'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
})

it('a forged key, one of nobody, and another token are refused, not taken for a visitor', async () => {
  const { key } = await makeKey()
  const forged = `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`
  for (const wrong of [forged, generateKey().key, 'eyJhbGciOiJIUzI1NiJ9.e30.x', '0']) {
    const { status, body, headers } = await ask(wrong)
    expect({ status, code: body.error.code }).toEqual({ status: 401, code: 'keyInvalid' })
    expect(headers.get('www-authenticate')).toMatch(/^Bearer /)
  }
})

it('an expired key is told so', async () => {
  const { id, key } = await makeKey()
  await supabase.sql`update api_keys set expires_at = now() - interval '1 second' where id = ${id}`
  expect(await ask(key)).toMatchObject({ status: 401, body: { error: { code: 'keyExpired' } } })
})

it('a revoked key is refused: at once where it was revoked, elsewhere when what is known runs out', async () => {
  const { id, key } = await makeKey()
  expect((await ask(key)).status).toBe(200)
  expect(await revokeApiKey(person.client, id)).toBe(true)
  expect(await revokeApiKey(person.client, id)).toBe(false)
  expect(believedMs).toBeLessThan(30_000)
  forgetKnownKeys()
  expect(await ask(key)).toMatchObject({ status: 401, body: { error: { code: 'keyRevoked' } } })
})

it('what was found about a key is asked again after ten seconds', async () => {
  const { id, key } = await makeKey()
  const clock = jest.spyOn(performance, 'now')
  expect((await ask(key)).status).toBe(200)
  await supabase.sql`update api_keys set revoked_at = now() where id = ${id}`
  expect((await ask(key)).status).toBe(200)
  const later = performance.now() + believedMs + 1
  clock.mockReturnValue(later)
  expect((await ask(key)).status).toBe(401)
  clock.mockRestore()
})

it('the keys of a disabled account open nothing', async () => {
  const other = await makePerson(supabase)
  const { key } = await makeKey({}, other)
  await supabase.sql`update profiles set disabled_at = now() where id = ${other.id}`
  expect(await ask(key)).toMatchObject({ status: 401, body: { error: { code: 'keyRevoked' } } })
})

it('a key without the scope is refused with the name of the scope', async () => {
  const reading = await makeKey()
  const text = { text: '민법 제750조' }
  const refused = await read(
    await check(withKey(apiRequest('/api/citations/check', text), reading.key)),
  )
  expect(refused).toMatchObject({
    status: 403,
    body: { error: { code: 'scopeMissing', details: { scope: 'citations:check' } } },
  })
  const checking = await makeKey({ scopes: ['citations:check'] })
  const checked = await read(
    await check(withKey(apiRequest('/api/citations/check', text), checking.key)),
  )
  expect(checked).toMatchObject({ status: 200 })
  expect(await ask(checking.key)).toMatchObject({ status: 403 })
})

it('a key has its own limit of a day, and says when the next day begins', async () => {
  const { key } = await makeKey({ dailyLimit: 2 })
  expect((await ask(key)).headers.get('x-ratelimit-remaining-day')).toBe('1')
  expect((await ask(key)).headers.get('x-ratelimit-remaining-day')).toBe('0')
  const { status, body, headers } = await ask(key)
  expect(status).toBe(429)
  expect(body.error).toMatchObject({ code: 'rateLimit', details: { limit: 'day' } })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(24 * 3600)
})

it('all keys of an account together have the limit of a minute', async () => {
  const busy = await makePerson(supabase)
  const keys = [await makeKey({}, busy), await makeKey({}, busy)]
  const most = entitlements.free.apiRequestsAMinute
  const asked = Array.from({ length: most + 5 }, (_, at) => ask(keys[at % 2]?.key ?? ''))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(most)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

it('a key has what its owner’s plan allows', async () => {
  const payer = await makePerson(supabase)
  const { key } = await makeKey({}, payer)
  const query = `/api/search?query=${encodeURIComponent('불법행위 손해배상')}&collection=law_premium`
  const premium = async () => read(await search(withKey(apiRequest(query), key)))
  expect(await premium()).toMatchObject({ status: 403, body: { error: { code: 'planNeeded' } } })
  await subscribe(supabase.sql, payer.id)
  forgetKnownKeys()
  expect(await premium()).toMatchObject({ status: 200 })
})

it('a key and the one in its place are both good until the overlap ends', async () => {
  const old = await makeKey({ name: '교체할 키', dailyLimit: 500 })
  const change = { key: old.id, lifetime: 30, overlap: 24 }
  const made = await rotateApiKey(person.client, change, new Date())
  if (!made.ok) throw new Error(made.reason)
  const [row] = await supabase.sql`select * from api_keys where id = ${made.id}`
  expect(row).toMatchObject({ name: '교체할 키', daily_limit: 500, replaces: old.id })
  expect((await ask(old.key)).status).toBe(200)
  expect((await ask(made.key)).status).toBe(200)
  expect(await rotateApiKey(person.client, change, new Date())).toEqual({
    ok: false,
    reason: 'gone',
  })
  const [left] = await supabase.sql`select expires_at - now() < interval '24 hours' as soon
    from api_keys where id = ${old.id}`
  expect(left?.soon).toBe(true)

  const next = await rotateApiKey(
    person.client,
    { key: made.id, lifetime: 30, overlap: 0 },
    new Date(),
  )
  expect(next.ok).toBe(true)
  forgetKnownKeys()
  expect(await ask(made.key)).toMatchObject({
    status: 401,
    body: { error: { code: 'keyExpired' } },
  })
})

it('nobody revokes or replaces the key of another', async () => {
  const { id, key } = await makeKey()
  const other = await makePerson(supabase)
  const admin = await makePerson(supabase, 'admin')
  for (const { client } of [other, admin]) {
    expect(await revokeApiKey(client, id)).toBe(false)
    const change = { key: id, lifetime: 30, overlap: 0 }
    expect(await rotateApiKey(client, change, new Date())).toMatchObject({ ok: false })
  }
  await expect(revokeApiKey(supabase.visitor(), id)).rejects.toMatchObject({ code: 'forbidden' })
  expect((await ask(key)).status).toBe(200)
})

it('nobody has more than twenty keys at once, also when they are asked for at once', async () => {
  const many = await makePerson(supabase)
  const made = await Promise.all(
    Array.from({ length: 24 }, () => createApiKey(many.client, form(), new Date())),
  )
  expect(made.filter(({ ok }) => ok)).toHaveLength(20)
})

it('what a key was used for is counted by day and path, and when it was last used', async () => {
  const { id, key } = await makeKey({ dailyLimit: 1 })
  await ask(key)
  await ask(key)
  const rows = async () => supabase.sql`select route, answered, refused, k.last_used_at
    from api_key_usage join api_keys k on k.id = key_id where key_id = ${id}`
  const deadline = Date.now() + 20_000
  while ((await rows()).length === 0 && Date.now() < deadline) await wait(100)
  expect(await rows()).toEqual([
    {
      route: '/api/search/types',
      answered: 1,
      refused: 1,
      last_used_at: expect.any(Date),
    },
  ])
})
