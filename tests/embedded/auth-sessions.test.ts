/** @jest-environment node */
import { createClient } from '@supabase/supabase-js'
import { ask, member, signedIn, signIn } from './members'
import { clientOptions, type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

const sessionsOf = (id: string) =>
  supabase.sql`select id, host(ip) as ip, user_agent, refreshed_at
    from auth.sessions where user_id = ${id} order by created_at desc`

const tokensOf = async (id: string) =>
  (await supabase.sql`select 1 from auth.refresh_tokens where user_id = ${id}`).length

const refreshWith = (refresh_token: string) =>
  supabase.visitor().auth.refreshSession({ refresh_token })

describe('signing out', () => {
  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)('%s ends what it says, at once', async (scope, alive) => {
    const { id, email, client } = await member(supabase)
    await client.auth.signOut()
    const opened = [
      await signedIn(supabase, email),
      await signedIn(supabase, email),
      await signedIn(supabase, email),
    ]
    expect((await opened[0]?.client.auth.signOut({ scope }))?.error).toBeNull()
    const left = alive.filter(Boolean).length
    expect(await sessionsOf(id)).toHaveLength(left)
    expect(await tokensOf(id)).toBe(left)
    for (const [index, { session }] of opened.entries()) {
      const answer = await ask(supabase, session.access_token)
      const refreshed = await refreshWith(session.refresh_token)
      if (alive[index]) {
        expect([answer, refreshed.error]).toEqual([[200, null], null])
      } else {
        expect(answer).toEqual([403, 'session_not_found'])
        expect(refreshed.error?.code).toBe('refresh_token_not_found')
      }
    }
  })
})

describe('a banned person', () => {
  it('is refused at sign-in, refresh, link and own data, and let in again after', async () => {
    const { id, email } = await member(supabase)
    const { client, session } = await signedIn(supabase, email)
    await client.auth.resetPasswordForEmail(email)
    const hash = /token_hash=(\w+)/.exec((await supabase.lastMail(email))?.html ?? '')?.[1] ?? ''
    const ban = (until: string | null) =>
      supabase.sql`update auth.users set banned_until = ${until} where id = ${id}`
    await ban('2126-01-01T00:00:00Z')
    expect((await signIn(supabase, email)).error).toMatchObject({
      status: 400,
      code: 'user_banned',
    })
    expect((await signIn(supabase, email, 'guess')).error?.code).toBe('invalid_credentials')
    expect((await refreshWith(session.refresh_token)).error?.code).toBe('user_banned')
    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
    expect((await client.auth.updateUser({ data: { a: 1 } })).error?.code).toBe('user_banned')
    const link = { token_hash: hash, type: 'recovery' } as const
    expect((await supabase.visitor().auth.verifyOtp(link)).error?.code).toBe('user_banned')
    await ban(null)
    expect((await signIn(supabase, email)).error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
  })
})

describe('a refresh token', () => {
  it('is replaced at each use; the last but one may come again', async () => {
    const { session } = await signedIn(supabase, (await member(supabase)).email)
    const next = await refreshWith(session.refresh_token)
    expect(next.data.session?.refresh_token).not.toBe(session.refresh_token)
    await supabase.pass(60_000)
    const again = await refreshWith(session.refresh_token)
    expect(again.data.session?.refresh_token).toBe(next.data.session?.refresh_token)
  })

  it('brought by several requests at once is replaced once', async () => {
    const { id, email } = await member(supabase)
    const { session } = await signedIn(supabase, email)
    const before = await tokensOf(id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => refreshWith(session.refresh_token)))
    const tokens = answers.map(({ data }) => data.session?.refresh_token)
    expect(new Set(tokens).size).toBe(1)
    expect(await tokensOf(id)).toBe(before + 1)
  })

  it('used before the last may come again for ten seconds, then it ends the session', async () => {
    const { email } = await member(supabase)
    const { session } = await signedIn(supabase, email)
    const second = await refreshWith(session.refresh_token)
    const third = await refreshWith(second.data.session?.refresh_token ?? '')
    const newest = third.data.session?.refresh_token ?? ''
    const soon = await refreshWith(session.refresh_token)
    expect(soon.data.session?.refresh_token).toBe(newest)
    await supabase.pass(11_000)
    const late = await refreshWith(session.refresh_token)
    expect(late.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    expect((await refreshWith(newest)).error?.code).toBe('refresh_token_not_found')
    const answer = await ask(supabase, third.data.session?.access_token)
    expect(answer).toEqual([403, 'session_not_found'])
  })

  it('that nobody was given opens nothing', async () => {
    expect((await refreshWith('made up')).error?.status).toBe(400)
  })
})

describe('where a session was opened', () => {
  /** A client that passes on what the site knows of its visitor. */
  const forwarding = (agent: string, address: string) =>
    createClient(supabase.url, supabase.publishableKey, {
      ...clientOptions,
      global: { headers: { 'user-agent': agent, 'x-forwarded-for': address } },
    })

  it('is written down, and followed when it moves', async () => {
    const { id, email, client } = await member(supabase)
    await client.auth.signOut()
    const visitor = forwarding('Firefox/140', '203.0.113.7, 10.0.0.1')
    const { data } = await visitor.auth.signInWithPassword({ email, password: 'correct horse' })
    const opened = { ip: '203.0.113.7', user_agent: 'Firefox/140' }
    expect(await sessionsOf(id)).toMatchObject([{ ...opened, refreshed_at: null }])
    const refreshed = await refreshWith(data.session?.refresh_token ?? '')
    expect(await sessionsOf(id)).toMatchObject([{ ...opened, refreshed_at: expect.any(Date) }])
    await forwarding('Firefox/141', '2001:db8::1').auth.refreshSession({
      refresh_token: refreshed.data.session?.refresh_token ?? '',
    })
    expect(await sessionsOf(id)).toMatchObject([{ ip: '2001:db8::1', user_agent: 'Firefox/141' }])
  })

  it('is left open when what is forwarded is no address', async () => {
    const { id, email, client } = await member(supabase)
    await client.auth.signOut()
    const visitor = forwarding('x'.repeat(2000), "'; drop table auth.sessions; --")
    await visitor.auth.signInWithPassword({ email, password: 'correct horse' })
    const [session] = await sessionsOf(id)
    expect(session).toMatchObject({ ip: null, user_agent: 'x'.repeat(500) })
  })
})

describe('my_sessions() and end_my_session()', () => {
  it('show one’s own, the last used first, and which one this is', async () => {
    const { email, client: first } = await member(supabase)
    await member(supabase)
    await supabase.pass(60_000)
    const { client: second } = await signedIn(supabase, email)
    const { data } = await second.rpc('my_sessions')
    expect(data).toMatchObject([{ is_current: true }, { is_current: false }])
    await supabase.pass(60_000)
    await first.auth.refreshSession()
    const later = await second.rpc('my_sessions')
    expect(later.data).toMatchObject([{ is_current: false }, { is_current: true }])
    expect(Object.keys(later.data?.[0] ?? {}).sort()).toEqual(
      ['created_at', 'id', 'ip', 'is_current', 'last_used_at', 'user_agent'].sort(),
    )
    const [used] = later.data ?? []
    expect(Date.parse(used.last_used_at)).toBeGreaterThan(Date.parse(used.created_at) + 100_000)
  })

  it('end one of them with its tokens', async () => {
    const { id, email, client } = await member(supabase)
    const other = await signedIn(supabase, email)
    const { data } = await client.rpc('my_sessions')
    const session = data.find((each: { is_current: boolean }) => !each.is_current).id
    expect((await client.rpc('end_my_session', { session })).data).toBe(true)
    expect((await client.rpc('end_my_session', { session })).data).toBe(false)
    expect((await other.client.auth.getUser()).error).not.toBeNull()
    expect((await other.client.auth.refreshSession()).error).not.toBeNull()
    expect([await tokensOf(id), (await sessionsOf(id)).length]).toEqual([1, 1])
  })

  it('do nothing for somebody else or nobody', async () => {
    const [mine, theirs] = [await member(supabase), await member(supabase)]
    const [session] = await sessionsOf(theirs.id)
    const ended = await mine.client.rpc('end_my_session', { session: session?.id })
    expect([ended.error, ended.data]).toEqual([null, false])
    const visitor = supabase.visitor()
    expect((await visitor.rpc('my_sessions')).error?.code).toBe('42501')
    const tried = await visitor.rpc('end_my_session', { session: session?.id })
    expect(tried.error?.code).toBe('42501')
    expect((await mine.client.rpc('in_live_session')).error?.code).toBe('42501')
    expect(await sessionsOf(theirs.id)).toHaveLength(1)
  })

  it('do nothing with the token of a session that has ended', async () => {
    const { id, email } = await member(supabase)
    const claims = { sub: id, role: 'authenticated', session_id: crypto.randomUUID() }
    const [row] = await supabase.sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
        set_config('request.jwt.claim.sub', ${id}, true)`
      await tx`set local role authenticated`
      return tx`select (select count(*)::int from public.my_sessions()) as seen,
        public.end_my_session((select id from (values (${claims.session_id}::uuid)) v (id))) as ended`
    })
    expect(row).toEqual({ seen: 0, ended: false })
    expect((await signIn(supabase, email)).error).toBeNull()
  })
})
