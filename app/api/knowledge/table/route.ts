import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { answerFile } from '@/lib/answer-file'
import { respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { csvTable } from '@/lib/csv'
import { entitlements, tierOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { localeSchema } from '@/lib/i18n/schema'
import { askDocuments } from '@/lib/knowledge/own-search'
import { tableFormats, tableParamsSchema } from '@/lib/knowledge/schema'
import { tableRows } from '@/lib/knowledge/table-export'
import { createRateLimiter } from '@/lib/rate-limit'
import { sheetFile } from '@/lib/sheet-file'
import { userClient } from '@/lib/supabase/clients'

const tableLimit = createRateLimiter({ name: 'knowledge-table', points: 30, seconds: 60 })
const formatSchema = z.object({
  format: z.enum(tableFormats),
  locale: localeSchema,
})

/** The same questions of every document, as a file. */
export function GET(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const params = new URL(request.url).searchParams
      const given = { q: params.getAll('q'), in: params.get('in') ?? undefined }
      const { q, in: collection } = tableParamsSchema.parse(given)
      const asked = formatSchema.safeParse(Object.fromEntries(params))
      const most = entitlements[tierOf(user)].questionsOverDocuments
      if (!asked.success || q.length === 0 || q.length > most) throw new AppError('validation')
      const { format, locale } = asked.data
      const [t, table] = await Promise.all([
        getTranslations({ locale, namespace: 'knowledge.table' }),
        askDocuments(await userClient(), {
          owner: user.id,
          questions: q,
          purpose: 'file',
          ...(collection ? { collection } : {}),
        }),
      ])
      const rows = tableRows(q, table, {
        document: t('document'),
        place: t('place'),
        none: t('none'),
        page: (page) => t('page', { page }),
      })
      const body = format === 'csv' ? csvTable(rows) : await sheetFile(rows)
      return answerFile(body, `beopdap-table.${format}`)
    },
    tableLimit,
  )
}
