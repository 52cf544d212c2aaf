import type { SupabaseClient } from '@supabase/supabase-js'
import type { PostInput } from '@/lib/content/schema'
import type { SupabaseProcess } from '@/tests/embedded/supabase-process'

const password = 'correct horse'

/** Somebody of a role, signed in on the embedded Supabase. */
export async function personOf(
  supabase: SupabaseProcess,
  role: 'admin' | 'supervisor' | 'user',
  email = `${role}-${crypto.randomUUID()}@example.test`,
): Promise<SupabaseClient> {
  const made = await supabase
    .admin()
    .auth.admin.createUser({ email, password, email_confirm: true })
  if (made.error) throw made.error
  const { id } = made.data.user
  await supabase.sql`insert into public.profiles (id, email, role) values (${id}, ${email}, ${role})
    on conflict (id) do update set role = ${role}`
  const client = supabase.visitor()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

/** What the editor would send for a new post. */
export function postInput(id: string, changed: Partial<PostInput> = {}): PostInput {
  return {
    current: null,
    base: null,
    id,
    category: 'guide',
    author: '편집부',
    cover: null,
    texts: { ko: { title: `제목 ${id}`, excerpt: '', body: '첫 단락입니다.\n\n둘째 단락.' } },
    ...changed,
  }
}
