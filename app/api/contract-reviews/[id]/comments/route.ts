import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { placedComments } from '@/lib/contracts/report/placed-comments'
import { placedWordings } from '@/lib/contracts/report/placed-wordings'
import { readReport, reportQuerySchema } from '@/lib/contracts/report/read-report'
import { writeComments } from '@/lib/contracts/report/service'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

const limiter = createRateLimiter({ name: 'contract-reports', points: 40, seconds: 600 })

/**
 * One's own contract as a Word file with a comment at each finding, and with the accepted wordings as tracked
 * changes: the file itself where it is one of Word.
 * The worker writes it, so that a long file holds no other request up.
 */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const { locale } = reportQuerySchema.parse(readQuery(request))
      const { id } = await params
      const { review, contract, findings, words } = await readReport(await userClient(), id, locale)
      const answer = await writeComments({
        client: user.id,
        document: review.document_id,
        title: review.title,
        contract,
        comments: placedComments(contract, findings, words),
        ...placedWordings(contract, review.outline?.clauses ?? [], findings),
        at: review.reviewed_at ? new Date(review.reviewed_at) : new Date(),
      })
      if (answer.state === 'busy') throw new AppError('rateLimit')
      return answerFile(Buffer.from(answer.base64, 'base64'), 'beopdap-contract-comments.docx')
    },
    limiter,
  )
}
