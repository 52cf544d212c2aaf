/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { Role } from '@/lib/auth/roles'
import { parseAuditQuery } from '@/lib/users/audit-query'
import { readAudit, readUser, readUsers } from '@/lib/users/data'
import { changeRole, setDisabled } from '@/lib/users/mutations'
import { parseSearchTerms } from '@/lib/users/search-terms'
import { parseUserQuery } from '@/lib/users/user-query'
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

async function unconfirmed(): Promise<string> {
  const email = `new-${randomUUID()}@example.test`
  const { error } = await supabase
    .visitor()
    .auth.signUp({ email, password, options: { data: { userType: 'enterprise' } } })
  if (error) throw error
  return email
}

const roleOf = async (id: string) =>
  (await supabase.sql`select role from profiles where id = ${id}`)[0]?.role

const found = (params: Record<string, string>, organizations: Record<string, string> = {}) => {
  const query = parseUserQuery(params)
  return readUsers(admin.client, query, parseSearchTerms(query.q, organizations))
}

describe('the list of accounts', () => {
  it('is an admin’s', async () => {
    for (const { client } of [await person('supervisor'), await person()]) {
      const query = parseUserQuery({})
      await expect(readUsers(client, query, [])).rejects.toMatchObject({ code: 'forbidden' })
      await expect(readUser(client, admin.id)).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(readUser(supabase.visitor(), admin.id)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('finds by every word, in address, organisation and its name in the reader’s language', async () => {
    const word = randomUUID().slice(0, 8)
    const { id } = await person('user', {
      email: `kim.${word}@Example.test`.toLowerCase(),
      organization: 'lawFirm',
    })
    await person('user', { email: `lee.${word}@example.test`, organization: '100%_법률' })
    const names = { lawFirm: '법무법인', court: '법원' }
    const idsOf = async (q: string) => (await found({ q }, names)).users.map((user) => user.id)
    expect(await idsOf(word)).toHaveLength(2)
    expect(await idsOf(`KIM ${word}`)).toEqual([id])
    expect(await idsOf(`${word} 법무법인`)).toEqual([id])
    expect(await idsOf(`${word} 100%_`)).toHaveLength(1)
    // Neither sign stands for something else.
    expect(await idsOf(`${word} 1%_`)).toHaveLength(0)
  })

  it('tells states apart, and counts them past the filter', async () => {
    const word = randomUUID().slice(0, 8)
    const [ordinary, disabled, leaving] = await Promise.all(
      ['a', 'b', 'c'].map((name) => person('user', { email: `${name}.${word}@example.test` })),
    )
    await setDisabled(admin.client, disabled?.id ?? '', true)
    await leaving?.client.from('deletion_requests').insert({ reason: '그만' })
    const late = await unconfirmed()
    await supabase.sql`update auth.users set email = ${`d.${word}@example.test`} where email = ${late}`
    const all = await found({ q: word, sort: 'email' })
    expect(all.counts).toEqual({ all: 4, active: 1, unconfirmed: 1, disabled: 1, leaving: 1 })
    expect(all.users.map(({ email }) => email[0])).toEqual(['a', 'b', 'c', 'd'])
    expect(all.users[3]).toMatchObject({
      hasProfile: false,
      userType: 'enterprise',
      confirmedAt: null,
    })
    const active = await found({ q: word, state: 'active' })
    expect(active.users.map(({ id }) => id)).toEqual([ordinary?.id])
    expect(active).toMatchObject({ total: 1, counts: { all: 4 } })
    expect((await found({ q: word, type: 'enterprise' })).total).toBe(1)
  })

  it('shows twenty a page, each account once', async () => {
    const word = randomUUID().slice(0, 8)
    await supabase.sql`insert into auth.users (id, email, email_confirmed_at, created_at)
      select gen_random_uuid(), ${word} || n || '@example.test', now(), now() from generate_series(1, 45) n`
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => found({ q: word, page })))
    expect(pages.map(({ users }) => users.length)).toEqual([20, 20, 5, 0])
    expect(pages.map(({ total }) => total)).toEqual([45, 45, 45, 45])
    const ids = pages.flatMap(({ users }) => users.map(({ id }) => id))
    expect(new Set(ids).size).toBe(45)
  })
})

describe('a role', () => {
  it('changes at once, and leaves a row of the audit', async () => {
    const { id } = await person()
    expect(await changeRole(admin.client, { id, role: 'supervisor', seen: 'user' })).toEqual({
      ok: true,
    })
    expect(await roleOf(id)).toBe('supervisor')
    const { entries } = await readAudit(admin.client, parseAuditQuery({}))
    expect(entries[0]).toMatchObject({
      action: 'account.roleChanged',
      actorEmail: admin.email,
      targetId: id,
      detail: { from: 'user', to: 'supervisor' },
    })
  })

  it('is not changed by who saw another one', async () => {
    const [{ id }, second] = [await person(), await person('admin')]
    await changeRole(second.client, { id, role: 'supervisor', seen: 'user' })
    const late = await changeRole(admin.client, { id, role: 'admin', seen: 'user' })
    expect(late).toEqual({ ok: false, reason: 'stale' })
    expect(await roleOf(id)).toBe('supervisor')
    await changeRole(admin.client, { id: second.id, role: 'user', seen: 'admin' })
  })

  it('is nobody’s to change but an admin’s', async () => {
    const { id } = await person()
    for (const { client } of [await person('supervisor'), await person()]) {
      const refused = await changeRole(client, { id, role: 'admin', seen: 'user' })
      expect(refused).toEqual({ ok: false, reason: 'forbidden' })
    }
    expect(await roleOf(id)).toBe('user')
  })

  it('of the last admin stays', async () => {
    const refused = await changeRole(admin.client, { id: admin.id, role: 'user', seen: 'admin' })
    expect(refused).toEqual({ ok: false, reason: 'lastAdmin' })
    expect(
      await changeRole(admin.client, { id: randomUUID(), role: 'user', seen: 'admin' }),
    ).toEqual({
      ok: false,
      reason: 'missing',
    })
  })
})

describe('an account that is disabled', () => {
  it('is signed out at once, reads nothing of others and cannot sign in until it is enabled', async () => {
    const editor = await person('supervisor')
    expect((await editor.client.from('contact_inquiries').select('id')).error).toBeNull()
    expect(await setDisabled(admin.client, editor.id, true)).toEqual({ ok: true })
    expect((await editor.client.auth.getUser()).data.user).toBeNull()
    expect((await editor.client.rpc('can_edit_content')).data).toBe(false)
    const again = await supabase
      .visitor()
      .auth.signInWithPassword({ email: editor.email, password })
    expect(again.error?.code).toBe('user_banned')
    expect(await setDisabled(admin.client, editor.id, false)).toEqual({ ok: true })
    const back = await supabase.visitor().auth.signInWithPassword({ email: editor.email, password })
    expect(back.error).toBeNull()
  })

  it('is never one’s own', async () => {
    expect(await setDisabled(admin.client, admin.id, true)).toEqual({ ok: false, reason: 'self' })
  })
})
