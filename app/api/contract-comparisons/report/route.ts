import { answerFile } from '@/lib/answer-file'
import { respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { comparisonContent } from '@/lib/contracts/compare/comparison-content'
import { comparisonWords } from '@/lib/contracts/compare/comparison-words'
import { readComparison, readComparisonRequest } from '@/lib/contracts/compare/read-comparison'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

const limiter = createRateLimiter({ name: 'contract-comparisons', points: 40, seconds: 600 })

/** A comparison as a PDF, with what was taken out struck and what was put in underlined. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const asked = await readComparisonRequest(request)
      const comparison = await readComparison(await userClient(), user.id, asked)
      const content = comparisonContent(comparison, await comparisonWords(asked.locale, comparison))
      const file = await writeDocument(
        contentSchema.parse({ ...content, language: asked.locale }),
        'pdf',
      )
      return answerFile(file, 'beopdap-comparison.pdf')
    },
    limiter,
  )
}
