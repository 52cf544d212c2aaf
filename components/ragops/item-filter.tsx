import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { experimentPath } from '@/lib/ragops/constants'
import { type ComparedMetric, comparedMetrics } from '@/lib/ragops/dataset-schema'
import { type ShownItems, shownItems } from '@/lib/ragops/experiments/schema'

const linkClass =
  'py-1 text-soft hover:text-ink aria-[current]:border-b-2 aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink'

/** By which measure questions are looked at, and which of them. */
export function ItemFilter({
  id,
  metric,
  show,
  isCompared,
}: {
  id: string
  metric: ComparedMetric
  show: ShownItems
  isCompared: boolean
}) {
  const t = useTranslations('experiments')
  const href = (to: { metric?: ComparedMetric; show?: ShownItems }) =>
    `${experimentPath(id)}?${new URLSearchParams({ metric, show, ...to })}#items-title`
  const shown = isCompared ? shownItems : (['all', 'failed'] as const)
  return (
    <div className="flex flex-wrap gap-x-10 text-sm">
      <nav aria-label={t('items.metricLabel')} className="flex flex-wrap gap-x-4">
        {comparedMetrics.map((each) => (
          <Link
            key={each}
            href={href({ metric: each })}
            aria-current={each === metric ? 'true' : undefined}
            className={linkClass}
          >
            {t(`metric.${each}`)}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('items.show')} className="flex flex-wrap gap-x-4">
        {shown.map((each) => (
          <Link
            key={each}
            href={href({ show: each })}
            aria-current={each === show ? 'true' : undefined}
            className={linkClass}
          >
            {t(`items.${each}`)}
          </Link>
        ))}
      </nav>
    </div>
  )
}
