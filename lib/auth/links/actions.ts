'use server'

import { redirect } from 'next/navigation'
import type { z } from 'zod'
import { logSecurity } from '@/lib/activity/security-log'
import { emailChangeNotice, notifyPasswordChanged } from '@/lib/auth/account-notices'
import { type ActionReason, runAction, runPublicAction } from '@/lib/auth/action'
import { completeSignIn } from '@/lib/auth/complete-sign-in'
import { takeBrowserMark } from '@/lib/auth/completion/browser-mark'
import { claimSignUp } from '@/lib/auth/completion/mutations'
import { destinationOf, firstDestination, parseLocale, withNotice } from '@/lib/auth/destination'
import { newPasswordSchema, resetSchema } from '@/lib/auth/form-schema'
import type { LinkState, NewPasswordState, ResetState } from '@/lib/auth/form-state'
import { linkSchema, type MailLink, purposeOf } from '@/lib/auth/links/schema'
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
import { returnPath } from '@/lib/auth/return-path'
import { visitorHeaders } from '@/lib/auth/visitor'
import { submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { getPathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'

/** Uses the link of a mail: confirms an address, lets in, or lets set a password. */
export async function confirmLink(before: LinkState, data: FormData): Promise<LinkState> {
  const fail = (reason: LinkState['reason']): LinkState => ({ attempt: before.attempt + 1, reason })
  return runPublicAction<MailLink, LinkState, LinkState>({
    name: 'confirm',
    limit: linkLimit,
    schema: linkSchema,
    input: data,
    refuse: (reason) =>
      fail(reason === 'invalid' ? 'dead' : reason === 'tooMany' ? 'tooManyRequests' : 'network'),
    async run({ input: link }) {
      const locale = parseLocale(data.get('locale'))
      const purpose = purposeOf(link.type)
      const client = await userClient(await visitorHeaders())
      const followed = await verifyMailLink(client, link)
      if (!followed.ok) return fail(followed.reason)
      const { user } = followed
      const notifyOldAddress = purpose === 'emailChange' ? await emailChangeNotice(user.id) : null
      const words =
        purpose === 'signUp'
          ? await claimSignUp(serviceClient(), user.id, await takeBrowserMark())
          : null
      const isComplete = purpose !== 'signUp' || words !== null
      const received = await completeSignIn(
        client,
        words ? { ...user, user_metadata: words } : user,
        'link',
      )
      if (!received.ok) return fail(received.reason)
      if (purpose === 'emailChange') {
        await logSecurity({ type: 'email_changed', user: { id: user.id, email: user.email ?? '' } })
        notifyOldAddress?.(user.email ?? '')
      }
      if (purpose === 'recovery' || !isComplete) await grantRecoveryPass(user.id)
      if (purpose === 'recovery') redirect(getPathname({ locale, href: '/new-password' }))
      if (!isComplete) redirect(completionPath(locale, data.get('next')))
      const next = purpose === 'emailChange' ? '/settings' : data.get('next')
      const address = words
        ? firstDestination(next, 'userType' in words ? words.userType : null, locale)
        : destinationOf(next, locale)
      redirect(
        purpose === 'signIn'
          ? address
          : withNotice(address, purpose === 'signUp' ? 'welcome' : 'emailChanged'),
      )
    },
  })
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
  return runPublicAction<z.output<typeof resetSchema>, ResetState, ResetState>({
    name: 'reset',
    limit: resetLimit,
    schema: resetSchema,
    input: data,
    refuse: (reason, { errors }) =>
      reason === 'invalid'
        ? answered(before, { errors, values } as Partial<ResetState>)
        : answered(before, {
            reason: reason === 'tooMany' ? 'tooManyRequests' : 'network',
            values,
          }),
    async run({ input: { email } }) {
      await withMinimumDuration(async () => {
        // A mailbox that has had enough gets no more, and the visitor is not told.
        if (!(await resetMailLimit.take(email)).allowed) return
        const sent = await sendPasswordReset(anonymousClient(), email)
        if (!sent.ok) throw new Error(sent.reason)
      })
      await logSecurity({ type: 'password_reset_requested', claimedEmail: email })
      return answered(before, { result: { sentTo: email } })
    },
  })
}

const refusals: Partial<Record<ActionReason, 'noLink' | 'tooManyRequests'>> = {
  unauthorized: 'noLink',
  tooMany: 'tooManyRequests',
}

/** Sets a password after the mail was followed, and ends the person's other sessions. */
export async function saveNewPassword(
  before: NewPasswordState,
  data: FormData,
): Promise<NewPasswordState> {
  return runAction<z.output<typeof newPasswordSchema>, NewPasswordState, NewPasswordState>({
    name: 'newPassword',
    access: 'session',
    limit: linkLimit,
    schema: newPasswordSchema,
    input: data,
    refuse: (reason, { errors }) =>
      reason === 'invalid'
        ? answered(before, { errors } as Partial<NewPasswordState>)
        : answered(before, { reason: refusals[reason] ?? 'network' }),
    async run({ user, db, input: { password } }) {
      if (await isCommonPassword(password, user.email)) {
        return answered(before, { errors: { password: 'weakPassword' } })
      }
      if (!(await takeRecoveryPass(user.id))) return answered(before, { reason: 'noLink' })
      const set = await setPassword(db, password)
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
      const ended = await endOtherSessions(db)
      if (!ended.ok) log.error('sessions.not-ended', { reason: ended.reason })
      const address = destinationOf(data.get('next'), parseLocale(data.get('locale')))
      redirect(withNotice(address, 'passwordChanged'))
    },
  })
}
