import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { readComparison, readComparisonRequest } from '@/lib/contracts/compare/read-comparison'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

/** Two files are read for each. */
const limiter = createRateLimiter({ name: 'contract-comparisons', points: 40, seconds: 600 })

/** Compares two versions of a contract. Nothing of them is kept. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const asked = await readComparisonRequest(request)
      return succeed(await readComparison(await userClient(), user.id, asked))
    },
    limiter,
  )
}
