'use server'

import { redirect, unstable_rethrow } from 'next/navigation'
import { logSecurity } from '@/lib/activity/security-log'
import { emailChangeNotice, notifyPasswordChanged } from '@/lib/auth/account-notices'
import { completeSignIn } from '@/lib/auth/complete-sign-in'
import { takeBrowserMark } from '@/lib/auth/completion/browser-mark'
import { claimSignUp } from '@/lib/auth/completion/mutations'
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
import { isCommonPassword } from '@/lib/auth/passwords/common-passwords'
import { linkLimit, resetLimit, resetMailLimit } from '@/lib/auth/rate-limits'
import { grantRecoveryPass, takeRecoveryPass } from '@/lib/auth/recovery-pass'
import { isSiteClosed } from '@/lib/auth/require-open-site'
import { returnPath } from '@/lib/auth/return-path'
import { visitor, visitorHeaders } from '@/lib/auth/visitor'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { getPathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'unknown')

/** Uses the link of a mail: confirms an address, lets in, or lets set a password. */
export async function confirmLink(before: LinkState, data: FormData): Promise<LinkState> {
  const attempt = before.attempt + 1
  const link = linkSchema.safeParse(Object.fromEntries(data))
  if (!link.success) return { attempt, reason: 'dead' }
  if (await isSiteClosed()) return { attempt, reason: 'network' }
  if (!(await linkLimit.take((await visitor()).address)).allowed) {
    return { attempt, reason: 'tooManyRequests' }
  }
  const locale = parseLocale(data.get('locale'))
  const purpose = purposeOf(link.data.type)
  let isComplete = true
  try {
    const client = await userClient(await visitorHeaders())
    const followed = await verifyMailLink(client, link.data)
    if (!followed.ok) return { attempt, reason: followed.reason }
    const { user } = followed
    const notifyOldAddress = purpose === 'emailChange' ? await emailChangeNotice(user.id) : null
    const words =
      purpose === 'signUp'
        ? await claimSignUp(serviceClient(), user.id, await takeBrowserMark())
        : null
    isComplete = purpose !== 'signUp' || words !== null
    const received = await completeSignIn(
      client,
      words ? { ...user, user_metadata: words } : user,
      'link',
    )
    if (!received.ok) return { attempt, reason: received.reason }
    if (purpose === 'emailChange') {
      await logSecurity({ type: 'email_changed', user: { id: user.id, email: user.email ?? '' } })
      notifyOldAddress?.(user.email ?? '')
    }
    if (purpose === 'recovery' || !isComplete) await grantRecoveryPass(user.id)
  } catch (thrown) {
    log.error('confirm.failed', { reason: reasonOf(thrown) })
    return { attempt, reason: 'network' }
  }
  if (purpose === 'recovery') redirect(getPathname({ locale, href: '/new-password' }))
  if (!isComplete) redirect(completionPath(locale, data.get('next')))
  const next = purpose === 'emailChange' ? '/settings' : data.get('next')
  const address = destinationOf(next, locale)
  redirect(
    purpose === 'signIn'
      ? address
      : withNotice(address, purpose === 'signUp' ? 'welcome' : 'emailChanged'),
  )
}

/** Where somebody chooses the password of an account that another browser has asked for. */
function completionPath(locale: AppLocale, next: unknown): string {
  const page = getPathname({ locale, href: '/complete-sign-up' })
  const path = returnPath(next)
  return path ? `${page}?${new URLSearchParams({ next: path })}` : page
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
  if (await isSiteClosed()) return answered(before, { reason: 'network', values })
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
  if (await isSiteClosed()) return answered(before, { reason: 'network' })
  try {
    const client = await userClient(await visitorHeaders())
    const user = await readSession(client)
    if (!user) return answered(before, { reason: 'noLink' })
    if (await isCommonPassword(parsed.form.password, user.email)) {
      return answered(before, { errors: { password: 'weakPassword' } })
    }
    if (!(await takeRecoveryPass(user.id))) return answered(before, { reason: 'noLink' })
    const set = await setPassword(client, parsed.form.password)
    if (!set.ok) {
      await grantRecoveryPass(user.id)
      if (set.reason === 'secondFactor') {
        const locale = parseLocale(data.get('locale'))
        redirect(`${getPathname({ locale, href: '/second-factor' })}?purpose=password`)
      }
      return set.reason === 'samePassword' || set.reason === 'weakPassword'
        ? answered(before, { errors: { password: set.reason } })
        : answered(before, { reason: set.reason })
    }
    await logSecurity({ type: 'password_changed', user, data: { way: 'link' } })
    notifyPasswordChanged(user.email)
    const ended = await endOtherSessions(client)
    if (!ended.ok) log.error('sessions.not-ended', { reason: ended.reason })
  } catch (thrown) {
    unstable_rethrow(thrown)
    log.error('newPassword.failed', { reason: reasonOf(thrown) })
    return answered(before, { reason: 'network' })
  }
  const address = destinationOf(data.get('next'), parseLocale(data.get('locale')))
  redirect(withNotice(address, 'passwordChanged'))
}
