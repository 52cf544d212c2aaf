import { localeSchema } from '@/lib/i18n/schema'
import 'server-only'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { readPeople } from '@/lib/contracts/assignment/data'
import { readFindings, readReview } from '@/lib/contracts/reviews/data'
import { type FindingView, viewFinding } from '@/lib/contracts/reviews/finding-view'
import type { Review } from '@/lib/contracts/reviews/schema'
import { AppError } from '@/lib/errors'
import type { AppLocale } from '@/lib/i18n/routing'
import { koreanDay } from '@/lib/korean-time'
import type { UserDb } from '@/lib/supabase/types'
import { reportFormats } from './constants'
import type { ReportWords } from './report-content'

export const reportQuerySchema = z.object({
  format: z.enum(reportFormats).catch('pdf'),
  locale: localeSchema,
})

export type ReportQuery = z.infer<typeof reportQuerySchema>

export type ReadReport = {
  review: Review
  contract: string
  findings: FindingView[]
  words: ReportWords
}

/**
 * A review that one may read with its findings for the side that its reader is on; what was dismissed stays out.
 * @throws AppError `notFound` for another's, and one that has not been made yet
 */
export async function readReport(db: UserDb, id: string, locale: AppLocale): Promise<ReadReport> {
  const asked = z.uuid().safeParse(id)
  const review = asked.success ? await readReview(db, asked.data) : null
  if (!review?.contract || review.state !== 'ready') throw new AppError('notFound')
  const [t, words, stored, person] = await Promise.all([
    getTranslations({ locale, namespace: 'contractReport' }),
    getTranslations({ locale, namespace: 'contractReview' }),
    readFindings(db, review.id),
    readPeople(db, review.organization_id),
  ])
  const findings = stored
    .filter(({ sides, state }) => sides.includes(review.side) && state !== 'dismissed')
    .map((finding) => viewFinding(finding, review.facts, locale))
    .filter(({ ruledOut }) => !ruledOut)
  const day = koreanDay(review.reviewed_at ? new Date(review.reviewed_at) : new Date())
  return {
    review,
    contract: review.contract,
    findings,
    words: {
      notes: [t('made', { day, version: review.rules_version ?? '–' }), t('advice')],
      none: t('none'),
      counts: t('counts'),
      findings: t('findings'),
      kind: (kind) => words(`kind.${kind}`),
      severity: (severity) => words('card.severity', { severity: words(`severity.${severity}`) }),
      articles: t('articles'),
      suggestion: t('suggestion'),
      wording: t('wording'),
      deleted: t('deleted'),
      assignee: t('assignee'),
      person,
      comment: t('comment'),
      dismissal: t('dismissal'),
      whole: t('whole'),
    },
  }
}
