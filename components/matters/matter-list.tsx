import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import type { MatterSummary } from '@/lib/matters/schema'
import { DueDay } from './due-day'

/** One's matters, those with the next deadline first, closed ones last. */
export function MatterList({
  matters,
  today,
}: {
  matters: readonly MatterSummary[]
  today: string
}) {
  const t = useTranslations('matters')
  if (matters.length === 0)
    return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  const rows = matters
    .map((matter) => ({
      ...matter,
      next: matter.matter_deadlines.find(({ done_at }) => done_at === null) ?? null,
    }))
    .sort((left, right) => {
      if ((left.closed_at === null) !== (right.closed_at === null)) return left.closed_at ? 1 : -1
      return (left.next?.due_on ?? '9999').localeCompare(right.next?.due_on ?? '9999')
    })
  return (
    <ul className="border-t border-line">
      {rows.map(({ id, title, case_number, court, closed_at, next }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <Link href={`/matters/${id}`} className="link font-semibold break-words">
              {title}
            </Link>{' '}
            {closed_at === null ? null : <Tag>{t('list.closed')}</Tag>}
            <p className="text-sm text-soft" lang="ko">
              {[court, case_number].filter(Boolean).join(' ')}
            </p>
          </div>
          {next && closed_at === null ? <DueDay deadline={next} today={today} atEnd /> : null}
        </li>
      ))}
    </ul>
  )
}
