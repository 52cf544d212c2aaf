import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { readPeople } from '@/lib/contracts/assignment/data'
import { readFindings, readReview } from '@/lib/contracts/reviews/data'
import { viewFinding } from '@/lib/contracts/reviews/finding-view'
import { csvColumns, findingsCsv } from '@/lib/contracts/reviews/findings-csv'
import { AppError } from '@/lib/errors'
import { localeSchema } from '@/lib/i18n/schema'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

/** The findings of one's own review, as its reader sees them, as a table. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const id = z.uuid().safeParse((await params).id)
    const db = await userClient()
    const review = id.success ? await readReview(db, id.data) : null
    if (!review) throw new AppError('notFound')
    const locale = localeSchema.parse(readQuery(request).locale)
    const [t, findings, person] = await Promise.all([
      getTranslations({ locale, namespace: 'contractReview' }),
      readFindings(db, review.id),
      readPeople(db, review.organization_id),
    ])
    const views = findings
      .filter(({ sides }) => sides.includes(review.side))
      .map((finding) => viewFinding(finding, review.facts, locale))
      .filter(({ ruledOut }) => !ruledOut)
    const columns = Object.fromEntries(
      csvColumns.map((name) => [name, t(`csv.${name}`)] as const),
    ) as Record<(typeof csvColumns)[number], string>
    const csv = findingsCsv(views, {
      columns,
      kind: (kind) => t(`kind.${kind}`),
      severity: (severity) => t(`severity.${severity}`),
      state: (state) => t(`state.${state}`),
      person,
      deleted: t('wording.deleted'),
    })
    return answerFile(csv, 'beopdap-findings.csv')
  })
}
