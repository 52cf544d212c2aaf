/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Role } from '@/lib/auth/roles'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'

let supabase: SupabaseProcess
let count = 0

type Person = { id: string; email: string; client: SupabaseClient }

async function person(role: Role | null = 'user'): Promise<Person> {
  const email = `person-${++count}@example.test`
  const made = await supabase
    .admin()
    .auth.admin.createUser({ email, password: 'correct horse', email_confirm: true })
  if (made.error) throw made.error
  const { id } = made.data.user
  if (role)
    await supabase.sql`insert into profiles (id, email, role) values (${id}, ${email}, ${role})`
  const client = supabase.visitor()
  const { error } = await client.auth.signInWithPassword({ email, password: 'correct horse' })
  if (error) throw error
  return { id, email, client }
}

const rowOf = async (id: string) => (await supabase.sql`select * from profiles where id = ${id}`)[0]

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

describe('a profile', () => {
  it('is not there for anonymous visitors', async () => {
    const { id } = await person()
    const visitor = supabase.visitor()
    const read = await visitor.from('profiles').select('*')
    expect(read.data ?? []).toEqual([])
    expect(read.error?.code).toBe('42501')
    expect((await visitor.from('profiles').update({ fax: '1' }).eq('id', id)).error?.code).toBe(
      '42501',
    )
    expect((await visitor.from('profiles').delete().eq('id', id)).error?.code).toBe('42501')
    const made = await visitor.from('profiles').insert({ id, email: 'a@example.test' })
    expect(made.error?.code).toBe('42501')
    expect((await rowOf(id))?.fax).toBeNull()
  })

  it('is read and changed by its owner, and by no other user or supervisor', async () => {
    const owner = await person()
    for (const other of [await person(), await person('supervisor')]) {
      const read = await other.client.from('profiles').select('id').eq('id', owner.id)
      expect(read.data).toEqual([])
      await other.client.from('profiles').update({ organization: 'x' }).eq('id', owner.id)
      await other.client.from('profiles').delete().eq('id', owner.id)
    }
    expect((await rowOf(owner.id))?.organization).toBeNull()
    const changed = await owner.client
      .from('profiles')
      .update({ organization: 'court', phone: '01012345678' })
      .eq('id', owner.id)
      .select('organization')
    expect(changed.data).toEqual([{ organization: 'court' }])
  })

  it('can be read by an admin, but not changed with the admin’s own session', async () => {
    const [owner, admin] = [await person(), await person('admin')]
    const read = await admin.client.from('profiles').select('email').eq('id', owner.id)
    expect(read.data).toEqual([{ email: owner.email }])
    await admin.client.from('profiles').update({ organization: 'x' }).eq('id', owner.id)
    expect((await rowOf(owner.id))?.organization).toBeNull()
  })

  it.each([
    ['role', 'admin'],
    ['email', 'other@example.test'],
    ['id', '00000000-0000-0000-0000-000000000000'],
    ['created_at', '2000-01-01T00:00:00Z'],
  ])('keeps its %s from its owner', async (column, value) => {
    const owner = await person()
    const before = await rowOf(owner.id)
    const { error } = await owner.client
      .from('profiles')
      .update({ [column]: value })
      .eq('id', owner.id)
    expect(error?.code).toBe('42501')
    expect(await rowOf(owner.id)).toEqual(before)
  })

  it('cannot be made by its owner: the role would be theirs to choose', async () => {
    const newcomer = await person(null)
    const { id, email } = newcomer
    const table = newcomer.client.from('profiles')
    expect((await table.insert({ id, email })).error?.code).toBe('42501')
    expect((await table.upsert({ id, email, role: 'admin' })).error?.code).toBe('42501')
    expect(await rowOf(newcomer.id)).toBeUndefined()
  })

  it('gives no rights by what its owner writes into their metadata', async () => {
    const owner = await person()
    await owner.client.auth.updateUser({ data: { role: 'admin', permissions: ['canManageUsers'] } })
    const answer = await owner.client.rpc('can_edit_content')
    expect(answer.data).toBe(false)
    expect((await owner.client.from('profiles').select('id')).data).toEqual([{ id: owner.id }])
  })
})

it.each([
  ['admin', true],
  ['supervisor', true],
  ['user', false],
] as const)('the database lets a %s edit content: %s', async (role, may) => {
  const { client } = await person(role)
  expect((await client.rpc('can_edit_content')).data).toBe(may)
  expect((await client.rpc('can_view_analytics')).data).toBe(may)
})

it('the database lets nobody edit content who is not signed in', async () => {
  expect((await supabase.visitor().rpc('can_edit_content')).data).toBe(false)
})
