/** @jest-environment node */
import { type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess
let count = 0

const PASSWORD = 'correct horse'

/** A user the administrator made, ready to sign in. */
async function user(attributes: object = {}) {
  const email = `made-${++count}@example.test`
  const { data, error } = await supabase.admin().auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    ...attributes,
  })
  if (error) throw error
  return { id: data.user.id, email }
}

const signIn = (email: string, password = PASSWORD) =>
  supabase.visitor().auth.signInWithPassword({ email, password })

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

it('creates a user who can sign in at once', async () => {
  const { id, email } = await user({ user_metadata: { name: '홍길동' } })
  const { data, error } = await signIn(email)
  expect(error).toBeNull()
  expect(data.user?.id).toBe(id)
  expect(data.user?.user_metadata).toMatchObject({ name: '홍길동' })
})

it('refuses a second user with the same address', async () => {
  const { email } = await user()
  const { error } = await supabase.admin().auth.admin.createUser({ email: email.toUpperCase() })
  expect(error?.code).toBe('email_exists')
})

it('lists users page by page, with the total', async () => {
  for (let made = 0; made < 3; made++) await user()
  const admin = supabase.admin().auth.admin
  const first = await admin.listUsers({ page: 1, perPage: 2 })
  expect(first.data.users).toHaveLength(2)
  expect(first.data).toMatchObject({ nextPage: 2, total: expect.any(Number) })
  const second = await admin.listUsers({ page: 2, perPage: 2 })
  const seen = new Set([...first.data.users, ...second.data.users].map(({ id }) => id))
  expect(seen.size).toBe(first.data.users.length + second.data.users.length)
})

it('shows one user without the password', async () => {
  const { id, email } = await user()
  const { data } = await supabase.admin().auth.admin.getUserById(id)
  expect(data.user?.email).toBe(email)
  expect(JSON.stringify(data)).not.toContain('encrypted_password')
})

it('answers 404 for a user that is not there', async () => {
  const { error } = await supabase
    .admin()
    .auth.admin.getUserById('00000000-0000-4000-8000-000000000000')
  expect(error?.status).toBe(404)
})

it('changes a password and merges metadata', async () => {
  const { id, email } = await user({ app_metadata: { plan: 'free' } })
  const { data } = await supabase.admin().auth.admin.updateUserById(id, {
    password: 'another one',
    app_metadata: { seats: 3 },
  })
  expect(data.user?.app_metadata).toMatchObject({ plan: 'free', seats: 3, provider: 'email' })
  expect((await signIn(email)).error?.code).toBe('invalid_credentials')
  expect((await signIn(email, 'another one')).error).toBeNull()
})

it('bans a user, ends the running session, and lifts the ban', async () => {
  const { id, email } = await user()
  const { data: session } = await signIn(email)
  const admin = supabase.admin().auth.admin
  await admin.updateUserById(id, { ban_duration: '24h' })
  expect((await signIn(email)).error?.code).toBe('user_banned')
  expect((await signIn(email, 'wrong')).error?.code).toBe('invalid_credentials')
  const refresh = await supabase.visitor().auth.refreshSession({
    refresh_token: session.session?.refresh_token ?? '',
  })
  expect(refresh.error).not.toBeNull()
  await admin.updateUserById(id, { ban_duration: 'none' })
  expect((await signIn(email)).error).toBeNull()
})

it('deletes a user', async () => {
  const { id, email } = await user()
  expect((await supabase.admin().auth.admin.deleteUser(id)).error).toBeNull()
  expect((await signIn(email)).error?.code).toBe('invalid_credentials')
})

it('turns away everyone without the secret key', async () => {
  const { id, email } = await user()
  const visitor = supabase.visitor()
  expect((await visitor.auth.admin.listUsers()).error?.status).toBe(403)
  await visitor.auth.signInWithPassword({ email, password: PASSWORD })
  expect((await visitor.auth.admin.deleteUser(id)).error?.status).toBe(403)
})
