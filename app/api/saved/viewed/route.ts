import { readJson, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { describeSource } from '@/lib/saved/describe-source'
import { chooseHistory, clearHistory, recordView } from '@/lib/saved/history/mutations'
import { historyChoiceSchema } from '@/lib/saved/history/schema'
import { sourceRefSchema } from '@/lib/saved/schema'
import { userClient } from '@/lib/supabase/clients'

const limit = createRateLimiter({ name: 'saved.viewed', points: 600, seconds: 600 })

/** One looked at a decision or an article; what it is called is read from the corpus. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const asked = sourceRefSchema.safeParse(await readJson(request))
      if (!asked.success) throw new AppError('validation')
      const source = await describeSource(asked.data)
      if (!source) throw new AppError('notFound')
      await recordView(await userClient(), source)
      return succeed({})
    },
    limit,
  )
}

/** Whether what one looks at is kept. */
export function PUT(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const asked = historyChoiceSchema.safeParse(await readJson(request))
      if (!asked.success) throw new AppError('validation')
      await chooseHistory(await userClient(), asked.data.keep)
      return succeed({})
    },
    limit,
  )
}

/** Forgets what one looked at. */
export function DELETE(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      await clearHistory(await userClient(), user.id)
      return succeed({})
    },
    limit,
  )
}
