import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { EmptyState } from '@/components/ui/empty-state'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { datasetPath } from '@/lib/ragops/constants'
import type { DatasetRow } from '@/lib/ragops/datasets/schema'

/** One's datasets, what changed last first. */
export function DatasetList({ datasets }: { datasets: readonly DatasetRow[] }) {
  const t = useTranslations('ragops')
  if (datasets.length === 0)
    return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return (
    <ul className="border-t border-strong">
      {datasets.map(({ id, name, target, latest, items, changed_at }) => (
        <li
          key={id}
          className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <p className="min-w-0">
            <Link href={datasetPath(id)} className="link font-semibold break-words">
              {name}
            </Link>{' '}
            <Tag>{t(`target.${target}`)}</Tag>
          </p>
          <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-soft tabular-nums">
            <span>{t('list.items', { count: items })}</span>
            {latest > 0 ? <span>{t('version.no', { no: latest })}</span> : null}
            <DateTime at={changed_at} to="minute" />
          </p>
        </li>
      ))}
    </ul>
  )
}
