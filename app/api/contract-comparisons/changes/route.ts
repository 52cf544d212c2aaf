import { answerFile } from '@/lib/answer-file'
import { respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { openVersion, refusedVersion } from '@/lib/contracts/compare/chosen-version'
import { readComparisonRequest } from '@/lib/contracts/compare/read-comparison'
import { redlineVersions } from '@/lib/contracts/compare/service'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

const limiter = createRateLimiter({ name: 'contract-comparisons', points: 40, seconds: 600 })
const author = '법답'

/** The old version's own Word file with the new one in it as tracked changes. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const asked = await readComparisonRequest(request)
      const db = await userClient()
      const before = await openVersion(db, 'before', asked.before)
      if (!('base64' in before)) throw refusedVersion('before', 'notWord')
      const after = await openVersion(db, 'after', asked.after)
      const answer = await redlineVersions({ client: user.id, before, after, author })
      if (answer.state === 'refused') throw refusedVersion(answer.side, answer.reason)
      return answerFile(Buffer.from(answer.base64, 'base64'), 'beopdap-changes.docx')
    },
    limiter,
  )
}
