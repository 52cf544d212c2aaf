import { getTranslations } from 'next-intl/server'
import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { readEntries } from '@/lib/billing/administration/data'
import { exportQuerySchema } from '@/lib/billing/administration/export-query'
import { csvColumns, ledgerCsv } from '@/lib/billing/administration/ledger-csv'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

const exportLimit = createRateLimiter({ name: 'payment-export', points: 30, seconds: 600 })

/** The money that moved between two days of Korea, as a table for bookkeeping. */
export function GET(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('admin')
      const asked = exportQuerySchema.safeParse(readQuery(request))
      if (!asked.success) throw new AppError('validation')
      const { from, to, locale } = asked.data
      const [t, entries] = await Promise.all([
        getTranslations({ locale, namespace: 'adminBilling' }),
        readEntries(await userClient(), { from, to }),
      ])
      const columns = Object.fromEntries(
        csvColumns.map((name) => [name, t(`csv.columns.${name}`)] as const),
      ) as Record<(typeof csvColumns)[number], string>
      const csv = ledgerCsv(entries, {
        columns,
        kind: (kind) => t(`kind.${kind}`),
        plan: (plan) => t(`plans.${plan}`),
        paidFor: (kind) => t(`csv.paidFor.${kind}`),
      })
      return answerFile(csv, `beopdap-payments-${from}-${to}.csv`)
    },
    exportLimit,
  )
}
