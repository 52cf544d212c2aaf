import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { tableFormats } from '@/lib/contracts/tables/constants'
import { readTable } from '@/lib/contracts/tables/data'
import { tableRows } from '@/lib/contracts/tables/export-table'
import { viewTable } from '@/lib/contracts/tables/table-view'
import { csvTable } from '@/lib/csv'
import { AppError } from '@/lib/errors'
import { localeSchema } from '@/lib/i18n/schema'
import { createRateLimiter } from '@/lib/rate-limit'
import { sheetFile } from '@/lib/sheet-file'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

const limiter = createRateLimiter({ name: 'contract-table-files', points: 40, seconds: 600 })
const querySchema = z.object({ format: z.enum(tableFormats).catch('xlsx'), locale: localeSchema })

/** A table of one's own as a file. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const { format, locale } = querySchema.parse(readQuery(request))
      const id = z.uuid().safeParse((await params).id)
      const table = id.success ? await readTable(await userClient(), id.data) : null
      if (!table) throw new AppError('notFound')
      const [t, words] = await Promise.all([
        getTranslations({ locale, namespace: 'contractTables.table' }),
        getTranslations({ locale, namespace: 'contractReview' }),
      ])
      const rows = tableRows(viewTable(table, locale), {
        contract: t('contract'),
        place: t('place'),
        whole: t('whole'),
        state: (state) => t(`state.${state}`),
        kind: (kind) => words(`kind.${kind}`),
        severity: (severity) => words(`severity.${severity}`),
      })
      const body = format === 'csv' ? csvTable(rows) : await sheetFile(rows)
      return answerFile(body, `beopdap-contracts.${format}`)
    },
    limiter,
  )
}
