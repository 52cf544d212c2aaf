import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { ActivityType } from '@/lib/activity/constants'
import { recordActivity } from '@/lib/activity/mutations'
import { admit } from '@/lib/auth/gate'
import type { SessionUser } from '@/lib/auth/schema'
import { visitor, visitorHeaders } from '@/lib/auth/visitor'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { RateLimiter } from '@/lib/rate-limit'
import { sessionClient } from '@/lib/supabase/server'
import type { Db } from '@/lib/supabase/types'
import type { OwnerProblem } from './form-state'
import { saves } from './limits'

export type Owner = { db: Db; user: SessionUser }

/**
 * Runs an action for whoever is signed in, with their own session, and counts it. What is thrown becomes
 * a problem; redirects go their way.
 */
export async function asOwner<Answer>(
  work: (owner: Owner) => Promise<Answer>,
  refuse: (problem: OwnerProblem) => Answer,
  limiter: RateLimiter = saves,
): Promise<Answer> {
  try {
    const user = await admit('session')
    if (!(await limiter.take(user.id)).allowed) return refuse('tooMany')
    return await work({ db: await sessionClient(await visitorHeaders()), user })
  } catch (thrown) {
    unstable_rethrow(thrown)
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized') return refuse('unauthorized')
    log.error('profile.failed', { code, reason: message })
    return refuse('failed')
  }
}

/** Keeps what was done; the loss of that row is in the log of the process and nowhere else (spec 6). */
export async function keepActivity(db: Db, type: ActivityType): Promise<void> {
  const { userAgent } = await visitor()
  const kept = await recordActivity(db, { type, userAgent })
  if (!kept.ok) log.error('activity.lost', { type, reason: kept.reason })
}
