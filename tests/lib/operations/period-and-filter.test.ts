import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { addErrors, addSearches } from '@/lib/activity/mutations'
import type { Role } from '@/lib/auth/roles'
import { koreanDay, lastKoreanDays } from '@/lib/korean-time'
import {
  readActivity,
  readFailures,
  readOverview,
  readRevenue,
  readSearches,
  readSecurity,
  readVisits,
} from '@/lib/operations/data'
import { parseActivityFilter, parseSecurityFilter } from '@/lib/operations/log-filter'
import { routePattern } from '@/lib/route-pattern'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'

let supabase: SupabaseProcess
const people = new Map<Role | null, SupabaseClient>()
const ids = new Map<Role, string>()

async function signIn(role: Role): Promise<void> {
  const [email, password] = [`${role}@example.test`, 'correct horse']
  const made = await supabase
    .admin()
    .auth.admin.createUser({ email, password, email_confirm: true })
  if (made.error) throw made.error
  const { id } = made.data.user
  await supabase.sql`insert into profiles (id, email, role) values (${id}, ${email}, ${role})`
  const client = supabase.visitor()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  people.set(role, client)
  ids.set(role, id)
}

const as = (role: Role | null) => people.get(role) ?? supabase.visitor()
const span = lastKoreanDays(7, new Date())

beforeAll(async () => {
  supabase = await startSupabase()
  for (const role of ['admin', 'supervisor', 'user'] as const) await signIn(role)
  await supabase.sql`insert into page_visits (path, locale, referrer_host, visited_at) values
    ('/', 'ko', 'search.example', now()), ('/cases/2012다31628', 'ko', null, now()),
    ('/cases/2014도1', 'en', null, now()), ('/pricing', 'ja', null, now() - interval '10 days')`
  await supabase.sql`insert into user_activity (id, user_id, user_email, activity_type, created_at)
    select gen_random_uuid(), ${ids.get('user') ?? ''}, 'user@example.test',
      case when i = 1 then 'chat' else 'page_view' end, date_trunc('second', now())
    from generate_series(1, 120) i`
  await supabase.sql`insert into security_logs (user_email, event_type, event_level) values
    ('us***@example.test', 'sign_in_failed', 'warning'), ('us***@example.test', 'sign_in_failed', 'warning'),
    (null, 'rate_limited', 'critical')`
}, 90_000)
afterAll(() => supabase.stop())

test('the overview counts the period and the one before, with an entry for each day', async () => {
  await addErrors(supabase.admin(), [{ place: '/api/search', code: 'unavailable', times: 3 }])
  const overview = await readOverview(as('supervisor'), 7)
  expect(overview.totals).toMatchObject({
    visits: [3, 1],
    signUps: [3, 0],
    users: [3, 0],
    activeUsers: [1, 0],
    chats: [1, 0],
    errors: [3, 0],
  })
  expect(overview.daily.map(({ day }) => day)).toHaveLength(7)
  expect(overview.daily.at(-1)).toMatchObject({ day: koreanDay(new Date()), visits: 3, errors: 3 })
})

test('revenue is for an admin alone', async () => {
  expect(await readRevenue(as('admin'), 7)).toEqual([0, 0])
  for (const role of ['supervisor', 'user', null] as const) {
    await expect(readRevenue(as(role), 7)).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test('visits are counted by page, language and where they came from', async () => {
  const visits = await readVisits(as('admin'), span)
  expect(visits).toMatchObject({
    total: 3,
    found: 1,
    routes: [
      { name: '/cases/{number}', visits: 2 },
      { name: '/', visits: 1 },
    ],
    locales: [
      { name: 'ko', visits: 2 },
      { name: 'en', visits: 1 },
    ],
    referrers: [{ name: 'search.example', visits: 1 }],
  })
})

test('searches are added up, and those without a result stand by themselves', async () => {
  const counts = [
    { locale: 'ko' as const, term: '부당해고', times: 2, emptyTimes: 0 },
    { locale: 'ko' as const, term: 'qzx', times: 1, emptyTimes: 1 },
  ]
  await addSearches(supabase.admin(), counts)
  await addSearches(supabase.admin(), counts)
  expect(await readSearches(as('supervisor'), span)).toEqual({
    total: 6,
    empty: 2,
    different: 2,
    top: [
      { term: '부당해고', times: 4, emptyTimes: 0 },
      { term: 'qzx', times: 2, emptyTimes: 2 },
    ],
    missing: [{ term: 'qzx', times: 2, emptyTimes: 2 }],
  })
  for (const role of ['admin', 'user', null] as const) {
    await expect(addSearches(as(role), counts)).rejects.toThrow(/permission denied/)
    await expect(addErrors(as(role), [])).rejects.toThrow(/permission denied/)
  }
})

test('pages of the activity log hold every row once, those of one second too', async () => {
  const met: string[] = []
  let after: string | undefined
  for (let turn = 0; turn < 5; turn++) {
    const page = await readActivity(as('admin'), parseActivityFilter({ after }))
    met.push(...page.rows.map(({ id }) => id))
    const last = page.rows.at(-1)
    if (!page.more || !last) break
    after = `${last.exact_at}_${last.id}`
  }
  expect(met).toHaveLength(120)
  expect(new Set(met).size).toBe(120)
})

test('the logs are narrowed by type, person and days', async () => {
  const rows = async (params: Record<string, string>) =>
    (await readActivity(as('admin'), parseActivityFilter(params))).rows.length
  expect(await rows({ type: 'chat' })).toBe(1)
  expect(await rows({ type: 'chat', email: 'USER@' })).toBe(1)
  expect(await rows({ email: 'nobody@' })).toBe(0)
  expect(await rows({ to: '2020-01-01' })).toBe(0)
  expect(await rows({ type: 'chat', from: span.from, to: span.to })).toBe(1)
  const found = async (params: Record<string, string>) =>
    (await readSecurity(as('admin'), parseSecurityFilter(params))).rows.length
  expect(await found({})).toBe(3)
  expect(await found({ level: 'critical' })).toBe(1)
  // The log knows the address only masked, because nobody proved that it is theirs.
  expect(await found({ email: 'user@example.test' })).toBe(2)
})

test('failures are counted by day and kind', async () => {
  const failures = await readFailures(as('admin'), span)
  expect(failures).toHaveLength(7)
  expect(failures.at(-1)).toMatchObject({ failed: 2, limited: 1, denied: 0, blocked: 0 })
})

describe('who may not', () => {
  const logs = [
    (db: SupabaseClient) => readActivity(db, parseActivityFilter({})),
    (db: SupabaseClient) => readSecurity(db, parseSecurityFilter({})),
    (db: SupabaseClient) => readFailures(db, span),
  ]
  const figures = [
    (db: SupabaseClient) => readOverview(db, 7),
    (db: SupabaseClient) => readVisits(db, span),
    (db: SupabaseClient) => readSearches(db, span),
  ]
  test.each(['user', null] as const)('%s reads neither figures nor logs', async (role) => {
    for (const ask of [...logs, ...figures]) {
      await expect(ask(as(role))).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
  test('a supervisor reads no logs of people', async () => {
    for (const ask of logs) {
      await expect(ask(as('supervisor'))).rejects.toMatchObject({ code: 'forbidden' })
    }
    const { data } = await as('supervisor').from('user_activity').select('id')
    expect(data).toEqual([])
  })
  test('nobody asks whose address holds some letters', async () => {
    for (const role of ['admin', 'user', null] as const) {
      expect((await as(role).rpc('people_with', { letters: '@' })).error?.code).toBe('42501')
    }
  })
})

test.each([
  '/',
  '/pricing',
  '/cases/2012다31628',
  '/cases/a/b',
  '/statutes',
  '/statutes/민법',
  '/statutes/민법/articles/750',
  '/blog/write',
  '/blog/some-post',
  '/docs/search',
  '/wp-admin/setup.php',
  '/Ünicode',
  `/admin/users/${randomUUID()}`,
  '/admin/users/deletions',
  `/${'x'.repeat(60)}`,
])('the database and the site see the same page behind %s', async (path) => {
  const [row] = await supabase.sql`select public.route_of(${path}) as route`
  expect(row?.route).toBe(routePattern(path))
})
