import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { entitlements, tierOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'
import type { ServiceDb } from '@/lib/supabase/types'
import type { Allowed, MadeResult } from './mutations'

const makeLimit = createRateLimiter({ name: 'documents.make', points: 30, seconds: 60 })

/**
 * Answers a request for a new document to be written, of the person who is signed in.
 * @param read what to make; throws an AppError when the request asks for nothing that can be made
 */
export function answerMade<Made>(
  request: Request,
  read: () => Promise<Made>,
  make: (service: ServiceDb, owner: string, made: Made, allowed: Allowed) => Promise<MadeResult>,
): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const made = await make(serviceClient(), user.id, await read(), entitlements[tierOf(user)])
      if (made.ok) return succeed({ document: made.document }, { status: 201 })
      if (made.reason === 'unavailable') throw new AppError('unavailable')
      throw new AppError('documentInvalid', { details: { document: made.reason } })
    },
    makeLimit,
  )
}
