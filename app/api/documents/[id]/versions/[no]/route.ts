import { readJson, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { documentIdOf } from '@/lib/documents/document-id'
import { readVersion } from '@/lib/documents/editor/data'
import { nameVersion } from '@/lib/documents/editor/mutations'
import { versionNameSchema } from '@/lib/documents/editor/schema'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string; no: string }> }

async function numberOf({ params }: Context): Promise<number> {
  const { no } = await params
  if (!/^[1-9]\d{0,6}$/.test(no)) throw new AppError('notFound')
  return Number(no)
}

/** A version with its content. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const [id, no] = [await documentIdOf(context), await numberOf(context)]
    const version = await readVersion(await userClient(), id, no)
    if (!version) throw new AppError('notFound')
    return succeed({ version })
  })
}

/** Names a version and says what it is about. */
export function PATCH(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const [id, no] = [await documentIdOf(context), await numberOf(context)]
    const given = versionNameSchema.safeParse(await readJson(request))
    if (!given.success) throw new AppError('validation')
    if (!(await nameVersion(await userClient(), id, no, given.data))) throw new AppError('notFound')
    return succeed(null)
  })
}
