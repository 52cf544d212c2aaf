import { randomUUID } from 'node:crypto'
import type { SupabaseProcess } from './supabase-process'

export const PASSWORD = 'correct horse'

export const newEmail = () => `someone-${randomUUID().slice(0, 8)}@example.test`

export const tokenHash = (html = '') => /token_hash=([0-9a-f]+)/.exec(html)?.[1] ?? ''

/** The link in the last mail to an address. */
export const lastHash = async (supabase: SupabaseProcess, email: string) =>
  tokenHash((await supabase.lastMail(email))?.html)

/** Follows the link of a sign-up's mail: whose account it is, and a client that is signed in. */
export async function confirmedSession(supabase: SupabaseProcess, email: string) {
  const client = supabase.visitor()
  const token_hash = await lastHash(supabase, email)
  const verified = await client.auth.verifyOtp({ token_hash, type: 'signup' })
  if (verified.error || !verified.data.user) throw verified.error
  return { id: verified.data.user.id, client }
}

/** A sign-up, confirmed in the browser that it came from: who, and a client that is signed in. */
export async function member(supabase: SupabaseProcess, data: object = {}, email = newEmail()) {
  const browser = randomUUID()
  await supabase
    .visitor()
    .auth.signUp({ email, password: PASSWORD, options: { data: { ...data, browser } } })
  const { id, client } = await confirmedSession(supabase, email)
  const claimed = await supabase.admin().rpc('claim_sign_up', { person: id, browser })
  if (claimed.error) throw claimed.error
  return { email, id, client }
}

/** What Auth says to an access token. supabase-js has no code for a session that has ended. */
export async function ask(supabase: SupabaseProcess, token = '') {
  const answer = await fetch(`${supabase.url}/auth/v1/user`, {
    headers: { apikey: supabase.publishableKey, authorization: `Bearer ${token}` },
  })
  const { error_code = null } = await answer.json()
  return [answer.status, error_code]
}

export const signIn = (supabase: SupabaseProcess, email: string, password = PASSWORD) =>
  supabase.visitor().auth.signInWithPassword({ email, password })

/** A sign-in that must succeed: its client and its session. */
export async function signedIn(supabase: SupabaseProcess, email: string, password = PASSWORD) {
  const client = supabase.visitor()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, session: data.session }
}
