import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { POST } from '@/app/api/activity/events/route'
import { accountKey } from '@/lib/activity/account-key'
import { recordActivity } from '@/lib/activity/mutations'
import { userClient } from '@/lib/supabase/clients'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { apiRequest, read } from '@/tests/factories/api-call'

jest.mock('@/lib/supabase/clients', () => ({ userClient: jest.fn() }))

let supabase: SupabaseProcess
let count = 0

type Person = { id: string; email: string; client: SupabaseClient }

async function person(): Promise<Person> {
  const [email, password] = [`active-${++count}@example.test`, 'correct horse']
  const made = await supabase
    .admin()
    .auth.admin.createUser({ email, password, email_confirm: true })
  if (made.error) throw made.error
  const { id } = made.data.user
  await supabase.sql`insert into profiles (id, email, role) values (${id}, ${email}, 'user')`
  const client = supabase.visitor()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { id, email, client }
}

const as = (client: SupabaseClient) => jest.mocked(userClient).mockResolvedValue(client)
const seen = (changed: object = {}) => ({
  id: randomUUID(),
  type: 'page_view',
  data: { path: '/pricing' },
  metadata: {},
  at: new Date().toISOString(),
  ...changed,
})
const send = async (of: Person, items: unknown[]) =>
  read(await POST(apiRequest('/api/activity/events', { account: accountKey(of.email), items })))
const kept = (of: Person) =>
  supabase.sql`select * from public.user_activity where user_id = ${of.id} order by created_at`

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

test('a batch is kept with the person’s own session, and once however often it is sent', async () => {
  const one = await person()
  as(one.client)
  const items = [seen(), seen({ type: 'search', data: { path: '/case-search', length: 4 } })]
  const first = await send(one, items)
  expect(first.status).toBe(200)
  expect(first.body.data).toEqual({ kept: items.map(({ id }) => id), refused: [] })
  expect((await send(one, [...items, seen()])).body.data.kept).toHaveLength(3)
  const rows = await kept(one)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatchObject({ user_email: one.email, activity_type: 'page_view' })
})

test('what is none is refused by name, and the rest is kept', async () => {
  const one = await person()
  as(one.client)
  const bad = [
    seen({ type: 'login' }),
    seen({ data: { words: 'x'.repeat(300) } }),
    seen({ at: 'yesterday' }),
    seen({ id: 'no-uuid' }),
    seen({ data: { path: 'a\u0000b' } }),
  ]
  const good = seen()
  const { body } = await send(one, [...bad, good])
  expect(body.data).toEqual({ kept: [good.id], refused: bad.map(({ id }) => id) })
  expect(await kept(one)).toHaveLength(1)
})

test('times that cannot be are brought to those that can', async () => {
  const one = await person()
  as(one.client)
  const now = Date.now()
  await send(one, [seen({ at: '2001-01-01T00:00:00Z' }), seen({ at: '2101-01-01T00:00:00Z' })])
  const [old, fresh] = (await kept(one)).map(({ created_at }) => new Date(created_at).getTime())
  expect(Math.abs((old ?? 0) - (now - 30 * 24 * 3600_000))).toBeLessThan(60_000)
  expect((fresh ?? 0) - now).toBeLessThanOrEqual(5 * 60_000)
  expect((fresh ?? 0) - now).toBeGreaterThan(4 * 60_000)
})

test('nobody, and nobody else, takes a queue', async () => {
  const [one, other] = [await person(), await person()]
  as(supabase.visitor())
  expect((await send(one, [seen()])).status).toBe(401)
  // Somebody else signed in in another tab.
  as(other.client)
  expect((await send(one, [seen()])).status).toBe(401)
  expect(await kept(one)).toEqual([])
  expect(await kept(other)).toEqual([])
})

test('an id of somebody else’s activity neither changes nor shows it', async () => {
  const [one, other] = [await person(), await person()]
  as(one.client)
  const mine = seen()
  await send(one, [mine])
  as(other.client)
  await send(other, [{ ...mine, data: { path: '/contact' } }])
  expect(await kept(other)).toEqual([])
  expect(await kept(one)).toMatchObject([{ activity_data: { path: '/pricing' } }])
  const { data } = await other.client.from('user_activity').select('id').eq('user_id', one.id)
  expect(data).toEqual([])
  const forged = await other.client
    .from('user_activity')
    .insert({ id: randomUUID(), activity_type: 'login', user_id: one.id })
  expect(forged.error?.code).toBe('42501')
})

test('what the database denies is a failure, without another try', async () => {
  const one = await person()
  as(one.client)
  await supabase.sql`update profiles set disabled_at = now() where id = ${one.id}`
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  expect([401, 403]).toContain((await send(one, [seen()])).status)
  await supabase.sql`update profiles set disabled_at = null where id = ${one.id}`
  await supabase.sql`revoke insert on public.user_activity from authenticated`
  await supabase.sql`revoke insert (id, activity_type, activity_data, metadata, user_agent, created_at)
    on public.user_activity from authenticated`
  expect((await send(one, [seen()])).status).toBe(403)
  await supabase.sql`grant insert (id, activity_type, activity_data, metadata, user_agent, created_at)
    on public.user_activity to authenticated`
  expect(warned).toHaveBeenCalled()
  warned.mockRestore()
  expect(await kept(one)).toEqual([])
})

test('a body that is no batch is refused', async () => {
  const one = await person()
  as(one.client)
  const many = Array.from({ length: 101 }, () => seen())
  for (const items of [[], many, ['x'], [{}]]) expect((await send(one, items)).status).toBe(400)
  const long = await POST(apiRequest('/api/activity/events', 'x'.repeat(65 * 1024)))
  expect(long.status).toBe(400)
  expect(await kept(one)).toEqual([])
})

test('the server tells what it knows a person did', async () => {
  const one = await person()
  expect(await recordActivity(one.client, { type: 'login', userAgent: 'x'.repeat(500) })).toEqual({
    ok: true,
  })
  expect(await recordActivity(supabase.visitor(), { type: 'login' })).toEqual({
    ok: false,
    reason: 'denied',
  })
  expect(await kept(one)).toMatchObject([{ activity_type: 'login', user_email: one.email }])
})
