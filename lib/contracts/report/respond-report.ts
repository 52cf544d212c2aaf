import 'server-only'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import type { SessionUser } from '@/lib/auth/schema'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { type ReadReport, type ReportQuery, readReport, reportQuerySchema } from './read-report'

/** A file costs more than a page; all that are written of reviews are counted together. */
const limiter = createRateLimiter({ name: 'contract-reports', points: 40, seconds: 600 })

export type AskedReport = ReadReport & ReportQuery & { user: SessionUser }

/** Answers with a file that is written of one's own review. @param write makes the answer */
export const respondReport = (
  request: Request,
  params: Promise<{ id: string }>,
  write: (asked: AskedReport) => Promise<Response>,
): Promise<Response> =>
  respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const query = reportQuerySchema.parse(readQuery(request))
      const { id } = await params
      const read = await readReport(await userClient(), id, query.locale)
      return write({ ...read, ...query, user })
    },
    limiter,
  )
