import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { readSaved, readShared } from '@/lib/saved/data'
import { authoritiesQuerySchema } from '@/lib/saved/schema'
import { writeAuthorities } from '@/lib/saved/write-authorities'
import { userClient } from '@/lib/supabase/clients'

const limit = createRateLimiter({ name: 'saved.authorities', points: 60, seconds: 600 })
/** What a table of authorities holds at most; the filters cut longer lists. */
const mostListed = 1000

/** What one has saved, or what is shared with an organisation, as a list of authorities. */
export function GET(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const asked = authoritiesQuerySchema.safeParse(readQuery(request))
      if (!asked.success) throw new AppError('validation')
      const { organization } = asked.data
      const db = await userClient()
      const sources = organization
        ? await readShared(db, organization)
        : await readSaved(db, user.id, asked.data, [0, mostListed - 1])
      if (sources.length === 0) throw new AppError('notFound')
      const { body, name } = await writeAuthorities(sources, asked.data, new Date())
      return answerFile(body, name)
    },
    limit,
  )
}
