import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { readReport, reportQuerySchema } from '@/lib/contracts/report/read-report'
import { reportContent } from '@/lib/contracts/report/report-content'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

/** A file costs more than a page. */
const limiter = createRateLimiter({ name: 'contract-reports', points: 40, seconds: 600 })

/** The findings of one's own review as a document. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const { format, locale } = reportQuerySchema.parse(readQuery(request))
      const { id } = await params
      const { review, contract, findings, words } = await readReport(await userClient(), id, locale)
      const content = contentSchema.parse({
        ...reportContent({ title: review.title, contract, findings }, words),
        language: locale,
      })
      return answerFile(await writeDocument(content, format), `beopdap-contract-review.${format}`)
    },
    limiter,
  )
}
