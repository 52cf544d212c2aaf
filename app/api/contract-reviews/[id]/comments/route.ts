import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { commentedContent, commentedFile } from '@/lib/contracts/report/commented-file'
import { readReport, reportQuerySchema } from '@/lib/contracts/report/read-report'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { readDocumentFile } from '@/lib/documents/data'
import { mimeOf } from '@/lib/documents/document-kind'
import { writeDocument } from '@/lib/documents/write/write-document'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

const limiter = createRateLimiter({ name: 'contract-reports', points: 40, seconds: 600 })

/** One's own contract as a Word file with a comment at each finding: the file itself where it is one of Word. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const { locale } = reportQuerySchema.parse(readQuery(request))
      const { id } = await params
      const db = await userClient()
      const { review, ...commented } = await readReport(db, id, locale)
      const at = review.reviewed_at ? new Date(review.reviewed_at) : new Date()
      const found = review.document_id ? await readDocumentFile(db, review.document_id) : null
      const bytes =
        found?.document.mime === mimeOf('docx')
          ? await commentedFile(new Uint8Array(await found.file.arrayBuffer()), {
              ...commented,
              at,
            })
          : await writeDocument(
              contentSchema.parse(commentedContent(review.title, { ...commented, at })),
              'docx',
            )
      return answerFile(bytes, 'beopdap-contract-comments.docx')
    },
    limiter,
  )
}
