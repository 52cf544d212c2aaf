import { recordVisit } from '@/lib/activity/mutations'
import { type Visit, visitSchema } from '@/lib/activity/schema'
import { readJson, respond } from '@/lib/api'
import { AppError, toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'

/** An office behind one address opens a few pages a second; a program would fill the table. */
const visitLimit = createRateLimiter({ name: 'visits', points: 120, seconds: 30 })

/** Browsers that ask not to be followed send no number; should one come along all the same, it is dropped. */
function withoutRefusedVisitor(request: Request, visit: Visit): Visit {
  const { headers } = request
  const refused = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
  return refused ? { ...visit, visitor: undefined } : visit
}

async function storeVisit(visit: Visit): Promise<void> {
  try {
    const kept = await recordVisit(serviceClient(), visit)
    if (!kept.ok) log.warn('visit.lost', { reason: kept.reason })
  } catch (thrown) {
    log.warn('visit.lost', { reason: toAppError(thrown).message })
  }
}

/** A page was opened. Answered with nothing: no page depends on whether its visit was kept. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const visit = visitSchema.safeParse(await readJson(request, 8 * 1024))
      if (!visit.success) throw new AppError('validation')
      await storeVisit(withoutRefusedVisitor(request, visit.data))
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    },
    visitLimit,
  )
}
