import 'server-only'
import { randomUUID } from 'node:crypto'
import type { ActivityType } from '@/lib/activity/constants'
import { anonymousClient } from '@/lib/supabase/clients'
import type { Db, ServiceDb } from '@/lib/supabase/types'
import {
  isMailRecentlySent,
  linkReasonOf,
  loginReasonOf,
  passwordReasonOf,
  type SignUpFailure,
  signUpFailureOf,
} from './auth-errors'
import { isAdminEmail } from './configured-emails'
import type { LinkReason, LoginReason, PasswordReason } from './form-state'
import type { MailLink } from './links/schema'
import { detailsOf } from './profile-fields'
import { type SignInProfile, signInProfileSchema } from './schema'
import { type SignUp, signUpMetadataSchema, signUpWords } from './sign-up-schema'

/** What Auth answers about a person. Their metadata is their own word. */
export type AuthUser = {
  id: string
  email?: string | undefined
  email_confirmed_at?: string | undefined
  user_metadata: unknown
}

/**
 * Makes the profile at the first sign-in; later only promotes a configured admin and follows a changed
 * address (spec 4). The role is decided here alone and never read from the person's metadata.
 * @param service a client with the service key: no session of a person may write a role
 */
export async function ensureProfile(
  service: ServiceDb,
  user: AuthUser,
): Promise<{ ok: true; member: SignInProfile } | { ok: false; reason: string }> {
  const email = user.email ?? ''
  // An address that is not confirmed may belong to another person.
  const listed = Boolean(user.email_confirmed_at) && isAdminEmail(email)
  const words = signUpMetadataSchema.parse(user.user_metadata ?? {})
  // Two sign-ins at once both come here; the second finds the row of the first.
  const made = await service.from('profiles').upsert(
    {
      id: user.id,
      email,
      role: listed ? 'admin' : 'user',
      user_type: words.userType,
      ...detailsOf(words),
      language: words.language,
      marketing_agreed_at: words.marketingAgreedAt,
    },
    { onConflict: 'id', ignoreDuplicates: true },
  )
  if (made.error) return { ok: false, reason: made.error.message }
  const found = await service
    .from('profiles')
    .select('role, email, language, disabled_at, sign_in_alerts')
    .eq('id', user.id)
    .single()
  if (found.error) return { ok: false, reason: found.error.message }
  const member = signInProfileSchema.parse(found.data)
  const changes = {
    ...(listed && member.role !== 'admin' ? { role: 'admin' as const } : {}),
    ...(email && member.email !== email ? { email } : {}),
  }
  if (Object.keys(changes).length === 0) return { ok: true, member }
  const changed = await service.from('profiles').update(changes).eq('id', user.id)
  if (changed.error) return { ok: false, reason: changed.error.message }
  return { ok: true, member: { ...member, ...changes } }
}

/** Signs in; the session goes to the cookies of `client`. */
export async function signInWithPassword(
  client: Db,
  email: string,
  password: string,
): Promise<{ ok: true; user: AuthUser } | { ok: false; reason: LoginReason }> {
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) return { ok: false, reason: loginReasonOf(error) }
  return { ok: true, user: data.user }
}

/**
 * Asks Auth for an account; it mails a link, and until that is followed there is no session. An address
 * that is taken is `taken`, which the visitor must not be told.
 * @param client the anonymous client: a session of the caller's would be overwritten
 * @param browser what only this browser can prove; see {@link takeBrowserMark}
 */
export async function registerAccount(
  client: Db,
  form: SignUp,
  now: Date,
  browser: string,
): Promise<
  { ok: true; userId: string | null; taken: boolean } | { ok: false; reason: SignUpFailure }
> {
  const { words, termsAgreedAt } = signUpWords(form, now)
  const { data, error } = await client.auth.signUp({
    email: form.email,
    password: form.password,
    options: { data: { ...words, termsAgreedAt, browser } },
  })
  if (error) {
    if (isMailRecentlySent(error)) return { ok: true, userId: null, taken: false }
    if (error.code === 'user_already_exists' || error.code === 'email_exists') {
      return { ok: true, userId: null, taken: true }
    }
    return { ok: false, reason: signUpFailureOf(error) }
  }
  // For an address that is taken Auth invents a user who can sign in by nothing.
  const taken = data.user?.identities?.length === 0
  return { ok: true, userId: taken ? null : (data.user?.id ?? null), taken }
}

/** Sends the link of the sign-up again. Nothing tells whether the address is known. */
export async function resendConfirmation(
  client: Db,
  email: string,
): Promise<{ ok: true } | { ok: false; reason: 'failed' }> {
  const { error } = await client.auth.resend({ type: 'signup', email })
  return !error || isMailRecentlySent(error) ? { ok: true } : { ok: false, reason: 'failed' }
}

/** Mails the link that leads to a new password. Nothing tells whether the address is known. */
export async function sendPasswordReset(
  client: Db,
  email: string,
): Promise<{ ok: true } | { ok: false; reason: 'network' }> {
  const { error } = await client.auth.resetPasswordForEmail(email)
  return !error || isMailRecentlySent(error) ? { ok: true } : { ok: false, reason: 'network' }
}

/**
 * Uses the link of a mail up and signs in by it; the session goes to the cookies of `client`.
 * `waitsForOther`: the other address of a change has to confirm too.
 */
export async function verifyMailLink(
  client: Db,
  link: MailLink,
): Promise<{ ok: true; user: AuthUser } | { ok: false; reason: LinkReason | 'waitsForOther' }> {
  const { data, error } = await client.auth.verifyOtp(link)
  if (error) return { ok: false, reason: linkReasonOf(error) }
  // Of the two links of a change of address the first opens no session.
  if (link.type === 'email_change' && !data.session) return { ok: false, reason: 'waitsForOther' }
  if (!data.user || !data.session) return { ok: false, reason: 'dead' }
  return { ok: true, user: data.user }
}

/** Sets the password of the person who is signed in with `client`; that it may be set is for the caller to know. */
export async function setPassword(
  client: Db,
  password: string,
): Promise<{ ok: true } | { ok: false; reason: PasswordReason }> {
  const { error } = await client.auth.updateUser({ password })
  return error ? { ok: false, reason: passwordReasonOf(error) } : { ok: true }
}

/**
 * Whether the person who is signed in with `client` knows their password. The caller limits how often it may
 * be tried.
 * @param verifier a throw-away client that the password is tried with
 */
async function provePassword(
  client: Db,
  password: string,
  verifier: Db,
): Promise<{ ok: true } | { ok: false; reason: 'wrongPassword' | 'tooManyRequests' | 'network' }> {
  const { data } = await client.auth.getUser()
  const email = data.user?.email
  if (!email) return { ok: false, reason: 'network' }
  const { error } = await verifier.auth.signInWithPassword({ email, password })
  if (error) {
    if (error.code === 'invalid_credentials') return { ok: false, reason: 'wrongPassword' }
    return { ok: false, reason: error.status === 429 ? 'tooManyRequests' : 'network' }
  }
  await verifier.auth.signOut({ scope: 'local' })
  return { ok: true }
}

/**
 * Changes the password of the person who is signed in with `client`, if they know the present one. Their session
 * stays; {@link endOtherSessions} ends the others. The caller limits how often it may be tried.
 * @param verifier a throw-away client that the present password is tried with
 */
export async function changePassword(
  client: Db,
  current: string,
  next: string,
  verifier: Db = anonymousClient(),
): Promise<{ ok: true } | { ok: false; reason: 'wrongPassword' | PasswordReason }> {
  const proved = await provePassword(client, current, verifier)
  if (!proved.ok) return proved
  if (current === next) return { ok: false, reason: 'samePassword' }
  return setPassword(client, next)
}

/**
 * Mails a link to the present and to the new address of a person who knows their password; nothing changes
 * before both are followed. An address that is taken answers like all others, for it is not this person's
 * business whose it is.
 */
export async function requestEmailChange(
  client: Db,
  email: string,
  current: string,
  verifier: Db = anonymousClient(),
): Promise<
  | { ok: true }
  | {
      ok: false
      reason: 'invalidEmail' | 'wrongPassword' | 'tooManyRequests' | 'tooSoon' | 'network'
    }
> {
  const proved = await provePassword(client, current, verifier)
  if (!proved.ok) return proved
  const { error } = await client.auth.updateUser({ email })
  if (!error || error.code === 'email_exists') return { ok: true }
  if (error.code === 'email_address_invalid' || error.code === 'validation_failed') {
    return { ok: false, reason: 'invalidEmail' }
  }
  return { ok: false, reason: error.status === 429 ? 'tooSoon' : 'network' }
}

/** Ends every session of this person but the one of `client`. */
export async function endOtherSessions(
  client: Db,
): Promise<{ ok: true } | { ok: false; reason: 'network' }> {
  const { error } = await client.auth.signOut({ scope: 'others' })
  return error ? { ok: false, reason: 'network' } : { ok: true }
}

/** Records a sign-in or a sign-out in the person's activity, with their own session. */
export async function recordSignInActivity(
  client: Db,
  type: Extract<ActivityType, 'login' | 'logout'>,
  userAgent: string | null,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const { error } = await client.from('user_activity').insert({
    id: randomUUID(),
    activity_type: type,
    user_agent: userAgent?.slice(0, 300) ?? null,
  })
  // Spec 6: a row that is refused is lost, and nothing else happens.
  return error ? { ok: false, reason: error.code || error.message } : { ok: true }
}

/**
 * Gives the demo account a new password and the role admin, making it if there is none.
 * @param service a client with the service key of the embedded stack
 */
export async function prepareDemoAccount(
  service: ServiceDb,
  { email, password }: { email: string; password: string },
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const known = await service.from('profiles').select('id').eq('email', email).maybeSingle()
  if (known.error) return { ok: false, reason: known.error.message }
  const { data, error } = known.data
    ? await service.auth.admin.updateUserById(known.data.id, { password })
    : await service.auth.admin.createUser({ email, password, email_confirm: true })
  if (error) return { ok: false, reason: error.code ?? error.message }
  const { id } = data.user
  const profile = await service
    .from('profiles')
    .upsert({ id, email, role: 'admin', disabled_at: null }, { onConflict: 'id' })
  return profile.error ? { ok: false, reason: profile.error.message } : { ok: true }
}
