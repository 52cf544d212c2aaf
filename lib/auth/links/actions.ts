'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { logSecurity } from '@/lib/activity/security-log'
import { completeSignIn } from '@/lib/auth/complete-sign-in'
import { readSession } from '@/lib/auth/data'
import { destinationOf, parseLocale, withNotice } from '@/lib/auth/destination'
import { emailSchema, submittedEmail } from '@/lib/auth/email-address'
import type { LinkState, NewPasswordState, ResetState } from '@/lib/auth/form-state'
import { linkSchema, purposeOf } from '@/lib/auth/links/schema'
import { withMinimumDuration } from '@/lib/auth/minimum-duration'
import {
  endOtherSessions,
  sendPasswordReset,
  setPassword,
  verifyMailLink,
} from '@/lib/auth/mutations'
import { parseNewPassword } from '@/lib/auth/new-password'
import { linkLimit, resetLimit, resetMailLimit } from '@/lib/auth/rate-limits'
import {
  createRecoveryToken,
  isRecoveryTokenValid,
  recoveryCookie,
  recoverySeconds,
} from '@/lib/auth/recovery-token'
import { visitor, visitorHeaders } from '@/lib/auth/visitor'
import { env } from '@/lib/env'
import { getPathname } from '@/lib/i18n/navigation'
import { log } from '@/lib/log'
import { anonymousClient, userClient } from '@/lib/supabase/clients'

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'unknown')

/** Uses the link of a mail: confirms an address, lets in, or lets set a password. */
export async function confirmLink(before: LinkState, data: FormData): Promise<LinkState> {
  const attempt = before.attempt + 1
  const link = linkSchema.safeParse(Object.fromEntries(data))
  if (!link.success) return { attempt, problem: 'dead' }
  if (!(await linkLimit.take((await visitor()).address)).allowed) {
    return { attempt, problem: 'tooManyRequests' }
  }
  const locale = parseLocale(data.get('locale'))
  const purpose = purposeOf(link.data.type)
  try {
    const client = await userClient(await visitorHeaders())
    const followed = await verifyMailLink(client, link.data)
    if (!followed.ok) return { attempt, problem: followed.reason }
    const { user } = followed
    const received = await completeSignIn(client, user, 'link')
    if (!received.ok) return { attempt, problem: received.reason }
    if (purpose === 'emailChange') {
      await logSecurity({ type: 'email_changed', user: { id: user.id, email: user.email ?? '' } })
    }
    if (purpose === 'recovery') await grantPasswordReset(user.id)
  } catch (thrown) {
    log.error('confirm.failed', { reason: reasonOf(thrown) })
    return { attempt, problem: 'network' }
  }
  if (purpose === 'recovery') redirect(getPathname({ locale, href: '/new-password' }))
  const next = purpose === 'emailChange' ? '/settings' : data.get('next')
  const address = destinationOf(next, locale)
  redirect(
    purpose === 'signIn'
      ? address
      : withNotice(address, purpose === 'signUp' ? 'welcome' : 'emailChanged'),
  )
}

async function grantPasswordReset(userId: string): Promise<void> {
  const pass = createRecoveryToken(userId, new Date(), env().SUPABASE_SERVICE_ROLE_KEY ?? '')
  const store = await cookies()
  store.set(recoveryCookie, pass, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
    maxAge: recoverySeconds,
  })
}

/** Mails a link to a new password; answers the same whether or not there is such an account. */
export async function requestPasswordReset(
  before: ResetState,
  data: FormData,
): Promise<ResetState> {
  const email = submittedEmail(data)
  const answer = { attempt: before.attempt + 1, email, problem: null, sentTo: null }
  if (email.trim() === '') return { ...answer, problem: 'required' }
  const typed = emailSchema.safeParse(email)
  if (!typed.success) return { ...answer, problem: 'invalidEmail' }
  if (!(await resetLimit.take((await visitor()).address)).allowed) {
    return { ...answer, problem: 'tooManyRequests' }
  }
  try {
    await withMinimumDuration(async () => {
      // A mailbox that has had enough gets no more, and the visitor is not told.
      if (!(await resetMailLimit.take(typed.data)).allowed) return
      const sent = await sendPasswordReset(anonymousClient(), typed.data)
      if (!sent.ok) throw new Error(sent.reason)
    })
    await logSecurity({ type: 'password_reset_requested', claimedEmail: typed.data })
  } catch (thrown) {
    log.error('reset.failed', { reason: reasonOf(thrown) })
    return { ...answer, problem: 'network' }
  }
  return { ...answer, sentTo: typed.data }
}

/** Sets the password of whoever has just followed the mail, and ends their sessions elsewhere. */
export async function saveNewPassword(
  before: NewPasswordState,
  data: FormData,
): Promise<NewPasswordState> {
  const answer = { attempt: before.attempt + 1, problem: null, errors: {} }
  const read = parseNewPassword(data)
  if (!read.ok) return { ...answer, errors: read.errors }
  try {
    const client = await userClient(await visitorHeaders())
    const store = await cookies()
    const user = await readSession(client)
    const secret = env().SUPABASE_SERVICE_ROLE_KEY ?? ''
    const pass = store.get(recoveryCookie)?.value
    if (!user || !isRecoveryTokenValid(pass, user.id, new Date(), secret)) {
      return { ...answer, problem: 'noLink' }
    }
    const set = await setPassword(client, read.password)
    if (!set.ok) {
      return set.reason === 'samePassword' || set.reason === 'weakPassword'
        ? { ...answer, errors: { password: set.reason } }
        : { ...answer, problem: set.reason }
    }
    store.delete(recoveryCookie)
    await logSecurity({ type: 'password_changed', user, data: { way: 'link' } })
    const ended = await endOtherSessions(client)
    if (!ended.ok) log.error('sessions.not-ended', { reason: ended.reason })
  } catch (thrown) {
    log.error('newPassword.failed', { reason: reasonOf(thrown) })
    return { ...answer, problem: 'network' }
  }
  const address = destinationOf(data.get('next'), parseLocale(data.get('locale')))
  redirect(withNotice(address, 'passwordChanged'))
}
