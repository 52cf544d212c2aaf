import { accountKey } from '@/lib/activity/account-key'
import { recordActivities } from '@/lib/activity/mutations'
import { activityBatchSchema } from '@/lib/activity/schema'
import { validateBatch } from '@/lib/activity/validate-batch'
import { readJson, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

/** A browser sends one in five seconds, or one for ten things done; a whole office may share an address. */
const eventsLimit = createRateLimiter({ name: 'activity', points: 1200, seconds: 30 })

/**
 * What a signed-in person did, in batches. Answers which ids need not be sent again; 401 to whoever is not
 * the account that the batch names, whose queue then waits.
 */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const batch = activityBatchSchema.safeParse(await readJson(request, 64 * 1024))
      if (!batch.success) throw new AppError('validation')
      if (accountKey(user.email) !== batch.data.account) throw new AppError('unauthorized')
      const { activities, refused } = validateBatch(batch.data.items, Date.now())
      const ids = activities.map(({ id }) => id)
      if (refused.length > 0) log.warn('activity.refused', { count: refused.length })
      if (ids.length === 0) return succeed({ kept: [], refused })
      const agent = request.headers.get('user-agent')
      const kept = await recordActivities(await userClient(), activities, agent)
      if (kept.ok) return succeed({ kept: ids, refused })
      log.warn('activity.lost', { reason: kept.reason, internal: kept.internal, count: ids.length })
      // Spec 6: what the database denies is a failure, and nothing follows from it.
      if (kept.reason === 'denied') throw new AppError('forbidden')
      if (kept.reason === 'invalid') return succeed({ kept: [], refused: [...refused, ...ids] })
      throw new AppError('unavailable', { internal: kept.internal })
    },
    eventsLimit,
  )
}
