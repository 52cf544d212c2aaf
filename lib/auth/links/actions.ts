'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { logSecurity } from '@/lib/activity/security-log'
import { completeSignIn } from '@/lib/auth/complete-sign-in'
import { readSession } from '@/lib/auth/data'
import { destinationOf, parseLocale, withNotice } from '@/lib/auth/destination'
import { type FieldError, newPasswordSchema, resetSchema } from '@/lib/auth/form-schema'
import type { LinkState, NewPasswordState, ResetState } from '@/lib/auth/form-state'
import { linkSchema, purposeOf } from '@/lib/auth/links/schema'
import { withMinimumDuration } from '@/lib/auth/minimum-duration'
import {
  endOtherSessions,
  sendPasswordReset,
  setPassword,
  verifyMailLink,
} from '@/lib/auth/mutations'
import { linkLimit, resetLimit, resetMailLimit } from '@/lib/auth/rate-limits'
import {
  createRecoveryToken,
  isRecoveryTokenValid,
  recoveryCookie,
  recoverySeconds,
} from '@/lib/auth/recovery-token'
import { visitor, visitorHeaders } from '@/lib/auth/visitor'
import { env } from '@/lib/env'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { getPathname } from '@/lib/i18n/navigation'
import { log } from '@/lib/log'
import { anonymousClient, userClient } from '@/lib/supabase/clients'

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'unknown')

/** Uses the link of a mail: confirms an address, lets in, or lets set a password. */
export async function confirmLink(before: LinkState, data: FormData): Promise<LinkState> {
  const attempt = before.attempt + 1
  const link = linkSchema.safeParse(Object.fromEntries(data))
  if (!link.success) return { attempt, reason: 'dead' }
  if (!(await linkLimit.take((await visitor()).address)).allowed) {
    return { attempt, reason: 'tooManyRequests' }
  }
  const locale = parseLocale(data.get('locale'))
  const purpose = purposeOf(link.data.type)
  try {
    const client = await userClient(await visitorHeaders())
    const followed = await verifyMailLink(client, link.data)
    if (!followed.ok) return { attempt, reason: followed.reason }
    const { user } = followed
    const received = await completeSignIn(client, user, 'link')
    if (!received.ok) return { attempt, reason: received.reason }
    if (purpose === 'emailChange') {
      await logSecurity({ type: 'email_changed', user: { id: user.id, email: user.email ?? '' } })
    }
    if (purpose === 'recovery') await grantPasswordReset(user.id)
  } catch (thrown) {
    log.error('confirm.failed', { reason: reasonOf(thrown) })
    return { attempt, reason: 'network' }
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
  const values = submittedTexts(data, ['email'])
  const parsed = parseForm<typeof resetSchema, FieldError>(resetSchema, data)
  if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
  const { email } = parsed.form
  if (!(await resetLimit.take((await visitor()).address)).allowed) {
    return answered(before, { reason: 'tooManyRequests', values })
  }
  try {
    await withMinimumDuration(async () => {
      // A mailbox that has had enough gets no more, and the visitor is not told.
      if (!(await resetMailLimit.take(email)).allowed) return
      const sent = await sendPasswordReset(anonymousClient(), email)
      if (!sent.ok) throw new Error(sent.reason)
    })
    await logSecurity({ type: 'password_reset_requested', claimedEmail: email })
  } catch (thrown) {
    log.error('reset.failed', { reason: reasonOf(thrown) })
    return answered(before, { reason: 'network', values })
  }
  return answered(before, { result: { sentTo: email } })
}

/** Sets a password after the mail was followed, and ends the person's other sessions. */
export async function saveNewPassword(
  before: NewPasswordState,
  data: FormData,
): Promise<NewPasswordState> {
  const parsed = parseForm<typeof newPasswordSchema, FieldError>(newPasswordSchema, data)
  if (!parsed.ok) return answered(before, { errors: parsed.errors })
  try {
    const client = await userClient(await visitorHeaders())
    const store = await cookies()
    const user = await readSession(client)
    const secret = env().SUPABASE_SERVICE_ROLE_KEY ?? ''
    const token = store.get(recoveryCookie)?.value
    if (!user || !isRecoveryTokenValid(token, user.id, new Date(), secret)) {
      return answered(before, { reason: 'noLink' })
    }
    const set = await setPassword(client, parsed.form.password)
    if (!set.ok) {
      return set.reason === 'samePassword' || set.reason === 'weakPassword'
        ? answered(before, { errors: { password: set.reason } })
        : answered(before, { reason: set.reason })
    }
    store.delete(recoveryCookie)
    await logSecurity({ type: 'password_changed', user, data: { way: 'link' } })
    const ended = await endOtherSessions(client)
    if (!ended.ok) log.error('sessions.not-ended', { reason: ended.reason })
  } catch (thrown) {
    log.error('newPassword.failed', { reason: reasonOf(thrown) })
    return answered(before, { reason: 'network' })
  }
  const address = destinationOf(data.get('next'), parseLocale(data.get('locale')))
  redirect(withNotice(address, 'passwordChanged'))
}
