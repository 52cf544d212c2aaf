import { z } from 'zod'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { documentIdOf } from '@/lib/documents/document-id'
import { readWritten } from '@/lib/documents/editor/data'
import { exportWritten } from '@/lib/documents/editor/export-written'
import { writtenFormats } from '@/lib/documents/write/write-document'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

/** A PDF of many pages is seconds of work. */
const exportLimit = createRateLimiter({ name: 'documents.export', points: 20, seconds: 60 })
const querySchema = z.object({ format: z.enum(writtenFormats) })

/** One's own document that is written here, as a file. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const wanted = querySchema.safeParse(readQuery(request))
      if (!wanted.success) throw new AppError('validation')
      const written = await readWritten(await userClient(), await documentIdOf(context))
      if (!written) throw new AppError('notFound')
      return exportWritten(written, wanted.data.format)
    },
    exportLimit,
  )
}
