import { readJson, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { documentIdOf } from '@/lib/documents/document-id'
import { readReading } from '@/lib/documents/reading/data'
import { readAgain } from '@/lib/documents/reading/mutations'
import { readingRequestSchema } from '@/lib/documents/reading/schema'
import { unlockDocument } from '@/lib/documents/reading/service'
import { AppError } from '@/lib/errors'
import { cancelJob } from '@/lib/jobs/mutations'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

/** Few enough that nobody tries out passwords here. */
const askLimit = createRateLimiter({ name: 'documents.reading', points: 20, seconds: 60 })

/** How the reading of a document of one's own goes. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const reading = await readReading(await userClient(), await documentIdOf(context))
    if (!reading) throw new AppError('notFound')
    return succeed(reading)
  })
}

/** Reads it once more, breaks its reading off, or reads it with its password. */
export function POST(request: Request, context: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const { id: owner } = await requirePermission('session')
      const [db, id] = [await userClient(), await documentIdOf(context)]
      const asked = readingRequestSchema.safeParse(await readJson(request))
      if (!asked.success) throw new AppError('validation')
      const reading = await readReading(db, id)
      if (!reading) throw new AppError('notFound')
      if (asked.data.ask === 'again') {
        if (!(await readAgain(db, id))) throw new AppError('notFound')
      } else if (asked.data.ask === 'cancel') {
        if (reading.job) await cancelJob(db, reading.job.id)
      } else {
        const { password } = asked.data
        const { outcome } = await unlockDocument({ owner, document: id, password })
        return succeed({ outcome })
      }
      return succeed({ outcome: 'asked' }, { status: 202 })
    },
    askLimit,
  )
}
