import { z } from 'zod'
import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { readTableProgress } from '@/lib/contracts/tables/data'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

/** How far a table of one's own is. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const id = z.uuid().safeParse((await params).id)
    const progress = id.success ? await readTableProgress(await userClient(), id.data) : null
    if (!progress) throw new AppError('notFound')
    return succeed(progress)
  })
}
