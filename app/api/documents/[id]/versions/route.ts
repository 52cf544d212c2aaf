import { readJson, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { documentIdOf } from '@/lib/documents/document-id'
import { readVersions } from '@/lib/documents/editor/data'
import { restoreVersion } from '@/lib/documents/editor/mutations'
import { restoreRequestSchema } from '@/lib/documents/editor/schema'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const versions = await readVersions(await userClient(), await documentIdOf(context))
    // Every document has one; none means none of one's own.
    if (versions.length === 0) throw new AppError('notFound')
    return succeed({ versions })
  })
}

/** Takes an earlier version back, as a new one. */
export function POST(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const id = await documentIdOf(context)
    const wanted = restoreRequestSchema.safeParse(await readJson(request))
    if (!wanted.success) throw new AppError('validation')
    const restored = await restoreVersion(await userClient(), id, wanted.data)
    if (!restored) throw new AppError('notFound')
    return succeed(restored)
  })
}
