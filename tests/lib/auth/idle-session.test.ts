/** @jest-environment node */
import { readSession } from '@/lib/auth/data'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

/** As if the person had last been seen so long ago. */
async function rest({ id }: Person, time: string) {
  await supabase.sql`update private.administration_sessions a set seen_at = now() - ${time}::interval
    from auth.sessions s where s.id = a.session_id and s.user_id = ${id}`
  await supabase.sql`update auth.sessions set created_at = now() - ${time}::interval where user_id = ${id}`
}
const roleOf = async ({ client }: Person) => (await readSession(client))?.role ?? null

test.each(['admin', 'supervisor'] as const)(
  'a session of a %s ends when nobody has used it for half an hour',
  async (role) => {
    const person = await makePerson(supabase, role)
    expect(await roleOf(person)).toBe(role)
    await rest(person, '29 minutes')
    expect(await roleOf(person)).toBe(role)
    // It has just been used.
    await supabase.sql`update auth.sessions set created_at = now() - interval '3 hours'
      where user_id = ${person.id}`
    expect(await roleOf(person)).toBe(role)
    await rest(person, '31 minutes')
    expect(await roleOf(person)).toBeNull()
    expect((await person.client.from('profiles').select('id')).data).toEqual([])
    expect((await person.client.auth.refreshSession()).error).not.toBeNull()
  },
)

test('one that the site has never seen ends too', async () => {
  const person = await makePerson(supabase, 'admin')
  await rest(person, '31 minutes')
  expect(await roleOf(person)).toBeNull()
})

test('the sessions of everybody else stay', async () => {
  const person = await makePerson(supabase)
  await rest(person, '3 days')
  expect(await roleOf(person)).toBe('user')
})
