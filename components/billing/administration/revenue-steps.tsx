import { useTranslations } from 'next-intl'
import { revenueSteps } from '@/lib/billing/administration/constants'
import { type PaymentQuery, paymentListPath } from '@/lib/billing/administration/list-query'
import { Link } from '@/lib/i18n/navigation'

const names = { day: 'byDay', month: 'byMonth' } as const

/** Whether revenue is added up by day or by month. */
export function RevenueSteps({ query }: { query: PaymentQuery }) {
  const t = useTranslations('adminBilling.revenue')
  return (
    <nav aria-label={t('step')} className="flex text-sm">
      {revenueSteps.map((by) => (
        <Link
          key={by}
          href={paymentListPath(query, { by, page: query.page })}
          aria-current={by === query.by ? 'page' : undefined}
          className="inline-flex min-h-10 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-soft hover:text-ink aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink"
        >
          {t(names[by])}
        </Link>
      ))}
    </nav>
  )
}
