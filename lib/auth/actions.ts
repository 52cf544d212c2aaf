'use server'

import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { logSecurity } from '@/lib/activity/security-log'
import { env } from '@/lib/env'
import { getPathname } from '@/lib/i18n/navigation'
import { log } from '@/lib/log'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'
import { sessionTimeoutMs, withTimeout } from '@/lib/supabase/timeout'
import { alreadyRegisteredMail } from './auth-mail'
import { sendMailAfterResponse } from './complete-sign-in'
import { maximumPasswordLength } from './constants'
import { readLanguage, readSession } from './data'
import { demoEmail, demoPassword, isDemoEnabled } from './demo-account'
import { destinationOf, parseLocale } from './destination'
import { emailSchema, submittedEmail } from './email-address'
import { clearSessionCookies, endSession } from './end-session'
import type { LoginReason, LoginState, ResendState, SignUpState } from './form-state'
import { withMinimumDuration } from './minimum-duration'
import {
  prepareDemoAccount,
  recordSignInActivity,
  registerAccount,
  resendConfirmation,
} from './mutations'
import {
  alreadyRegisteredMailLimit,
  confirmationMailLimit,
  resendLimit,
  signUpLimit,
} from './rate-limits'
import { signInVisitor } from './sign-in'
import { parseSignUpForm } from './sign-up-form'
import { visitor } from './visitor'

// Next refuses an action whose Origin is not the host it was asked at, so no other site can send these
// forms for a visitor; the session cookie is SameSite=Lax besides.

const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(maximumPasswordLength),
})

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'unknown')

/** Where to after signing in; the dialog goes there by itself, and by default into the service (spec 2). */
function destinationAfterSignIn(data: FormData): string {
  const locale = parseLocale(data.get('locale'))
  if (data.get('mode') === 'dialog') return destinationOf(data.get('next') ?? '/ai-chat', locale)
  redirect(destinationOf(data.get('next'), locale))
}

/** Signs in and goes to the page asked for, or says why not. */
export async function signIn(before: LoginState, data: FormData): Promise<LoginState> {
  const email = submittedEmail(data)
  const answer = { attempt: before.attempt + 1, email, problem: null, redirectTo: null }
  const refuse = (problem: LoginReason) => ({ ...answer, problem })
  if (email.trim() === '' || !data.get('password')) return refuse('required')
  const typed = credentialsSchema.safeParse({ email, password: data.get('password') })
  if (!typed.success) return refuse('invalidCredentials')
  try {
    const signedIn = await signInVisitor(typed.data.email, typed.data.password)
    if (!signedIn.ok) return refuse(signedIn.reason)
  } catch (thrown) {
    log.error('signIn.failed', { reason: reasonOf(thrown) })
    return refuse('network')
  }
  return { ...answer, redirectTo: destinationAfterSignIn(data) }
}

/** Signs in as the demo administrator, where there may be one. */
export async function signInAsDemo(before: LoginState, data: FormData): Promise<LoginState> {
  const answer = { attempt: before.attempt + 1, email: '', problem: null, redirectTo: null }
  if (!isDemoEnabled(env())) return { ...answer, problem: 'general' }
  try {
    const password = demoPassword()
    const ready = await prepareDemoAccount(serviceClient(), { email: demoEmail, password })
    if (!ready.ok) {
      log.error('demo.failed', { reason: ready.reason })
      return { ...answer, problem: 'general' }
    }
    const signedIn = await signInVisitor(demoEmail, password, 'demo')
    if (!signedIn.ok) return { ...answer, problem: signedIn.reason }
  } catch (thrown) {
    log.error('demo.failed', { reason: reasonOf(thrown) })
    return { ...answer, problem: 'network' }
  }
  return { ...answer, redirectTo: destinationAfterSignIn(data) }
}

/** Sends the link of the sign-up again; answers the same whether or not there is such an account. */
export async function resend(before: ResendState, data: FormData): Promise<ResendState> {
  const attempt = before.attempt + 1
  const email = emailSchema.safeParse(data.get('email'))
  if (!email.success) return { attempt, outcome: 'failed' }
  const { address } = await visitor()
  const allowed =
    (await resendLimit.take(address)).allowed &&
    (await confirmationMailLimit.take(email.data)).allowed
  if (!allowed) return { attempt, outcome: 'tooSoon' }
  try {
    const sent = await withMinimumDuration(() => resendConfirmation(anonymousClient(), email.data))
    return { attempt, outcome: sent.ok ? 'sent' : sent.reason }
  } catch (thrown) {
    log.error('resend.failed', { reason: reasonOf(thrown) })
    return { attempt, outcome: 'failed' }
  }
}

/**
 * Asks for an account. Nobody is signed in before the link of the mail is followed. An address that is
 * taken answers like a new one; its owner is told by mail.
 */
export async function signUp(before: SignUpState, data: FormData): Promise<SignUpState> {
  const attempt = before.attempt + 1
  const read = parseSignUpForm(data)
  if (!read.ok) return { attempt, sentTo: null, ...read.state }
  const refused = { attempt, sentTo: null, errors: {}, values: read.values }
  const { email, locale } = read.form
  if (!(await signUpLimit.take((await visitor()).address)).allowed) {
    return { ...refused, problem: 'unknown' }
  }
  // The mail that goes out now is the one of this minute, whoever asks for another.
  await confirmationMailLimit.take(email)
  try {
    const made = await withMinimumDuration(() =>
      registerAccount(anonymousClient(), read.form, new Date()),
    )
    if (made.ok) {
      const user = made.userId ? { id: made.userId, email } : null
      await logSecurity({ type: 'sign_up', user, claimedEmail: email, data: { taken: made.taken } })
      if (made.taken && (await alreadyRegisteredMailLimit.take(email)).allowed) {
        sendMailAfterResponse('signUp.taken-failed', async () =>
          alreadyRegisteredMail(
            email,
            (await readLanguage(serviceClient(), email)) ?? locale,
            randomUUID(),
          ),
        )
      }
      return { ...refused, problem: null, sentTo: email, values: {} }
    }
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
    const client = await userClient()
    const user = await withTimeout(readSession(client), sessionTimeoutMs).catch(() => null)
    if (user) {
      await logSecurity({ type: 'sign_out', user })
      const kept = await recordSignInActivity(client, 'logout', (await visitor()).userAgent)
      if (!kept.ok) log.error('activity.lost', { reason: kept.reason })
    }
    await endSession(client)
  } catch (thrown) {
    log.error('signOut.failed', { reason: reasonOf(thrown) })
    await clearSessionCookies()
  }
  redirect(getPathname({ locale: parseLocale(locale), href: '/' }))
}
