import { readJson, readQuery, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { documentIdOf } from '@/lib/documents/document-id'
import { readComments } from '@/lib/documents/sharing/data'
import { addComment } from '@/lib/documents/sharing/mutations'
import { newCommentSchema, tokenQuerySchema } from '@/lib/documents/sharing/schema'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

const commentLimit = createRateLimiter({ name: 'documents.comment', points: 60, seconds: 60 })

/** Comments on one's own document, or on one that a link shows. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    const id = await documentIdOf(context)
    const { share } = tokenQuerySchema.catch({}).parse(readQuery(request))
    const comments = await readComments(await userClient(), id, share)
    if (!comments) throw new AppError('notFound')
    return succeed({ comments })
  })
}

export function POST(request: Request, context: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const id = await documentIdOf(context)
      const { share } = tokenQuerySchema.catch({}).parse(readQuery(request))
      const comment = newCommentSchema.safeParse(await readJson(request))
      if (!comment.success) throw new AppError('validation')
      const made = await addComment(await userClient(), id, comment.data, share)
      if (!made) throw new AppError('notFound')
      return succeed({ id: made }, { status: 201 })
    },
    commentLimit,
  )
}
