import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { idSchema } from '@/lib/documents/schema'
import { revokeShare } from '@/lib/documents/sharing/mutations'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string; share: string }> }

/** Ends a link to one's own document, at once. */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const share = idSchema.safeParse((await params).share)
    if (!share.success || !(await revokeShare(await userClient(), share.data)))
      throw new AppError('notFound')
    return succeed(null)
  })
}
