import { recordActivity } from '@/lib/activity/mutations'
import { respond } from '@/lib/api'
import { admit } from '@/lib/auth/gate'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { accountSections, exportFileName, exportOf } from '@/lib/profile/export'
import { exportsOf } from '@/lib/profile/limits'
import { createRateLimiter } from '@/lib/rate-limit'
import { sessionClient } from '@/lib/supabase/server'

/** By address; an account has a limit of its own besides. */
const exportLimit = createRateLimiter({ name: 'export', points: 60, seconds: 600 })

/** Everything that is kept about whoever asks, as a file. */
export function GET(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await admit('session')
      if (!(await exportsOf.take(user.id)).allowed) throw new AppError('rateLimit')
      const [db, now] = [await sessionClient(), new Date()]
      const data = await exportOf(db, user, accountSections, now)
      const kept = await recordActivity(db, {
        type: 'data_export',
        userAgent: request.headers.get('user-agent'),
      })
      if (!kept.ok) log.error('activity.lost', { type: 'data_export', reason: kept.reason })
      return new Response(`${JSON.stringify(data, null, 2)}\n`, {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${exportFileName(now)}"`,
          'cache-control': 'no-store',
        },
      })
    },
    exportLimit,
  )
}
