import 'server-only'
import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { logSecurity } from '@/lib/activity/security-log'
import { log } from '@/lib/log'
import type { Mail } from '@/lib/mail/mail'
import { sendMail } from '@/lib/mail/send-mail'
import { serviceClient } from '@/lib/supabase/service-client'
import type { Db } from '@/lib/supabase/types'
import { signInAlertMail } from './auth-mail'
import { isKnownBrowser, readAdministrationState } from './data'
import { endSession } from './end-session'
import { type AuthUser, ensureProfile, recordSignInActivity } from './mutations'
import type { SignInProfile } from './schema'
import { visitor } from './visitor'

/** Sends a mail when the answer has gone out. What it was about stays out of the log. */
export function sendMailAfterResponse(event: string, make: () => Promise<Mail | null>): void {
  after(async () => {
    try {
      const mail = await make()
      if (mail) await sendMail(mail)
    } catch (thrown) {
      log.error(event, { reason: thrown instanceof Error ? thrown.message : 'unknown' })
    }
  })
}

/** Tells the person of a browser that their account does not know, if they want to be told. */
async function alertAboutNewBrowser(
  user: { id: string },
  member: SignInProfile,
  userAgent: string | null,
) {
  if (!member.sign_in_alerts) return
  const known = userAgent !== null && (await isKnownBrowser(serviceClient(), user.id, userAgent))
  if (known) return
  const seen = { at: new Date(), userAgent, key: randomUUID() }
  sendMailAfterResponse('signIn.alert-failed', () =>
    signInAlertMail(member.email, member.language, seen),
  )
}

/**
 * What follows every sign-in, by password or by mail: their profile is made, a disabled
 * account is turned away, and the logs say so.
 * @param client holds the new session
 */
export async function completeSignIn(
  client: Db,
  user: AuthUser,
  way: 'password' | 'link' | 'demo',
): Promise<
  | { ok: true; member: SignInProfile | null; awaitsFactor: boolean }
  | { ok: false; reason: 'disabled' }
> {
  const profile = await ensureProfile(serviceClient(), user)
  if (!profile.ok) {
    // They are in all the same; the next sign-in tries again.
    log.error('profile.failed', { reason: profile.reason })
    return { ok: true, member: null, awaitsFactor: false }
  }
  const { member } = profile
  const who = { id: user.id, email: member.email }
  if (member.disabled_at) {
    await endSession(client)
    await logSecurity({
      type: 'sign_in_blocked',
      level: 'warning',
      user: who,
      data: { disabled: true },
    })
    return { ok: false, reason: 'disabled' }
  }
  const { userAgent } = await visitor()
  // Before this sign-in is a row of the log itself.
  await alertAboutNewBrowser(user, member, userAgent)
  await logSecurity({ type: 'sign_in', user: who, data: { way } })
  const kept = await recordSignInActivity(client, 'login', userAgent)
  if (!kept.ok) log.error('activity.lost', { reason: kept.reason })
  const state = await readAdministrationState(client, member.role)
  return { ok: true, member, awaitsFactor: state === 'secondFactor' }
}
