import { readJson, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { largestSave } from '@/lib/documents/editor/constants'
import { emptyContent, readStoredContent } from '@/lib/documents/editor/document-model'
import { makeWritten } from '@/lib/documents/editor/mutations'
import { newWrittenSchema } from '@/lib/documents/editor/schema'
import { entitlements, tierOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'

const makeLimit = createRateLimiter({ name: 'documents.make', points: 30, seconds: 60 })

/** Makes a document to be written, empty or with what the browser has of it. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const parsed = newWrittenSchema.safeParse(await readJson(request, largestSave))
      if (!parsed.success) throw new AppError('validation')
      const { content = emptyContent, ...document } = parsed.data
      if (!readStoredContent(content)) throw new AppError('validation')
      const file = { ...document, content, reason: 'made' } as const
      const made = await makeWritten(serviceClient(), user.id, file, entitlements[tierOf(user)])
      if (made.ok) return succeed({ document: made.document }, { status: 201 })
      if (made.reason === 'unavailable') throw new AppError('unavailable')
      throw new AppError('documentInvalid', { details: { document: made.reason } })
    },
    makeLimit,
  )
}
