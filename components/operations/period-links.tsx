import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { type Period, periods } from '@/lib/operations/constants'

/** How far back the figures of a page go. */
export function PeriodLinks({ path, days }: { path: string; days: Period }) {
  const t = useTranslations('adminStatistics')
  return (
    <nav aria-label={t('period')} className="flex text-sm">
      {periods.map((period) => (
        <Link
          key={period}
          href={`${path}?days=${period}`}
          aria-current={period === days ? 'page' : undefined}
          className="inline-flex min-h-10 items-center border-b-2 border-transparent px-3 text-soft hover:text-ink aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink"
        >
          {t('days', { days: period })}
        </Link>
      ))}
    </nav>
  )
}
