import { readQuery, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { findInDocuments } from '@/lib/documents/reading/data'
import { findQuerySchema } from '@/lib/documents/reading/schema'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

/** It is asked while people type. */
const findLimit = createRateLimiter({ name: 'documents.search', points: 120, seconds: 60 })
const most = 300

/** The documents of whoever asks in whose text the words stand. */
export function GET(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const query = findQuerySchema.safeParse(readQuery(request))
      if (!query.success) throw new AppError('validation')
      return succeed({ hits: await findInDocuments(await userClient(), query.data.q, most) })
    },
    findLimit,
  )
}
