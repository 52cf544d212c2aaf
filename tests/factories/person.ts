import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Role } from '@/lib/auth/roles'
import type { SupabaseProcess } from '@/tests/embedded/supabase-process'

export type Person = { id: string; email: string; client: SupabaseClient }

export const password = 'correct horse'

/** Somebody with a profile, signed in. */
export async function makePerson(
  supabase: SupabaseProcess,
  role: Role = 'user',
  more: { email?: string; organization?: string; language?: string } = {},
): Promise<Person> {
  const email = more.email ?? `person-${randomUUID()}@example.test`
  const made = await supabase
    .admin()
    .auth.admin.createUser({ email, password, email_confirm: true })
  if (made.error) throw made.error
  const { id } = made.data.user
  await supabase.sql`insert into profiles (id, email, role, organization, language)
    values (${id}, ${email}, ${role}, ${more.organization ?? null}, ${more.language ?? 'ko'})`
  const client = supabase.visitor()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { id, email, client }
}
