import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { ActivityType } from '@/lib/activity/constants'
import { recordActivity } from '@/lib/activity/mutations'
import { requirePermission } from '@/lib/auth/require-permission'
import type { SessionUser } from '@/lib/auth/schema'
import { visitor, visitorHeaders } from '@/lib/auth/visitor'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { RateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import type { Db } from '@/lib/supabase/types'
import type { OwnerActionReason } from './form-state'
import { saveLimit } from './rate-limits'

export type Owner = { db: Db; user: SessionUser }

/**
 * Runs an action for whoever is signed in, with their own session, and counts it. What is thrown becomes
 * a problem; redirects go their way.
 */
export async function runAsOwner<Answer>(
  work: (owner: Owner) => Promise<Answer>,
  refuse: (problem: OwnerActionReason) => Answer,
  limiter: RateLimiter = saveLimit,
): Promise<Answer> {
  try {
    const user = await requirePermission('session')
    if (!(await limiter.take(user.id)).allowed) return refuse('tooMany')
    return await work({ db: await userClient(await visitorHeaders()), user })
  } catch (thrown) {
    unstable_rethrow(thrown)
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized') return refuse('unauthorized')
    log.error('profile.failed', { code, reason: message })
    return refuse('failed')
  }
}

/** Keeps what was done; the loss of that row is in the log of the process and nowhere else (spec 6). */
export async function logActivity(db: Db, type: ActivityType): Promise<void> {
  const { userAgent } = await visitor()
  const kept = await recordActivity(db, { type, userAgent })
  if (!kept.ok) log.error('activity.lost', { type, reason: kept.reason })
}
