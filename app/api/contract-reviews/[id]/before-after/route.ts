import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { comparisonContent } from '@/lib/contracts/compare/comparison-content'
import { comparisonWords } from '@/lib/contracts/compare/comparison-words'
import { compareTexts } from '@/lib/contracts/compare/read-comparison'
import { cleanText } from '@/lib/contracts/report/clean-contract'
import { placedWordings } from '@/lib/contracts/report/placed-wordings'
import { readReport, reportQuerySchema } from '@/lib/contracts/report/read-report'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

const limiter = createRateLimiter({ name: 'contract-reports', points: 40, seconds: 600 })

/** One's own contract beside its clean copy as a PDF: what the accepted wordings change, and what they solve. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const { locale } = reportQuerySchema.parse(readQuery(request))
      const { id } = await params
      const { review, contract, findings } = await readReport(await userClient(), id, locale)
      const wordings = placedWordings(contract, review.outline?.clauses ?? [], findings)
      const comparison = await compareTexts(user.id, locale, {
        type: review.facts.type,
        side: review.side,
        before: contract,
        after: cleanText(contract, wordings),
      })
      const content = comparisonContent(comparison, await comparisonWords(locale, comparison))
      const file = await writeDocument(contentSchema.parse({ ...content, language: locale }), 'pdf')
      return answerFile(file, 'beopdap-contract-before-after.pdf')
    },
    limiter,
  )
}
