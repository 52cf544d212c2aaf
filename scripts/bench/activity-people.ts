import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createServerClient } from '@supabase/ssr'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { env } from '@/lib/env'
import { sessionCookieOptions, withSignedInCookie } from '@/lib/supabase/session-cookies'
import { realtime, statelessAuth } from '@/lib/supabase/settings'

export type Stack = { url: string; anonKey: string; serviceKey: string }
/** Somebody with a session as a browser would hold it. */
export type Person = { id: string; email: string; cookie: string }

const keysSchema = z.object({ publishableKey: z.string(), secretKey: z.string(), port: z.number() })

/** The stack that the environment names, or the one that runs on the data folder. */
export function stackOf(data: string): Stack {
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY } =
    env()
  if (NEXT_PUBLIC_SUPABASE_URL && NEXT_PUBLIC_SUPABASE_ANON_KEY && SUPABASE_SERVICE_ROLE_KEY) {
    return {
      url: NEXT_PUBLIC_SUPABASE_URL,
      anonKey: NEXT_PUBLIC_SUPABASE_ANON_KEY,
      serviceKey: SUPABASE_SERVICE_ROLE_KEY,
    }
  }
  const text = readFileSync(path.resolve(data, 'run/supabase.json'), 'utf8')
  const { publishableKey, secretKey, port } = keysSchema.parse(JSON.parse(text))
  return { url: `http://127.0.0.1:${port}`, anonKey: publishableKey, serviceKey: secretKey }
}

export function serviceOf({ url, serviceKey }: Stack): SupabaseClient {
  return createClient(url, serviceKey, { auth: statelessAuth, realtime })
}

/** Somebody new, confirmed and signed in. */
export async function makePerson(stack: Stack): Promise<Person> {
  const service = serviceOf(stack)
  const [email, password] = [`bench-${randomUUID()}@example.test`, randomUUID()]
  const made = await service.auth.admin.createUser({ email, password, email_confirm: true })
  if (made.error) throw made.error
  const { id } = made.data.user
  const profile = await service.from('profiles').insert({ id, email })
  if (profile.error) throw new Error(profile.error.message)
  const cookies = new Map<string, string>()
  const client = createServerClient(stack.url, stack.anonKey, {
    cookieOptions: sessionCookieOptions(),
    realtime,
    cookies: {
      getAll: () => [],
      setAll: (changed) => {
        for (const { name, value } of withSignedInCookie(changed)) cookies.set(name, value)
      },
    },
  })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return { id, email, cookie: cookie.join('; ') }
}

/** The ids of what is stored of somebody. */
export async function storedIds(service: SupabaseClient, person: Person): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const { data, error } = await service
      .from('user_activity')
      .select('id')
      .eq('user_id', person.id)
      .order('id')
      .range(ids.length, ids.length + 499)
    if (error) throw new Error(error.message)
    ids.push(...data.map(({ id }) => String(id)))
    if (data.length < 500) return ids
  }
}

/** Takes the people of the benchmark away again, and what they did with them. */
export async function removePeople(service: SupabaseClient, people: readonly Person[]) {
  for (const { id } of people) await service.auth.admin.deleteUser(id)
}
