import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { recordActivity } from '@/lib/activity/mutations'
import { requirePermission } from '@/lib/auth/require-permission'
import type { SessionUser } from '@/lib/auth/schema'
import { visitor } from '@/lib/auth/visitor'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'
import type { Db } from '@/lib/supabase/types'
import type { ActionProblem } from './action-state'

/** By account, wherever it is signed in. */
const actionLimiter = createRateLimiter({ name: 'billing.act', points: 30, seconds: 300 })

/** `service` may do everything to everybody: `user` is who the gate let in. */
export type SubscriberContext = { service: Db; user: SessionUser; now: Date }

/** Runs an act on the subscription of whoever is signed in. What is thrown becomes a problem; redirects go their way. */
export async function subscriberAction<Answer>(
  work: (payer: SubscriberContext) => Promise<Answer>,
  refuse: (problem: ActionProblem) => Answer,
): Promise<Answer> {
  try {
    const user = await requirePermission('session')
    if (!(await actionLimiter.take(user.id)).allowed) return refuse('tooMany')
    return await work({ service: serviceClient(), user, now: new Date() })
  } catch (thrown) {
    unstable_rethrow(thrown)
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized') return refuse('unauthorized')
    log.error('billing.act-failed', { code, reason: message })
    return refuse('failed')
  }
}

/** Keeps what was done; the loss of that row is in the log of the process and nowhere else (spec 6). */
export async function recordBillingAction(act: string): Promise<void> {
  const { userAgent } = await visitor()
  const kept = await recordActivity(await userClient(), {
    type: 'billing_update',
    data: { act },
    userAgent,
  })
  if (!kept.ok) log.error('activity.lost', { type: 'billing_update', reason: kept.reason })
}
