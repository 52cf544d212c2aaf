import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { EmptyState } from '@/components/ui/empty-state'
import { tablePath } from '@/lib/contracts/tables/constants'
import { Link } from '@/lib/i18n/navigation'

/** One's own tables, the newest first. */
export function TableList({
  tables,
}: {
  tables: readonly { id: string; title: string; createdAt: string; contracts: number }[]
}) {
  const t = useTranslations('contractTables.list')
  if (tables.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  return (
    <ul className="border-t border-line">
      {tables.map(({ id, title, createdAt, contracts }) => (
        <li key={id} className="border-b border-line">
          <Link
            href={tablePath(id)}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 hover:text-seal"
          >
            <span className="min-w-0 grow basis-60 font-semibold break-words">{title}</span>
            <span className="text-sm text-soft">{t('contracts', { count: contracts })}</span>
            <span className="text-sm text-soft">
              <DateTime at={createdAt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
