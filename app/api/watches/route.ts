import { isWatched } from '@/lib/alerts/data'
import { watchRequestSchema } from '@/lib/alerts/schema'
import { namedSearch } from '@/lib/alerts/watched-search'
import { readQuery, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { userClient } from '@/lib/supabase/clients'

/** Whether a decision, an article, a law or a search is among what one watches. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const asked = watchRequestSchema.safeParse(readQuery(request))
    if (!asked.success) throw new AppError('validation')
    const { kind } = asked.data
    const reference =
      kind === 'search' ? namedSearch(asked.data.params)?.reference : asked.data.reference
    if (!reference) throw new AppError('validation')
    return succeed({ watched: await isWatched(await userClient(), { kind, reference }) })
  })
}
