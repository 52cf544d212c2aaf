/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { expectedFunctions } from './function-rights'
import { type Person, people, type TableCase } from './table-case'
import { expectedTables } from './table-rights'

// What the REST API lets each person do with every table and function of `public`. Both are read from the
// catalogue: one that is not in ./table-rights or ./function-rights fails here until somebody says on purpose who may use it.

let supabase: SupabaseProcess
const clients = {} as Record<Person, SupabaseClient>
const ids = {} as Record<Exclude<Person, 'anonymous'>, string>

async function signUp(name: string): Promise<{ id: string; client: SupabaseClient }> {
  const email = `${name}-${randomUUID()}@example.test`
  const made = await supabase
    .admin()
    .auth.admin.createUser({ email, password: 'correct horse', email_confirm: true })
  if (made.error) throw made.error
  const client = supabase.visitor()
  const { error } = await client.auth.signInWithPassword({ email, password: 'correct horse' })
  if (error) throw error
  return { id: made.data.user.id, client }
}

beforeAll(async () => {
  supabase = await startSupabase()
  clients.anonymous = supabase.visitor()
  clients.service = supabase.admin()
  for (const [name, role] of [
    ['owner', 'user'],
    ['other', 'user'],
    ['supervisor', 'supervisor'],
    ['admin', 'admin'],
  ] as const) {
    const { id, client } = await signUp(name)
    clients[name] = client
    ids[name] = id
    await supabase.sql`insert into profiles (id, email, role) values (${id}, ${`${name}@example.test`}, ${role})`
  }
})
afterAll(() => supabase.stop())

const countOf = async (table: string): Promise<number> =>
  Number((await supabase.sql.unsafe(`select count(*) from public.${table}`))[0]?.count)

/** The row that belongs to the owner, as the database has it, past every policy. */
async function rowOf({ table, key }: TableCase, value: string): Promise<string | null> {
  const [row] = await supabase.sql.unsafe(
    `select to_jsonb(t)::text as text from public.${table} t where t.${key}::text = $1`,
    [value],
  )
  return row?.text ?? null
}

/** What somebody can do with a row of the owner's, and whether they can add one: letters of `siud`. */
async function rightsOf(person: Person, given: TableCase): Promise<string> {
  const { table, key } = given
  // The case of profiles ends with the owner's being deleted.
  await supabase.sql`insert into profiles (id, email) values (${ids.owner}, 'owner@example.test')
    on conflict do nothing`
  const value = await given.seed({ sql: supabase.sql, owner: ids.owner })
  const rest = () => clients[person].from(table)
  const seen = await rest()
    .select(given.columns ?? '*')
    .eq(key, value)
  const before = await rowOf(given, value)
  expect(before).not.toBeNull()

  const newcomer = randomUUID()
  await supabase.sql`insert into auth.users (id, email) values (${newcomer}, ${`${newcomer}@example.test`})`
  const rows = await countOf(table)
  const sample = given.sample({ newcomer, owner: ids.owner })
  const own = person === 'service' ? sample : (({ user_id: _, ...rest }) => rest)(sample)
  await rest().insert(own)
  const added = (await countOf(table)) - rows

  await rest().update(given.change).eq(key, value)
  const changed = (await rowOf(given, value)) !== before
  await rest().delete().eq(key, value)
  const gone = (await rowOf(given, value)) === null

  expect([0, 1]).toContain(added)
  return [
    seen.data?.length === 1 ? 's' : '',
    added === 1 ? 'i' : '',
    changed ? 'u' : '',
    gone ? 'd' : '',
  ].join('')
}

describe.each(expectedTables.map((given) => [given.name, given] as const))('%s', (_, given) => {
  it.each(people)('%s', async (person) => {
    expect(await rightsOf(person, given)).toBe(given.may[person] ?? '')
  })
})

it('every table of the API is expected, and guarded by policies', async () => {
  const tables = await supabase.sql<{ name: string; guarded: boolean }[]>`
    select relname as name, relrowsecurity as guarded from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`
  const expected = [...new Set(expectedTables.map(({ table }) => table))].sort()
  expect(tables.map(({ name }) => name)).toEqual(expected)
  expect(tables.filter(({ guarded }) => !guarded)).toEqual([])
})

it('nobody reaches tables outside the schemas of the API', async () => {
  const open = await supabase.sql`
    select n.nspname, c.relname, r.rolname from pg_class c
    join pg_namespace n on n.oid = c.relnamespace, pg_roles r
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and r.rolname in ('anon', 'authenticated')
      and n.nspname not in ('public', 'storage', 'information_schema') and n.nspname !~ '^pg_'
      and has_schema_privilege(r.oid, n.oid, 'usage')
      and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')`
  expect(open).toEqual([])
  for (const schema of ['auth', 'legal', 'rate_limit', 'embedded', 'storage']) {
    const { data, error } = await clients.admin.schema(schema).from('users').select('*')
    expect(error).not.toBeNull()
    expect(data ?? []).toEqual([])
  }
})

it('every function of the API may be called by exactly whom it is meant for', async () => {
  const functions = await supabase.sql<{ name: string; anon: boolean; signed_in: boolean }[]>`
    select proname as name, has_function_privilege('anon', oid, 'execute') as anon,
      has_function_privilege('authenticated', oid, 'execute') as signed_in
    from pg_proc where pronamespace = 'public'::regnamespace order by 1`
  const seen = functions.map(({ name, anon, signed_in }) => [
    name,
    anon ? 'everyone' : signed_in ? 'signedIn' : 'nobody',
  ])
  expect(Object.fromEntries(seen)).toEqual(expectedFunctions)
})

it('no function that passes the policies can be led astray by a search path', async () => {
  const loose = await supabase.sql`
    select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(proconfig::text, '') like '%search_path=%'`
  expect(loose).toEqual([])
})

describe('for others', () => {
  const rows: [string, () => Record<string, string>][] = [
    ['user_activity', () => ({ id: randomUUID(), activity_type: 'search', user_id: ids.owner })],
    ['deletion_requests', () => ({ reason: 'x', user_id: ids.owner })],
  ]
  it.each(rows)('nobody adds to %s', async (table, row) => {
    for (const person of ['anonymous', 'other', 'supervisor', 'admin'] as const) {
      const before = await countOf(table)
      expect((await clients[person].from(table).insert(row() as never)).error).not.toBeNull()
      expect(await countOf(table)).toBe(before)
    }
  })
})

describe('the security log', () => {
  it('keeps an administrator’s address from whom the act was about', async () => {
    await supabase.sql`insert into security_logs (user_id, event_type, ip_address) values
      (${ids.owner}, 'role_changed', '203.0.113.9'), (${ids.owner}, 'sign_in', '198.51.100.7')`
    const own = await clients.owner.from('security_logs').select('event_type')
    const types = (own.data ?? []).map(({ event_type }) => event_type)
    expect(types).toContain('sign_in')
    expect(types).not.toContain('role_changed')
    const all = await clients.admin
      .from('security_logs')
      .select('event_type')
      .eq('user_id', ids.owner)
    expect((all.data ?? []).map(({ event_type }) => event_type)).toContain('role_changed')
  })
})

describe('the audit', () => {
  const record = (person: Person, act: string) =>
    clients[person].rpc('record_act', { act, kind: 'account', target: ids.owner })

  it.each([
    ['supervisor', 'account.resetSent'],
    ['supervisor', 'corpus.refreshStarted'],
    ['supervisor', 'account.roleChanged'],
    ['admin', 'account.roleChanged'],
    ['admin', 'account.deleted'],
    ['admin', 'post.deleted'],
    ['admin', 'settings.saved'],
    ['admin', 'maintenance.on'],
    ['supervisor', 'inquiry.answered'],
    ['owner', 'corpus.refreshStarted'],
    ['anonymous', 'corpus.refreshStarted'],
  ] as const)('takes from a %s no row of %s', async (person, act) => {
    const before = await countOf('audit_log')
    expect((await record(person, act)).error).not.toBeNull()
    expect(await countOf('audit_log')).toBe(before)
  })

  it.each([['admin', 'account.resetSent']] as const)(
    'takes from a %s a row of %s, with their name',
    async (person, act) => {
      expect((await record(person, act)).error).toBeNull()
      const [row] = await supabase.sql`select * from audit_log order by id desc limit 1`
      expect(row).toMatchObject({ actor_id: ids[person], action: act, target_id: ids.owner })
    },
  )

  it('takes no row that is too long', async () => {
    const { error } = await clients.admin.rpc('record_act', {
      act: 'corpus.refreshStarted',
      kind: 'corpus',
      target: 'x'.repeat(201),
    })
    expect(error).not.toBeNull()
  })
})
