'use server'

import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { logSecurity } from '@/lib/activity/security-log'
import { env } from '@/lib/env'
import { submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { getPathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'
import { sessionTimeoutMs, withTimeout } from '@/lib/supabase/timeout'
import { runPublicAction } from './action'
import { alreadyRegisteredMail } from './auth-mail'
import { sendMailAfterResponse } from './complete-sign-in'
import { markBrowser } from './completion/browser-mark'
import { maximumPasswordLength } from './constants'
import { readLanguage, readSession } from './data'
import { demoEmail, demoPassword, isDemoOffered } from './demo-account'
import { destinationOf, parseLocale } from './destination'
import { clearSessionCookies, endSession } from './end-session'
import { loginSchema, resetSchema } from './form-schema'
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
  signOutLimit,
  signUpLimit,
  visitorLimit,
} from './rate-limits'
import { logBlockedSignIn, signInVisitor } from './sign-in'
import { redisplayedFields, signUpSchema } from './sign-up-schema'

// Next refuses an action whose Origin is not the host it was asked at, so no other site can send these
// forms for a visitor; the session cookie is SameSite=Lax besides.

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
  return runPublicAction<z.output<typeof loginSchema>, LoginState, LoginState>({
    name: 'signIn',
    isOpenInMaintenance: true,
    limit: visitorLimit,
    schema: loginSchema,
    input: data,
    async refuse(reason, { errors }) {
      if (reason === 'invalid') return answered(before, { errors, values } as Partial<LoginState>)
      if (reason !== 'tooMany') return fail('network')
      await logBlockedSignIn(values.email ?? '')
      return fail('tooManyRequests')
    },
    async run({ input: { email, password } }) {
      if (email.length > 254 || password.length > maximumPasswordLength) {
        return fail('invalidCredentials')
      }
      const signedIn = await signInVisitor(email, password)
      if (!signedIn.ok) return fail(signedIn.reason)
      const redirectTo = destinationAfterSignIn(data, signedIn.awaitsFactor)
      return answered(before, { result: { redirectTo } })
    },
  })
}

/** Signs in as the demo administrator, where there may be one. */
export async function signInAsDemo(before: LoginState, data: FormData): Promise<LoginState> {
  const fail = (reason: LoginReason) => answered(before, { reason })
  if (!isDemoOffered(env(), await headers())) return fail('general')
  return runPublicAction<unknown, LoginState, LoginState>({
    name: 'demo',
    isOpenInMaintenance: true,
    limit: visitorLimit,
    schema: z.unknown(),
    input: null,
    refuse: (reason) => fail(reason === 'tooMany' ? 'tooManyRequests' : 'network'),
    async run() {
      const password = demoPassword()
      const ready = await prepareDemoAccount(serviceClient(), { email: demoEmail, password })
      if (!ready.ok) {
        log.error('demo.failed', { reason: ready.reason })
        return fail('general')
      }
      const signedIn = await signInVisitor(demoEmail, password, 'demo')
      if (!signedIn.ok) return fail(signedIn.reason)
      const redirectTo = destinationAfterSignIn(data, false)
      return answered(before, { result: { redirectTo } })
    },
  })
}

/** Sends the link of the sign-up again; answers the same whether or not there is such an account. */
export async function resend(before: ResendState, data: FormData): Promise<ResendState> {
  const values = submittedTexts(data, ['email'])
  return runPublicAction<z.output<typeof resetSchema>, ResendState, ResendState>({
    name: 'resend',
    limit: resendLimit,
    schema: resetSchema,
    input: data,
    refuse: (reason, { errors }) =>
      reason === 'invalid'
        ? answered(before, { errors, values } as Partial<ResendState>)
        : answered(before, { reason: reason === 'tooMany' ? 'tooSoon' : 'failed', values }),
    async run({ input: { email } }) {
      if (!(await confirmationMailLimit.take(email)).allowed) {
        return answered(before, { reason: 'tooSoon', values })
      }
      const sent = await withMinimumDuration(() => resendConfirmation(anonymousClient(), email))
      return answered(before, sent.ok ? { result: 'sent' } : { reason: sent.reason, values })
    },
  })
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
  return runPublicAction<z.output<typeof signUpSchema>, SignUpState, SignUpState>({
    name: 'signUp',
    limit: signUpLimit,
    schema: signUpSchema,
    input: data,
    refuse: (reason, { errors }) =>
      reason === 'invalid'
        ? answered(before, { errors, values } as Partial<SignUpState>)
        : answered(before, { reason: reason === 'tooMany' ? 'unknown' : 'failed', values }),
    async run({ input: form }) {
      const { email } = form
      if (await isCommonPassword(form.password, email)) {
        return answered(before, { errors: { password: 'weakPassword' }, values })
      }
      // The mail that goes out now is the one of this minute, also if another is asked for.
      await confirmationMailLimit.take(email)
      const browser = await markBrowser()
      const made = await withMinimumDuration(() =>
        registerAccount(anonymousClient(), form, new Date(), browser),
      )
      if (made.ok) {
        const user = made.userId ? { id: made.userId, email } : null
        const { taken } = made
        await logSecurity({ type: 'sign_up', user, claimedEmail: email, data: { taken } })
        if (taken && (await alreadyRegisteredMailLimit.take(email)).allowed) {
          notifyOwner(email, form.locale)
        }
        return answered(before, { result: { sentTo: email } })
      }
      const { reason } = made
      if (!reason.reason)
        return answered(before, { errors: { [reason.field]: reason.error }, values })
      log.warn('signUp.refused', { reason: reason.reason })
      return answered(before, { reason: reason.reason, values })
    },
  })
}

/** Ends this browser's session, even when Auth does not answer, and goes to the front page. */
export async function signOut(locale: string): Promise<void> {
  await runPublicAction<unknown, void, void>({
    name: 'signOut',
    isOpenInMaintenance: true,
    limit: signOutLimit,
    schema: z.unknown(),
    input: null,
    // Whatever goes wrong, this browser keeps no session.
    refuse: clearSessionCookies,
    async run({ userAgent }) {
      const client = await userClient()
      const user = await withTimeout(readSession(client), sessionTimeoutMs).catch(() => null)
      if (user) {
        await logSecurity({ type: 'sign_out', user })
        const kept = await recordSignInActivity(client, 'logout', userAgent)
        if (!kept.ok) log.error('activity.lost', { reason: kept.reason })
      }
      await endSession(client)
    },
  })
  redirect(getPathname({ locale: parseLocale(locale), href: '/' }))
}
