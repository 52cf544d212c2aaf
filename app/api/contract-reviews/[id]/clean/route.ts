import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { cleanContent, cleanText } from '@/lib/contracts/report/clean-contract'
import { placedWordings } from '@/lib/contracts/report/placed-wordings'
import { readReport, reportQuerySchema } from '@/lib/contracts/report/read-report'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

const limiter = createRateLimiter({ name: 'contract-reports', points: 40, seconds: 600 })

/** One's own contract as a Hangul file, with the accepted wordings in it and no trace of what stood there. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const { locale } = reportQuerySchema.parse(readQuery(request))
      const { id } = await params
      const { review, contract, findings } = await readReport(await userClient(), id, locale)
      const wordings = placedWordings(contract, review.outline?.clauses ?? [], findings)
      const content = cleanContent(review.title, cleanText(contract, wordings))
      const file = await writeDocument(contentSchema.parse(content), 'hwpx')
      return answerFile(file, 'beopdap-contract-clean.hwpx')
    },
    limiter,
  )
}
