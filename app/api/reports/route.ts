import { readJson, respond, succeed } from '@/lib/api'
import { reportDecision } from '@/lib/corpus/mutations'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'

/** A reader reports now and then; a program would fill the table. */
const reportLimit = createRateLimiter({ name: 'reports', points: 5, seconds: 150 })

export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const kept = await reportDecision(await readJson(request, 32 * 1024))
      if (!kept.ok) throw new AppError(kept.reason)
      return succeed({ id: kept.id }, { status: 201 })
    },
    reportLimit,
  )
}
