import { answerFile } from '@/lib/answer-file'
import { placedComments } from '@/lib/contracts/report/placed-comments'
import { placedWordings } from '@/lib/contracts/report/placed-wordings'
import { respondReport } from '@/lib/contracts/report/respond-report'
import { writeComments } from '@/lib/contracts/report/service'
import { AppError } from '@/lib/errors'

type Context = { params: Promise<{ id: string }> }

/**
 * One's own contract as a Word file with a comment at each finding, and with the accepted wordings as tracked
 * changes: the file itself where it is one of Word.
 * The worker writes it, so that a long file holds no other request up.
 */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  respondReport(request, params, async ({ user, review, contract, findings, words }) => {
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
  })
