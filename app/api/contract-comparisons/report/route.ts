import { getTranslations } from 'next-intl/server'
import { answerFile } from '@/lib/answer-file'
import { respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { comparisonContent } from '@/lib/contracts/compare/comparison-content'
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
      const [comparison, t] = await Promise.all([
        readComparison(await userClient(), user.id, asked),
        getTranslations({ locale: asked.locale, namespace: 'contractComparison' }),
      ])
      const content = comparisonContent(comparison, {
        title: t('result.title'),
        note: t('form.privacy'),
        none: t('result.none'),
        weighty: t('weighty.title'),
        clauses: t('result.clauses'),
        fresh: t('findings.fresh', { count: comparison.newFindings.length }),
        solved: t('findings.solved', { count: comparison.solvedFindings.length }),
        moved: t('clause.moved'),
        subject: (subject) => t(`weighty.subject.${subject}`),
        change: (change) => t(`clause.change.${change}`),
      })
      const file = await writeDocument(
        contentSchema.parse({ ...content, language: asked.locale }),
        'pdf',
      )
      return answerFile(file, 'beopdap-comparison.pdf')
    },
    limiter,
  )
}
