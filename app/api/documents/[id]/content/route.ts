import { readJson, readQuery, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { documentIdOf } from '@/lib/documents/document-id'
import { largestSave } from '@/lib/documents/editor/constants'
import { readWritten } from '@/lib/documents/editor/data'
import { readStoredContent } from '@/lib/documents/editor/document-model'
import { saveContent } from '@/lib/documents/editor/mutations'
import { saveRequestSchema } from '@/lib/documents/editor/schema'
import { tokenQuerySchema } from '@/lib/documents/sharing/schema'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

/** Somebody who writes is saved every second or two. */
const saveLimit = createRateLimiter({ name: 'documents.save', points: 200, seconds: 60 })

/** One's own document that is written here, as it was last saved. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const written = await readWritten(await userClient(), await documentIdOf(context))
    if (!written) throw new AppError('notFound')
    return succeed(written)
  })
}

/** Saves. A conflict is an answer, not a failure: it brings what somebody else has saved meanwhile. */
export function PUT(request: Request, context: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const id = await documentIdOf(context)
      const parsed = saveRequestSchema.safeParse(await readJson(request, largestSave))
      if (!parsed.success) throw new AppError('validation')
      const { content, base } = parsed.data
      if (!readStoredContent(content) || (base && !readStoredContent(base)))
        throw new AppError('validation')
      const { share } = tokenQuerySchema.catch({}).parse(readQuery(request))
      const saved = await saveContent(await userClient(), id, parsed.data, share)
      if (!saved) throw new AppError('notFound')
      return succeed(saved)
    },
    saveLimit,
  )
}
