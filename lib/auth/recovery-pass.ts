import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'
import { createRateLimiter } from '@/lib/rate-limit'
import {
  createRecoveryToken,
  isRecoveryTokenValid,
  recoveryCookie,
  recoverySeconds,
} from './recovery-token'

/** Counted where all copies of the site count, for as long as a pass holds. */
const uses = createRateLimiter({ name: 'recovery.used', points: 1, seconds: recoverySeconds })

const secret = () => env().SUPABASE_SERVICE_ROLE_KEY ?? ''

/** Lets this browser set the person's password once, without the old one. */
export async function grantRecoveryPass(userId: string): Promise<void> {
  const store = await cookies()
  store.set(recoveryCookie, createRecoveryToken(userId, new Date(), secret()), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
    maxAge: recoverySeconds,
  })
}

/**
 * Uses the browser's pass up, whatever becomes of it; {@link grantRecoveryPass} gives another to somebody whose
 * password was refused. False when there is none for this person, or when it was used before: a copy of a cookie
 * sets no second password.
 */
export async function takeRecoveryPass(userId: string): Promise<boolean> {
  const store = await cookies()
  const token = store.get(recoveryCookie)?.value
  if (!token || !isRecoveryTokenValid(token, userId, new Date(), secret())) return false
  store.delete(recoveryCookie)
  return (await uses.take(token)).allowed
}
