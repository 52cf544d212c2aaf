import { answerFile } from '@/lib/answer-file'
import { comparisonContent } from '@/lib/contracts/compare/comparison-content'
import { comparisonWords } from '@/lib/contracts/compare/comparison-words'
import { compareTexts } from '@/lib/contracts/compare/read-comparison'
import { cleanText } from '@/lib/contracts/report/clean-contract'
import { placedWordings } from '@/lib/contracts/report/placed-wordings'
import { respondReport } from '@/lib/contracts/report/respond-report'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'

type Context = { params: Promise<{ id: string }> }

/** One's own contract beside its clean copy as a PDF: what the accepted wordings change, and what they solve. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  respondReport(request, params, async ({ user, review, contract, findings, locale }) => {
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
  })
