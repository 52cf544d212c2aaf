import { readQuery, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { documentIdOf } from '@/lib/documents/document-id'
import { readParts } from '@/lib/documents/reading/data'
import { partsQuerySchema } from '@/lib/documents/reading/schema'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

/** What was read of a document of one's own, some pages at a time; nothing of anybody else's. */
export function GET(request: Request, context: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const query = partsQuerySchema.safeParse(readQuery(request))
    if (!query.success) throw new AppError('validation')
    return succeed(
      await readParts(await userClient(), await documentIdOf(context), query.data.after),
    )
  })
}
