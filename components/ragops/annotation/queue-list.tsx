import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { Link } from '@/lib/i18n/navigation'
import { queuePath } from '@/lib/ragops/annotation/constants'
import type { Queue } from '@/lib/ragops/annotation/schema'

/** The queues of one organisation, the newest first. */
export function QueueList({ queues }: { queues: readonly Queue[] }) {
  const t = useTranslations('annotation')
  if (queues.length === 0) return <p className="text-sm text-soft">{t('list.empty')}</p>
  return (
    <ul className="border-t border-line">
      {queues.map(({ id, name, reviewers, created_at }) => (
        <li
          key={id}
          className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <Link href={queuePath(id)} className="link min-w-0 font-semibold break-words">
            {name}
          </Link>
          <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-soft tabular-nums">
            <span>{t('list.reviewers', { count: reviewers })}</span>
            <DateTime at={created_at} to="day" />
          </p>
        </li>
      ))}
    </ul>
  )
}
