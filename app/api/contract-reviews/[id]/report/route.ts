import { answerFile } from '@/lib/answer-file'
import { reportContent } from '@/lib/contracts/report/report-content'
import { respondReport } from '@/lib/contracts/report/respond-report'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'

type Context = { params: Promise<{ id: string }> }

/** The findings of one's own review as a document. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  respondReport(request, params, async ({ review, contract, findings, words, format, locale }) => {
    const content = contentSchema.parse({
      ...reportContent({ title: review.title, contract, findings }, words),
      language: locale,
    })
    return answerFile(await writeDocument(content, format), `beopdap-contract-review.${format}`)
  })
