import { readQuery, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { isSaved } from '@/lib/saved/data'
import { sourceRefSchema } from '@/lib/saved/schema'
import { userClient } from '@/lib/supabase/clients'

/** Whether a decision or an article is among what one has saved. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const user = await requirePermission('session')
    const asked = sourceRefSchema.safeParse(readQuery(request))
    if (!asked.success) throw new AppError('validation')
    return succeed({ saved: await isSaved(await userClient(), user.id, asked.data) })
  })
}
