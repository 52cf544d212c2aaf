import { readJson, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { documentIdOf } from '@/lib/documents/document-id'
import { readShares } from '@/lib/documents/sharing/data'
import { shareDocument } from '@/lib/documents/sharing/mutations'
import { newShareSchema } from '@/lib/documents/sharing/schema'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

/** The links to one's own document. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    return succeed({ shares: await readShares(await userClient(), await documentIdOf(context)) })
  })
}

export function POST(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const id = await documentIdOf(context)
    const wanted = newShareSchema.safeParse(await readJson(request))
    if (!wanted.success) throw new AppError('validation')
    const share = await shareDocument(await userClient(), id, wanted.data)
    if (!share) throw new AppError('notFound')
    return succeed({ share }, { status: 201 })
  })
}
