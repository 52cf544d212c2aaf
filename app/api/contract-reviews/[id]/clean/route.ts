import { answerFile } from '@/lib/answer-file'
import { cleanContent, cleanText } from '@/lib/contracts/report/clean-contract'
import { placedWordings } from '@/lib/contracts/report/placed-wordings'
import { respondReport } from '@/lib/contracts/report/respond-report'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'

type Context = { params: Promise<{ id: string }> }

/** One's own contract as a Hangul file, with the accepted wordings in it and no trace of what stood there. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  respondReport(request, params, async ({ review, contract, findings }) => {
    const wordings = placedWordings(contract, review.outline?.clauses ?? [], findings)
    const content = cleanContent(review.title, cleanText(contract, wordings))
    const file = await writeDocument(contentSchema.parse(content), 'hwpx')
    return answerFile(file, 'beopdap-contract-clean.hwpx')
  })
