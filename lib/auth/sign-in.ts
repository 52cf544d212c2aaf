import 'server-only'
import { logSecurity } from '@/lib/activity/security-log'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'
import { completeSignIn } from './complete-sign-in'
import { isKnownAddress } from './data'
import type { LoginReason } from './form-state'
import { signInWithPassword } from './mutations'
import { accountLimit, blockedLogLimit, slowDownLimit, waitTurn } from './rate-limits'
import { visitor, visitorHeaders } from './visitor'

/** Whether this visitor may try this account once more; one that is tried from everywhere answers one by one. */
async function isAttemptAllowed(address: string, email: string): Promise<boolean> {
  const { allowed } = await accountLimit.take(`${address} ${email}`)
  if (!allowed || (await slowDownLimit.take(email)).allowed) return allowed
  return (await isKnownAddress(serviceClient(), email, address)) || waitTurn(email)
}

/** Writes that a visitor is over a limit, once a minute. */
export async function logBlockedSignIn(email: string): Promise<void> {
  const { address } = await visitor()
  if (!(await blockedLogLimit.take(address)).allowed) return
  await logSecurity({ type: 'sign_in_blocked', level: 'warning', claimedEmail: email })
}

/** Signs the visitor in, with everything that belongs to it, or says why not. */
export async function signInVisitor(
  email: string,
  password: string,
  way: 'password' | 'demo' = 'password',
): Promise<{ ok: true; awaitsFactor: boolean } | { ok: false; reason: LoginReason }> {
  const { address } = await visitor()
  if (!(await isAttemptAllowed(address, email))) {
    await logBlockedSignIn(email)
    return { ok: false, reason: 'tooManyRequests' }
  }
  const client = await userClient(await visitorHeaders())
  const signedIn = await signInWithPassword(client, email, password)
  if (!signedIn.ok) {
    if (signedIn.reason !== 'network') {
      const data = { reason: signedIn.reason }
      await logSecurity({ type: 'sign_in_failed', level: 'warning', claimedEmail: email, data })
    }
    return signedIn
  }
  const received = await completeSignIn(client, signedIn.user, way)
  return received.ok ? { ok: true, awaitsFactor: received.awaitsFactor } : received
}
