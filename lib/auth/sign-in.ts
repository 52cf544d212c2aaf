import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { logSecurity } from '@/lib/activity/security'
import { sessionClient } from '@/lib/supabase/server'
import { receive } from './arrival'
import type { LoginProblem } from './form-state'
import { signInWith } from './mutations'
import {
  accountAttempts,
  accountPace,
  blockedNotes,
  slowDownMs,
  visitorAttempts,
} from './session-limits'
import { visitor, visitorHeaders } from './visitor'

/** Whether this visitor may try once more; an account that is tried from everywhere answers slowly. */
async function mayTry(address: string, email: string): Promise<boolean> {
  const allowed =
    (await visitorAttempts.take(address)).allowed &&
    (await accountAttempts.take(`${address} ${email}`)).allowed
  if (allowed && !(await accountPace.take(email)).allowed) await pause(slowDownMs)
  return allowed
}

/** Signs the visitor in, with everything that belongs to it, or says why not. */
export async function signInVisitor(
  email: string,
  password: string,
  way: 'password' | 'demo' = 'password',
): Promise<{ ok: true } | { ok: false; reason: LoginProblem }> {
  const { address } = await visitor()
  if (!(await mayTry(address, email))) {
    if ((await blockedNotes.take(address)).allowed) {
      await logSecurity({ type: 'sign_in_blocked', level: 'warning', claimedEmail: email })
    }
    return { ok: false, reason: 'tooManyRequests' }
  }
  const client = await sessionClient(await visitorHeaders())
  const signedIn = await signInWith(client, email, password)
  if (!signedIn.ok) {
    if (signedIn.reason !== 'network') {
      const data = { reason: signedIn.reason }
      await logSecurity({ type: 'sign_in_failed', level: 'warning', claimedEmail: email, data })
    }
    return signedIn
  }
  const received = await receive(client, signedIn.user, way)
  return received.ok ? { ok: true } : received
}
