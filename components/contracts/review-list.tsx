import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { EmptyState } from '@/components/ui/empty-state'
import { Tag } from '@/components/ui/tag'
import { reviewPath } from '@/lib/contracts/reviews/constants'
import type { ReviewRow } from '@/lib/contracts/reviews/schema'
import { Link } from '@/lib/i18n/navigation'

const tones = {
  reading: 'plain',
  facts: 'warn',
  reviewing: 'plain',
  ready: 'good',
  failed: 'danger',
  cancelled: 'plain',
} as const

/** Reviews, the newest first, with how much of each waits for somebody and for oneself. */
export function ReviewList({
  reviews,
}: {
  reviews: readonly (ReviewRow & { open: number; assigned: number })[]
}) {
  const t = useTranslations('contracts')
  if (reviews.length === 0)
    return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return (
    <ul className="border-t border-line">
      {reviews.map(({ id, title, state, facts, created_at: created, open, assigned }) => (
        <li key={id} className="border-b border-line">
          <Link
            href={reviewPath(id)}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 hover:text-seal"
          >
            <span lang="ko" className="min-w-0 grow basis-60 font-semibold break-words">
              {title}
            </span>
            <span className="text-sm text-soft">{t(`types.${facts.type}`)}</span>
            {state === 'ready' ? (
              <span className="text-sm">{t('list.open', { count: open })}</span>
            ) : null}
            {assigned > 0 ? <Tag tone="seal">{t('list.assigned', { count: assigned })}</Tag> : null}
            <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
            <span className="text-sm text-soft">
              <DateTime at={created} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
