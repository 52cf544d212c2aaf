/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person, password } from '@/tests/factories/person'

// What is left of an access token after its session has ended: nothing, at once.

let supabase: SupabaseProcess
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

let owner: Person
/** Sends the owner's access token by hand, as somebody would who has kept it. */
let holder: SupabaseClient
beforeEach(async () => {
  owner = await makePerson(supabase, 'admin')
  const { data } = await owner.client.auth.getSession()
  holder = supabase.visitor({ authorization: `Bearer ${data.session?.access_token}` })
  const file = new Blob(['paper'], { type: 'text/plain' })
  await supabase.admin().storage.from('documents').upload(`${owner.id}/paper`, file)
  await supabase.sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
    values (${owner.id}, 'paper', 'text/plain', 5, ${'0'.repeat(64)}, ${`${owner.id}/paper`})`
})

const addActivity = () =>
  holder.from('user_activity').insert({ id: randomUUID(), activity_type: 'search' })

async function rightsLeft() {
  const [rows, role, audit, added, file, settings] = [
    await holder.from('profiles').select('id').eq('id', owner.id),
    await holder.rpc('my_role'),
    await holder.rpc('record_act', { act: 'corpus.refreshStarted', kind: 'corpus', target: null }),
    await addActivity(),
    await holder.storage.from('documents').download(`${owner.id}/paper`),
    await holder.from('site_settings').select('*'),
  ]
  return {
    rows: rows.data?.length ?? 0,
    role: role.data,
    act: audit.error === null,
    added: added.error === null,
    file: file.error === null,
    settings: settings.data?.length ?? 0,
  }
}

const all = { rows: 1, role: 'admin', act: true, added: true, file: true, settings: 1 }
const nothing = { rows: 0, role: null, act: false, added: false, file: false, settings: 0 }

it.each<[string, () => Promise<unknown>]>([
  ['signing out', () => owner.client.auth.signOut({ scope: 'local' })],
  [
    'a new password elsewhere',
    async () => {
      const elsewhere = supabase.visitor()
      await elsewhere.auth.signInWithPassword({ email: owner.email, password })
      await elsewhere.auth.updateUser({ password: 'another horse' })
    },
  ],
  [
    'an account being disabled',
    async () => {
      const other = await makePerson(supabase, 'admin')
      await other.client.rpc('set_account_disabled', { target: owner.id, disabled: true })
    },
  ],
  [
    'a session being ended in the settings',
    async () => {
      const elsewhere = supabase.visitor()
      await elsewhere.auth.signInWithPassword({ email: owner.email, password })
      const { data } = await elsewhere.rpc('my_sessions')
      const other = data.find((each: { is_current: boolean }) => !each.is_current)
      await elsewhere.rpc('end_my_session', { session: other.id })
    },
  ],
])('after %s a token that was kept reads, writes and calls nothing', async (_, end) => {
  expect(await rightsLeft()).toEqual(all)
  await end()
  expect(await rightsLeft()).toEqual(nothing)
})

it('every table asks for a session that stands', async () => {
  const open = await supabase.sql`
    select c.relname from pg_class c
    where c.relnamespace in ('public'::regnamespace) and c.relkind in ('r', 'p')
      and not exists (select from pg_policy p where p.polrelid = c.oid
        and p.polname = 'live_session' and not p.polpermissive and p.polcmd = '*')`
  expect(open).toEqual([])
})

it('no function that passes the policies takes the word of a token for who is asking', async () => {
  const open = await supabase.sql`
    select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and prosrc like '%auth.uid()%'`
  expect(open).toEqual([])
})
