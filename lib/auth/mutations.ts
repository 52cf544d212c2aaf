import 'server-only'
import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Db } from '@/lib/supabase/types'
import type { Role } from './constants'
import type { LoginProblem, SignUpProblem } from './form-state'
import { profileRoleSchema } from './schema'
import {
  type FieldError,
  type SignUp,
  type SignUpField,
  type SignUpMetadata,
  signUpMetadataSchema,
} from './sign-up-schema'

/** What Auth answers about a person. Their metadata is their own word. */
export type AccountUser = {
  id: string
  email?: string | undefined
  email_confirmed_at?: string | undefined
  user_metadata: unknown
}

/** Whether a confirmed address is one of those that are always admin. */
function isAdminEmail({ email, email_confirmed_at }: AccountUser): boolean {
  if (!email || !email_confirmed_at) return false
  const listed = env()
    .ADMIN_EMAILS.split(',')
    .map((each) => each.trim().toLowerCase())
  return listed.includes(email.toLowerCase())
}

/**
 * Makes the profile at the first sign-in; later only promotes a configured admin and follows a changed
 * address (spec 4). The role is decided here alone, whatever the person's metadata says.
 * @param service a client with the service key: nobody may write a role with their own session
 */
export async function ensureProfile(
  service: Db,
  user: AccountUser,
): Promise<{ ok: true; role: Role } | { ok: false; reason: string }> {
  const email = user.email ?? ''
  const listed = isAdminEmail(user)
  const words = signUpMetadataSchema.parse(user.user_metadata ?? {})
  // Two sign-ins at once both come here; the second finds the row of the first.
  const made = await service.from('profiles').upsert(
    {
      id: user.id,
      email,
      role: listed ? 'admin' : 'user',
      user_type: words.userType,
      phone: words.phone,
      organization: words.organization,
      position: words.position,
      fax: words.fax,
      language: words.language,
      marketing_agreed_at: words.marketingAgreedAt,
    },
    { onConflict: 'id', ignoreDuplicates: true },
  )
  if (made.error) return { ok: false, reason: made.error.message }
  const found = await service
    .from('profiles')
    .select('role, created_at, email')
    .eq('id', user.id)
    .single()
  if (found.error) return { ok: false, reason: found.error.message }
  const { role } = profileRoleSchema.parse(found.data)
  const changes = {
    ...(listed && role !== 'admin' ? { role: 'admin' as const } : {}),
    ...(email && found.data.email !== email ? { email } : {}),
  }
  if (Object.keys(changes).length === 0) return { ok: true, role }
  const changed = await service.from('profiles').update(changes).eq('id', user.id)
  if (changed.error) return { ok: false, reason: changed.error.message }
  return { ok: true, role: changes.role ?? role }
}

/** Nothing was answered, or a gateway answered for Auth. */
const isOutage = (error: AuthError) => isAuthRetryableFetchError(error)

function loginProblemOf(error: AuthError): LoginProblem {
  if (isOutage(error)) return 'network'
  if (error.code === 'invalid_credentials') return 'invalidCredentials'
  if (error.code === 'email_not_confirmed') return 'emailNotConfirmed'
  return error.status === 429 ? 'tooManyRequests' : 'general'
}

/** Signs in; the session goes to the cookies of `client`. */
export async function signInWith(
  client: Db,
  email: string,
  password: string,
): Promise<{ ok: true; user: AccountUser } | { ok: false; reason: LoginProblem }> {
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) return { ok: false, reason: loginProblemOf(error) }
  return { ok: true, user: data.user }
}

export type SignUpRefusal =
  | { problem: SignUpProblem }
  | { problem: null; field: SignUpField; error: FieldError }

function signUpRefusalOf(error: AuthError): SignUpRefusal {
  if (isOutage(error)) return { problem: 'failed' }
  switch (error.code) {
    case 'user_already_exists':
    case 'email_exists':
      return { problem: null, field: 'email', error: 'emailExists' }
    case 'weak_password':
      return { problem: null, field: 'password', error: 'weakPassword' }
    case 'email_address_invalid':
    case 'validation_failed':
      return { problem: null, field: 'email', error: 'invalidEmail' }
    case 'unexpected_failure':
    case 'request_timeout':
      return { problem: 'failed' }
    default:
      return { problem: 'unknown' }
  }
}

/**
 * Asks Auth for an account; it mails a link, and until that is followed nobody is signed in.
 * @param client nobody's client: a session of the caller's would be overwritten
 */
export async function signUpWith(
  client: Db,
  form: SignUp,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: SignUpRefusal }> {
  const at = now.toISOString()
  const words: SignUpMetadata = {
    userType: form.userType,
    phone: form.phone,
    organization: form.organization,
    position: form.position,
    fax: form.fax,
    language: form.locale,
    marketingAgreedAt: form.marketing ? at : null,
  }
  const { data, error } = await client.auth.signUp({
    email: form.email,
    password: form.password,
    // Both were ticked, or the form would not have got here; when is what has to be shown later.
    options: { data: { ...words, termsAgreedAt: at } },
  })
  if (error) return { ok: false, reason: signUpRefusalOf(error) }
  // Auth does not say that an address is taken: it invents a user who can sign in by nothing. Spec 8 says it.
  if (data.user?.identities?.length === 0) {
    return { ok: false, reason: { problem: null, field: 'email', error: 'emailExists' } }
  }
  return { ok: true }
}

/** Sends the link of the sign-up again. Nothing tells whether the address is known. */
export async function resendConfirmation(
  client: Db,
  email: string,
): Promise<{ ok: true } | { ok: false; reason: 'tooSoon' | 'failed' }> {
  const { error } = await client.auth.resend({ type: 'signup', email })
  if (!error) return { ok: true }
  return { ok: false, reason: error.status === 429 ? 'tooSoon' : 'failed' }
}
