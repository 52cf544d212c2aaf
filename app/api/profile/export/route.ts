import { recordActivity } from '@/lib/activity/mutations'
import { answerFile } from '@/lib/answer-file'
import { respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { accountSections, buildExport, exportFileName } from '@/lib/profile/export'
import { accountExportLimit } from '@/lib/profile/rate-limits'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

/** By address; an account has a limit of its own besides. */
const exportLimit = createRateLimiter({ name: 'export', points: 60, seconds: 600 })

/** Everything that is stored about the person who asks, as a file. */
export function GET(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      if (!(await accountExportLimit.take(user.id)).allowed) throw new AppError('rateLimit')
      const [db, now] = [await userClient(), new Date()]
      const data = await buildExport(db, user, accountSections, now)
      const kept = await recordActivity(db, {
        type: 'data_export',
        userAgent: request.headers.get('user-agent'),
      })
      if (!kept.ok) log.error('activity.lost', { type: 'data_export', reason: kept.reason })
      return answerFile(`${JSON.stringify(data, null, 2)}\n`, exportFileName(now))
    },
    exportLimit,
  )
}
