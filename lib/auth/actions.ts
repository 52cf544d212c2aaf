'use server'

import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { logSecurity } from '@/lib/activity/security-log'
import { env } from '@/lib/env'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { getPathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'
import { sessionTimeoutMs, withTimeout } from '@/lib/supabase/timeout'
import { alreadyRegisteredMail } from './auth-mail'
import { sendMailAfterResponse } from './complete-sign-in'
import { markBrowser } from './completion/browser-mark'
import { maximumPasswordLength } from './constants'
import { readLanguage, readSession } from './data'
import { demoEmail, demoPassword, isDemoOffered } from './demo-account'
import { destinationOf, parseLocale } from './destination'
import { clearSessionCookies, endSession } from './end-session'
import { type FieldError, loginSchema, resetSchema } from './form-schema'
import type { LoginReason, LoginState, ResendState, SignUpState } from './form-state'
import { withMinimumDuration } from './minimum-duration'
import {
  prepareDemoAccount,
  recordSignInActivity,
  registerAccount,
  resendConfirmation,
} from './mutations'
import { isCommonPassword } from './passwords/common-passwords'
import {
  alreadyRegisteredMailLimit,
  confirmationMailLimit,
  resendLimit,
  signUpLimit,
} from './rate-limits'
import { isSiteClosed } from './require-open-site'
import { signInVisitor } from './sign-in'
import { redisplayedFields, signUpSchema } from './sign-up-schema'
import { visitor } from './visitor'

// Next refuses an action whose Origin is not the host it was asked at, so no other site can send these
// forms for a visitor; the session cookie is SameSite=Lax besides.

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'unknown')

/**
 * Where to after signing in; the dialog goes there by itself, and by default into the service (spec 2). Whoever
 * has a second factor proves it on the way.
 */
function destinationAfterSignIn(data: FormData, awaitsFactor: boolean): string {
  const locale = parseLocale(data.get('locale'))
  const isDialog = data.get('mode') === 'dialog'
  const asked = data.get('next') ?? (isDialog ? '/ai-chat' : null)
  const next = destinationOf(asked, locale)
  const factor = getPathname({ locale, href: '/second-factor' })
  const destination = awaitsFactor ? `${factor}?${new URLSearchParams({ next })}` : next
  if (isDialog) return destination
  redirect(destination)
}

/** Signs in and goes to the page asked for, or says why not. */
export async function signIn(before: LoginState, data: FormData): Promise<LoginState> {
  const values = submittedTexts(data, ['email'])
  const fail = (reason: LoginReason) => answered(before, { reason, values })
  const parsed = parseForm<typeof loginSchema, FieldError>(loginSchema, data)
  if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
  const { email, password } = parsed.form
  if (email.length > 254 || password.length > maximumPasswordLength) {
    return fail('invalidCredentials')
  }
  let awaitsFactor = false
  try {
    const signedIn = await signInVisitor(email, password)
    if (!signedIn.ok) return fail(signedIn.reason)
    awaitsFactor = signedIn.awaitsFactor
  } catch (thrown) {
    log.error('signIn.failed', { reason: reasonOf(thrown) })
    return fail('network')
  }
  return answered(before, { result: { redirectTo: destinationAfterSignIn(data, awaitsFactor) } })
}

/** Signs in as the demo administrator, where there may be one. */
export async function signInAsDemo(before: LoginState, data: FormData): Promise<LoginState> {
  if (!isDemoOffered(env(), await headers())) return answered(before, { reason: 'general' })
  try {
    const password = demoPassword()
    const ready = await prepareDemoAccount(serviceClient(), { email: demoEmail, password })
    if (!ready.ok) {
      log.error('demo.failed', { reason: ready.reason })
      return answered(before, { reason: 'general' })
    }
    const signedIn = await signInVisitor(demoEmail, password, 'demo')
    if (!signedIn.ok) return answered(before, { reason: signedIn.reason })
  } catch (thrown) {
    log.error('demo.failed', { reason: reasonOf(thrown) })
    return answered(before, { reason: 'network' })
  }
  return answered(before, { result: { redirectTo: destinationAfterSignIn(data, false) } })
}

/** Sends the link of the sign-up again; answers the same whether or not there is such an account. */
export async function resend(before: ResendState, data: FormData): Promise<ResendState> {
  const values = submittedTexts(data, ['email'])
  const parsed = parseForm<typeof resetSchema, FieldError>(resetSchema, data)
  if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
  const { email } = parsed.form
  if (await isSiteClosed()) return answered(before, { reason: 'failed', values })
  const { address } = await visitor()
  const allowed =
    (await resendLimit.take(address)).allowed && (await confirmationMailLimit.take(email)).allowed
  if (!allowed) return answered(before, { reason: 'tooSoon', values })
  try {
    const sent = await withMinimumDuration(() => resendConfirmation(anonymousClient(), email))
    return answered(before, sent.ok ? { result: 'sent' } : { reason: sent.reason, values })
  } catch (thrown) {
    log.error('resend.failed', { reason: reasonOf(thrown) })
    return answered(before, { reason: 'failed', values })
  }
}

/** Tells the owner of an address about a second sign-up with it. */
function notifyOwner(email: string, locale: AppLocale): void {
  sendMailAfterResponse('signUp.taken-failed', async () =>
    alreadyRegisteredMail(
      email,
      (await readLanguage(serviceClient(), email)) ?? locale,
      randomUUID(),
    ),
  )
}

/**
 * Asks for an account. The person is signed in by the link of the mail, not before. An address that is
 * taken answers like a new one; its owner is told by mail.
 */
export async function signUp(before: SignUpState, data: FormData): Promise<SignUpState> {
  const values = submittedTexts(data, redisplayedFields)
  const parsed = parseForm<typeof signUpSchema, FieldError>(signUpSchema, data)
  if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
  const { form } = parsed
  const { email } = form
  if (await isSiteClosed()) return answered(before, { reason: 'failed', values })
  if (await isCommonPassword(form.password, email)) {
    return answered(before, { errors: { password: 'weakPassword' }, values })
  }
  if (!(await signUpLimit.take((await visitor()).address)).allowed) {
    return answered(before, { reason: 'unknown', values })
  }
  // The mail that goes out now is the one of this minute, also if another is asked for.
  await confirmationMailLimit.take(email)
  try {
    const browser = await markBrowser()
    const made = await withMinimumDuration(() =>
      registerAccount(anonymousClient(), form, new Date(), browser),
    )
    if (made.ok) {
      const user = made.userId ? { id: made.userId, email } : null
      await logSecurity({ type: 'sign_up', user, claimedEmail: email, data: { taken: made.taken } })
      if (made.taken && (await alreadyRegisteredMailLimit.take(email)).allowed) {
        notifyOwner(email, form.locale)
      }
      return answered(before, { result: { sentTo: email } })
    }
    const { reason } = made
    if (!reason.reason)
      return answered(before, { errors: { [reason.field]: reason.error }, values })
    log.warn('signUp.refused', { reason: reason.reason })
    return answered(before, { reason: reason.reason, values })
  } catch (thrown) {
    log.error('signUp.failed', { reason: reasonOf(thrown) })
    return answered(before, { reason: 'failed', values })
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
