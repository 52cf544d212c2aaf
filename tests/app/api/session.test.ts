/** @jest-environment node */
import { GET } from '@/app/api/session/route'
import { readSession } from '@/lib/auth/data'
import { permissionsOf } from '@/lib/auth/roles'
import { env } from '@/lib/env'
import { userClient } from '@/lib/supabase/clients'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { apiRequest, read } from '@/tests/factories/api-call'

/** The browser's cookies; Next's own store exists only inside a request to it. */
const jar = new Map<string, string>()
jest.mock('next/headers', () => ({
  cookies: async () => ({
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string, options: { maxAge?: number }) => {
      if (value === '' || options.maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    },
    delete: (name: string) => {
      jar.delete(name)
    },
  }),
}))

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await startSupabase()
  const settings = env()
  settings.NEXT_PUBLIC_SUPABASE_URL = supabase.url
  settings.NEXT_PUBLIC_SUPABASE_ANON_KEY = supabase.publishableKey
})
afterAll(() => supabase.stop())
beforeEach(() => jar.clear())

const ask = async () => {
  const response = await GET(apiRequest('/api/session'))
  expect(response.headers.get('cache-control')).toBe('no-store')
  return read(response)
}

async function signedIn(email: string) {
  const { data } = await supabase
    .admin()
    .auth.admin.createUser({ email, password: 'correct horse', email_confirm: true })
  const id = data.user?.id ?? ''
  await supabase.sql`insert into profiles (id, email, role) values (${id}, ${email}, 'supervisor')`
  const client = await userClient()
  const { error } = await client.auth.signInWithPassword({ email, password: 'correct horse' })
  expect(error).toBeNull()
}

it('is nobody without a cookie', async () => {
  expect(await ask()).toMatchObject({ status: 200, body: { success: true, data: { user: null } } })
})

it('is the person of the cookie, with what they may do and no more', async () => {
  await signedIn('writer@example.test')
  expect(jar.get('signed-in')).toBe('1')
  expect(await ask()).toMatchObject({
    status: 200,
    body: {
      success: true,
      data: {
        user: {
          email: 'writer@example.test',
          role: 'supervisor',
          permissions: permissionsOf('supervisor'),
        },
      },
    },
  })
  const { body } = await ask()
  expect(Object.keys(body.data.user)).toEqual(['email', 'role', 'permissions'])
})

it('knows the owner by the configured address, and nobody else by it', async () => {
  await signedIn('owner@example.test')
  expect(await readSession(await userClient())).toMatchObject({ isOwner: false })
  env().OWNER_EMAIL = ' Owner@Example.test'
  expect(await readSession(await userClient())).toMatchObject({ isOwner: true, role: 'supervisor' })
  env().OWNER_EMAIL = 'other@example.test'
  expect(await readSession(await userClient())).toMatchObject({ isOwner: false })
  env().OWNER_EMAIL = ''
})

it('is nobody with a forged cookie, and after signing out', async () => {
  const forged = { access_token: 'a.b.c', refresh_token: 'x', expires_at: 4_000_000_000 }
  jar.set('session', `base64-${Buffer.from(JSON.stringify(forged)).toString('base64url')}`)
  expect((await ask()).body.data).toMatchObject({ user: null })
  // A dead session is taken out of the browser.
  expect([...jar.keys()]).toEqual([])
  await signedIn('leaver@example.test')
  await (await userClient()).auth.signOut({ scope: 'local' })
  expect([...jar.keys()]).toEqual([])
  expect((await ask()).body.data).toMatchObject({ user: null })
})

it('says so when there is no Supabase', async () => {
  const { NEXT_PUBLIC_SUPABASE_URL: url } = env()
  delete env().NEXT_PUBLIC_SUPABASE_URL
  expect(await ask()).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
  if (url) env().NEXT_PUBLIC_SUPABASE_URL = url
})
