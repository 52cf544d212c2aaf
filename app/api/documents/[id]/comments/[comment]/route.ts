import { readJson, readQuery, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { idSchema } from '@/lib/documents/schema'
import { deleteComment, resolveComment } from '@/lib/documents/sharing/mutations'
import { resolvedSchema, tokenQuerySchema } from '@/lib/documents/sharing/schema'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string; comment: string }> }

async function commentOf({ params }: Context): Promise<string> {
  const id = idSchema.safeParse((await params).comment)
  if (!id.success) throw new AppError('notFound')
  return id.data
}

/** Marks a thread as done, or as open again. */
export function PATCH(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const comment = await commentOf(context)
    const { share } = tokenQuerySchema.catch({}).parse(readQuery(request))
    const wanted = resolvedSchema.safeParse(await readJson(request))
    if (!wanted.success) throw new AppError('validation')
    const { resolved } = wanted.data
    if (!(await resolveComment(await userClient(), comment, resolved, share)))
      throw new AppError('notFound')
    return succeed(null)
  })
}

export function DELETE(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const comment = await commentOf(context)
    const { share } = tokenQuerySchema.catch({}).parse(readQuery(request))
    if (!(await deleteComment(await userClient(), comment, share))) throw new AppError('notFound')
    return succeed(null)
  })
}
