'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { logSecurity } from '@/lib/activity/security'
import { addressSchema, typedAddress } from '@/lib/auth/address'
import { receive } from '@/lib/auth/arrival'
import { readSession } from '@/lib/auth/data'
import { destinationOf, localeNamed, withNotice } from '@/lib/auth/destination'
import { inEvenTime } from '@/lib/auth/even-time'
import type { LinkState, NewPasswordState, ResetState } from '@/lib/auth/form-state'
import { linkSchema, purposeOf } from '@/lib/auth/link-schema'
import { endOtherSessions, followLink, requestReset, setPassword } from '@/lib/auth/mutations'
import { readNewPassword } from '@/lib/auth/new-password'
import {
  holdsRecoveryPass,
  makeRecoveryPass,
  recoveryCookie,
  recoverySeconds,
} from '@/lib/auth/recovery-pass'
import { followedLinks, resetMails, resets } from '@/lib/auth/session-limits'
import { visitor, visitorHeaders } from '@/lib/auth/visitor'
import { env } from '@/lib/env'
import { getPathname } from '@/lib/i18n/navigation'
import { log } from '@/lib/log'
import { publicClient, sessionClient } from '@/lib/supabase/server'

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'unknown')

/** Uses the link of a mail: confirms an address, lets in, or lets set a password. */
export async function confirmLink(before: LinkState, data: FormData): Promise<LinkState> {
  const attempt = before.attempt + 1
  const link = linkSchema.safeParse(Object.fromEntries(data))
  if (!link.success) return { attempt, problem: 'dead' }
  if (!(await followedLinks.take((await visitor()).address)).allowed) {
    return { attempt, problem: 'tooManyRequests' }
  }
  const locale = localeNamed(data.get('locale'))
  const purpose = purposeOf(link.data.type)
  try {
    const client = await sessionClient(await visitorHeaders())
    const followed = await followLink(client, link.data)
    if (!followed.ok) return { attempt, problem: followed.reason }
    const { user } = followed
    const received = await receive(client, user, 'link')
    if (!received.ok) return { attempt, problem: received.reason }
    if (purpose === 'emailChange') {
      await logSecurity({ type: 'email_changed', user: { id: user.id, email: user.email ?? '' } })
    }
    if (purpose === 'recovery') await letSetPassword(user.id)
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

async function letSetPassword(userId: string): Promise<void> {
  const pass = makeRecoveryPass(userId, new Date(), env().SUPABASE_SERVICE_ROLE_KEY ?? '')
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
export async function askForReset(before: ResetState, data: FormData): Promise<ResetState> {
  const email = typedAddress(data)
  const answer = { attempt: before.attempt + 1, email, problem: null, sentTo: null }
  if (email.trim() === '') return { ...answer, problem: 'required' }
  const typed = addressSchema.safeParse(email)
  if (!typed.success) return { ...answer, problem: 'invalidEmail' }
  if (!(await resets.take((await visitor()).address)).allowed) {
    return { ...answer, problem: 'tooManyRequests' }
  }
  try {
    await inEvenTime(async () => {
      // A mailbox that has had enough gets no more, and the visitor is not told.
      if (!(await resetMails.take(typed.data)).allowed) return
      const sent = await requestReset(publicClient(), typed.data)
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
  const read = readNewPassword(data)
  if (!read.ok) return { ...answer, errors: read.errors }
  try {
    const client = await sessionClient(await visitorHeaders())
    const store = await cookies()
    const user = await readSession(client)
    const secret = env().SUPABASE_SERVICE_ROLE_KEY ?? ''
    const pass = store.get(recoveryCookie)?.value
    if (!user || !holdsRecoveryPass(pass, user.id, new Date(), secret)) {
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
  const address = destinationOf(data.get('next'), localeNamed(data.get('locale')))
  redirect(withNotice(address, 'passwordChanged'))
}
