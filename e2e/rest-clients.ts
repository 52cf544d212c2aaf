import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { realtime, supabaseAddress, withoutSession } from '@/lib/supabase/settings'
import { type Account, createAccount } from './accounts'

/** What somebody has who got hold of the public key: the REST API itself, past the site. */
export function anonymousClient(accessToken?: string): SupabaseClient {
  const { url, anonKey } = supabaseAddress()
  return createClient(url, anonKey, {
    auth: withoutSession,
    realtime,
    ...(accessToken ? { global: { headers: { authorization: `Bearer ${accessToken}` } } } : {}),
  })
}

export type Person = { account: Account; client: SupabaseClient; accessToken: string }

/** The same with a session of one's own. */
export async function person(role: Account['role'] = 'user'): Promise<Person> {
  const account = await createAccount(role)
  const client = anonymousClient()
  const { data, error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return { account, client, accessToken: data.session.access_token }
}

/** Past every policy: stores what an attacker would have stored by a fault elsewhere. */
export function serviceRole(): SupabaseClient {
  const { url } = supabaseAddress()
  return createClient(url, env().SUPABASE_SERVICE_ROLE_KEY ?? '', {
    auth: withoutSession,
    realtime,
  })
}
