'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { getPathname } from '@/lib/i18n/navigation'
import { log } from '@/lib/log'
import { signedInCookie } from '@/lib/supabase/constants'
import { publicClient, sessionClient } from '@/lib/supabase/server'
import { serviceClient } from '@/lib/supabase/service'
import { holdsSession } from '@/lib/supabase/session-cookies'
import { sessionLimitMs, withinLimit } from '@/lib/supabase/time-limit'
import { maximumPasswordLength } from './constants'
import { destinationOf, localeNamed } from './destination'
import type { LoginProblem, LoginState, ResendState, SignUpState } from './form-state'
import { ensureProfile, resendConfirmation, signInWith, signUpWith } from './mutations'
import { accountAttempts, newAccounts, visitorAttempts } from './session-limits'
import { readSignUp } from './sign-up-form'

// Next refuses an action whose Origin is not the host it was asked at, so no other site can send these
// forms for a visitor; the session cookie is SameSite=Lax besides.

const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(maximumPasswordLength),
})
const addressSchema = z.email().max(254)

/** The address that the nearest proxy saw. */
async function visitor(): Promise<string> {
  return (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'unknown')

/** Signs in and goes to the page asked for, or says why not. */
export async function signIn(before: LoginState, data: FormData): Promise<LoginState> {
  const typed = data.get('email')
  const email = typeof typed === 'string' ? typed.slice(0, 254) : ''
  const refuse = (problem: LoginProblem) => ({ attempt: before.attempt + 1, email, problem })
  if (email.trim() === '' || !data.get('password')) return refuse('required')
  const parsed = credentialsSchema.safeParse({ email: typed, password: data.get('password') })
  if (!parsed.success) return refuse('invalidCredentials')
  const from = await visitor()
  const allowed =
    (await visitorAttempts.take(from)).allowed &&
    (await accountAttempts.take(`${from} ${parsed.data.email}`)).allowed
  if (!allowed) return refuse('tooManyRequests')
  try {
    const signedIn = await signInWith(
      await sessionClient(),
      parsed.data.email,
      parsed.data.password,
    )
    if (!signedIn.ok) return refuse(signedIn.reason)
    const profile = await ensureProfile(serviceClient(), signedIn.user)
    if (!profile.ok) log.error('profile.failed', { reason: profile.reason })
  } catch (thrown) {
    log.error('signIn.failed', { reason: reasonOf(thrown) })
    return refuse('network')
  }
  redirect(destinationOf(data.get('next'), localeNamed(data.get('locale'))))
}

/** Sends the link of the sign-up again; answers the same whether or not there is such an account. */
export async function resend(before: ResendState, data: FormData): Promise<ResendState> {
  const attempt = before.attempt + 1
  const email = addressSchema.safeParse(data.get('email'))
  if (!email.success) return { attempt, outcome: 'failed' }
  if (!(await newAccounts.take(await visitor())).allowed) return { attempt, outcome: 'tooSoon' }
  try {
    const sent = await resendConfirmation(publicClient(), email.data)
    return { attempt, outcome: sent.ok ? 'sent' : sent.reason }
  } catch (thrown) {
    log.error('resend.failed', { reason: reasonOf(thrown) })
    return { attempt, outcome: 'failed' }
  }
}

/** Asks for an account. Nobody is signed in before the link of the mail is followed. */
export async function signUp(before: SignUpState, data: FormData): Promise<SignUpState> {
  const attempt = before.attempt + 1
  const read = readSignUp(data)
  if (!read.ok) return { attempt, sentTo: null, ...read.state }
  const refused = { attempt, sentTo: null, errors: {}, values: read.values }
  if (!(await newAccounts.take(await visitor())).allowed) return { ...refused, problem: 'unknown' }
  try {
    const made = await signUpWith(publicClient(), read.form, new Date())
    if (made.ok) return { ...refused, problem: null, sentTo: read.form.email, values: {} }
    const { reason } = made
    if (reason.problem) {
      log.warn('signUp.refused', { problem: reason.problem })
      return { ...refused, problem: reason.problem }
    }
    return { ...refused, problem: null, errors: { [reason.field]: reason.error } }
  } catch (thrown) {
    log.error('signUp.failed', { reason: reasonOf(thrown) })
    return { ...refused, problem: 'failed' }
  }
}

/** Ends this browser's session, even when Auth does not answer, and goes to the front page. */
export async function signOut(locale: string): Promise<void> {
  try {
    const client = await sessionClient()
    const { error } = await withinLimit(client.auth.signOut({ scope: 'local' }), sessionLimitMs)
    if (error) log.warn('signOut.failed', { code: error.code ?? error.name })
  } catch (thrown) {
    log.warn('signOut.failed', { reason: reasonOf(thrown) })
  }
  const store = await cookies()
  const names = store.getAll().map(({ name }) => name)
  for (const name of names) if (holdsSession([name])) store.delete(name)
  store.delete(signedInCookie)
  redirect(getPathname({ locale: localeNamed(locale), href: '/' }))
}
