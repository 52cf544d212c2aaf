import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { idSchema } from '@/lib/documents/schema'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import { rewriteTemplateDocument } from '@/lib/templates/documents/mutations'
import { readAnswersRequest } from '@/lib/templates/documents/read-request'

const limiter = createRateLimiter({ name: 'template-rewrites', points: 40, seconds: 600 })

/** Writes a document of the library again from other answers, and keeps what was changed in it by hand. */
export function PUT(
  request: Request,
  { params }: { params: Promise<{ id: string; document: string }> },
): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const { id, document } = await params
      const asked = await readAnswersRequest(request, id)
      if (!idSchema.safeParse(document).success) throw new AppError('notFound')
      return succeed(await rewriteTemplateDocument(await userClient(), document, asked))
    },
    limiter,
  )
}
