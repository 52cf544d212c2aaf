import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import type { AppLocale } from '@/lib/i18n/routing'
import { unwrapResult } from '@/lib/supabase/result'
import { answerTimeoutMs, withTimeout } from '@/lib/supabase/timeout'
import type { Db, ServiceDb } from '@/lib/supabase/types'
import { isSessionInvalid } from './auth-errors'
import { isOwnerEmail } from './configured-emails'
import { permissionsOf, type Role } from './roles'
import { type SessionUser, sessionProfileSchema, signInProfileSchema } from './schema'

const administrationStates = z.enum(['open', 'secondFactor', 'ended'])

/**
 * Whether somebody may act for the administration in the client's session: `ended` when nobody has used it for
 * too long, `secondFactor` when that has to be proved first. Everybody else's session is open.
 */
export async function readAdministrationState(
  client: Db,
  role: Role,
): Promise<z.infer<typeof administrationStates>> {
  if (role === 'user') return 'open'
  return administrationStates.parse(unwrapResult(await client.rpc('administration_state')))
}

/**
 * Who the client's session belongs to; null without a session, and for a disabled account. Auth is asked
 * whether the session is still valid: a cookie alone proves nothing.
 * @throws AppError `unavailable` when Auth or the database does not answer, `timeout` when not in time.
 */
export async function readSession(client: Db): Promise<SessionUser | null> {
  const { data, error } = await withTimeout(client.auth.getUser(), answerTimeoutMs)
  if (error && !isSessionInvalid(error)) {
    throw new AppError('unavailable', { internal: error.message, cause: error })
  }
  const { user } = data
  if (!user?.email) return null
  const profile = await client
    .from('profiles')
    .select('role, plan, created_at, disabled_at')
    .eq('id', user.id)
    .maybeSingle()
  // An account that was made elsewhere and never signed in here has no profile yet.
  const known = sessionProfileSchema.nullable().parse(unwrapResult(profile))
  // Its token may be good for some minutes yet.
  if (known?.disabled_at) return null
  const state = await readAdministrationState(client, known?.role ?? 'user')
  if (state === 'ended') return null
  const awaitsFactor = state === 'secondFactor'
  const role = awaitsFactor ? 'user' : (known?.role ?? 'user')
  return {
    id: user.id,
    email: user.email,
    role,
    permissions: permissionsOf(role),
    awaitsFactor,
    // An address that is not confirmed may belong to another person.
    isOwner: !awaitsFactor && Boolean(user.email_confirmed_at) && isOwnerEmail(user.email),
    plan: known?.plan ?? 'free',
    createdAt: known?.created_at ?? user.created_at,
  }
}

/**
 * Whether this person has signed in with this browser before, or never with any: there is no alert about
 * their first sign-in.
 * @param service people may not read the whole security log
 */
export async function isKnownBrowser(
  service: ServiceDb,
  userId: string,
  userAgent: string,
): Promise<boolean> {
  const signIns = () =>
    service
      .from('security_logs')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', userId)
      .eq('event_type', 'sign_in')
  const [all, same] = await Promise.all([
    signIns(),
    signIns().eq('user_agent', userAgent.slice(0, 300)),
  ])
  if (all.error || same.error) return true
  return (all.count ?? 0) === 0 || (same.count ?? 0) > 0
}

/** Whether an account has been signed in to from an address before. */
export async function isKnownAddress(
  service: ServiceDb,
  email: string,
  address: string,
): Promise<boolean> {
  const { count, error } = await service
    .from('security_logs')
    .select('id', { count: 'exact', head: true })
    .eq('event_type', 'sign_in')
    .eq('user_email', email)
    .eq('ip_address', address)
  return !error && (count ?? 0) > 0
}

/** Address and language of an account as its profile has them, or null without one. */
export async function readContact(
  service: ServiceDb,
  userId: string,
): Promise<{ email: string; language: AppLocale } | null> {
  const { data } = await service
    .from('profiles')
    .select('email, language')
    .eq('id', userId)
    .maybeSingle()
  return signInProfileSchema.pick({ email: true, language: true }).nullable().parse(data)
}

/** The language that the owner of an address reads, or null where there is no profile. */
export async function readLanguage(service: ServiceDb, email: string): Promise<AppLocale | null> {
  const { data } = await service
    .from('profiles')
    .select('language')
    .eq('email', email)
    .maybeSingle()
  return signInProfileSchema.pick({ language: true }).nullable().parse(data)?.language ?? null
}
