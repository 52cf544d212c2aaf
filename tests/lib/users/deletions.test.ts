/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Role } from '@/lib/auth/roles'
import type { Mail } from '@/lib/mail/mail'
import { readDeletions } from '@/lib/users/data'
import { handleDeletionRequest } from '@/lib/users/handle-deletion-request'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person, password } from '@/tests/factories/person'

let supabase: SupabaseProcess
let admin: Person

const person = (role?: Role, more?: Parameters<typeof makePerson>[2]) =>
  makePerson(supabase, role, more)

beforeAll(async () => {
  supabase = await startSupabase()
  admin = await person('admin')
})
afterAll(() => supabase.stop())

const roleOf = async (id: string) =>
  (await supabase.sql`select role from profiles where id = ${id}`)[0]?.role

describe('a request to be deleted', () => {
  const sent: Mail[] = []
  const send = async (mail: Mail) => {
    sent.push(mail)
  }
  beforeEach(() => {
    sent.length = 0
  })

  async function request(owner: Person): Promise<string> {
    const { error } = await owner.client.from('deletion_requests').insert({ reason: '이사' })
    if (error) throw error
    const [row] = await supabase.sql`select id from deletion_requests where user_id = ${owner.id}`
    return String(row?.id)
  }

  it('takes everything that is its owner’s with it', async () => {
    const owner = await person('supervisor', { language: 'ja' })
    const { id } = owner
    await owner.client
      .from('user_activity')
      .insert({ id: randomUUID(), activity_type: 'search', activity_data: {} })
    await supabase.sql`insert into security_logs (user_id, user_email, event_type, ip_address, user_agent, event_data)
      values (${id}, ${owner.email}, 'sign_in', '203.0.113.5', 'Browser', ${supabase.sql.json({ a: 1 })})`
    await owner.client.rpc('save_post', {
      p_current: null,
      p_id: 'left-behind',
      p_base: null,
      p_category: 'legal',
      p_author: '공개 필자',
      p_cover: null,
      p_texts: [{ locale: 'ko', title: '글', excerpt: '', body: '본문', read_minutes: 1 }],
    })
    const waiting = await request(owner)
    const answered = await handleDeletionRequest(
      admin.client,
      { request: waiting, accept: true, email: owner.email.toUpperCase() },
      send,
    )
    expect(answered).toEqual({ ok: true, mailed: true })

    // Every column that names an account, wherever it is.
    const columns = await supabase.sql<{ place: string; name: string }[]>`
      select format('%I.%I', table_schema, table_name) as place, column_name as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and data_type = 'uuid' and table_schema in ('public', 'auth')`
    expect(columns.length).toBeGreaterThan(10)
    const left = []
    for (const { place, name } of columns) {
      const rows = await supabase.sql.unsafe(`select 1 from ${place} where "${name}" = $1`, [id])
      if (rows.length > 0) left.push(`${place}.${name}`)
    }
    expect(left).toEqual([])
    // …and every text of the site that holds the address.
    const tables = await supabase.sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
    for (const { name } of tables) {
      const rows = await supabase.sql.unsafe(
        `select 1 from public.${name} t where to_jsonb(t)::text like $1`,
        [`%${owner.email}%`],
      )
      expect([name, rows.length]).toEqual([name, 0])
    }
    const users = await supabase.sql`select 1 from auth.users where email = ${owner.email}`
    expect(users).toHaveLength(0)

    const [kept] =
      await supabase.sql`select * from security_logs where event_type = 'sign_in' order by id desc limit 1`
    expect(kept).toMatchObject({
      user_id: null,
      user_email: null,
      ip_address: null,
      user_agent: null,
      event_data: {},
    })
    const [post] = await supabase.sql`select author, author_id from posts where id = 'left-behind'`
    expect(post).toEqual({ author: '공개 필자', author_id: null })
    const gone = await supabase.visitor().auth.signInWithPassword({ email: owner.email, password })
    expect(gone.error?.code).toBe('invalid_credentials')
    expect((await owner.client.auth.getUser()).data.user).toBeNull()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: owner.email, subject: '［法答］アカウントを削除しました' })
  })

  it('that is declined leaves the account, and its owner is told', async () => {
    const owner = await person('user', { language: 'en' })
    const waiting = await request(owner)
    const answered = await handleDeletionRequest(
      admin.client,
      { request: waiting, accept: false, email: '' },
      send,
    )
    expect(answered).toEqual({ ok: true, mailed: true })
    expect(await roleOf(owner.id)).toBe('user')
    expect(sent[0]).toMatchObject({
      to: owner.email,
      subject: '[Beopdap] Your deletion request was declined',
    })
    const { open, handled } = await readDeletions(admin.client, 1)
    expect(open.map(({ id }) => id)).not.toContain(waiting)
    expect(handled[0]).toMatchObject({
      id: waiting,
      status: 'declined',
      email: owner.email,
      handlerEmail: admin.email,
    })
  })

  it('needs the address typed, is handled once, and by an admin', async () => {
    const owner = await person()
    const waiting = await request(owner)
    const answer = (client: SupabaseClient, email: string) =>
      handleDeletionRequest(client, { request: waiting, accept: true, email }, send)
    expect(await answer(admin.client, 'other@example.test')).toEqual({
      ok: false,
      reason: 'mismatch',
    })
    const editor = await person('supervisor')
    expect((await answer(editor.client, owner.email)).ok).toBe(false)
    expect(await roleOf(owner.id)).toBe('user')
    const both = await Promise.all([1, 2].map(() => answer(admin.client, owner.email)))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  it('stands although the mail could not be sent', async () => {
    const owner = await person()
    const waiting = await request(owner)
    const logged = jest.spyOn(console, 'error').mockImplementation()
    const answered = await handleDeletionRequest(
      admin.client,
      { request: waiting, accept: true, email: owner.email },
      async () => {
        throw new Error('no mail server')
      },
    )
    expect(logged).toHaveBeenCalledTimes(1)
    expect(logged.mock.calls.flat().join()).not.toContain(owner.email)
    logged.mockRestore()
    expect(answered).toEqual({ ok: true, mailed: false })
    expect(await roleOf(owner.id)).toBeUndefined()
  })

  it('of those that wait the oldest comes first', async () => {
    const [early, late] = [await person(), await person()]
    const ids = [await request(early), await request(late)]
    await supabase.sql`update deletion_requests set requested_at = now() - interval '9 days' where id = ${ids[1] ?? ''}`
    const { open } = await readDeletions(admin.client, 1)
    const order = open.map(({ id }) => id).filter((id) => ids.includes(id))
    expect(order).toEqual([ids[1], ids[0]])
  })
})
