import 'server-only'
import { cookies } from 'next/headers'
import { log } from '@/lib/log'
import { signedInCookie } from '@/lib/supabase/constants'
import { hasSessionCookie } from '@/lib/supabase/session-cookies'
import { sessionTimeoutMs, withTimeout } from '@/lib/supabase/timeout'
import type { Db } from '@/lib/supabase/types'
import { recoveryCookie } from './recovery-token'

/** Takes the session and everything that hints at it out of the browser. */
export async function clearSessionCookies(): Promise<void> {
  const store = await cookies()
  const names = store.getAll().map(({ name }) => name)
  for (const name of names) if (hasSessionCookie([name])) store.delete(name)
  store.delete(signedInCookie)
  store.delete(recoveryCookie)
}

/** Ends this browser's session, even when Auth does not answer. */
export async function endSession(client: Db): Promise<void> {
  try {
    const { error } = await withTimeout(client.auth.signOut({ scope: 'local' }), sessionTimeoutMs)
    if (error) log.warn('signOut.failed', { code: error.code ?? error.name })
  } catch (thrown) {
    log.warn('signOut.failed', { reason: thrown instanceof Error ? thrown.message : 'unknown' })
  }
  await clearSessionCookies()
}
