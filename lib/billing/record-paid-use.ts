import 'server-only'
import type { SessionUser } from '@/lib/auth/schema'
import { isPaid } from '@/lib/entitlements'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { serviceClient } from '@/lib/supabase/service-client'
import { markPaidUse } from './mutations'

/**
 * Notes that somebody has used what only a plan allows: a withdrawal then deducts the days used. Never
 * throws: a use that is not noted is in its user's favour.
 */
export async function recordPaidUse(
  user: Pick<SessionUser, 'id' | 'plan'>,
  now: Date = new Date(),
): Promise<void> {
  if (!isPaid(user.plan)) return
  try {
    await markPaidUse(serviceClient(), user.id, now)
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.error('billing.use-not-noted', { code, reason: message })
  }
}
