import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import type { StaleSource } from '@/lib/ragops/drift/schema'
import { SettleStale } from './settle-stale'

/** What rests on law that has changed since, with the change; whoever has looked takes it off. */
export function StaleList({ stale }: { stale: readonly StaleSource[] }) {
  const t = useTranslations('ragops.stale')
  return (
    <ul className="border-t border-line">
      {stale.map(({ id, reason, path, title, line, changedAt, query, href }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <p className="line-clamp-3 break-words">
              {href ? (
                <Link href={href} className="link">
                  {query}
                </Link>
              ) : (
                query
              )}
            </p>
            <p className="text-sm text-soft">
              <Tag tone="warn">{t(reason)}</Tag>{' '}
              <Link href={path} lang="ko" className="link">
                {title}
              </Link>{' '}
              <DateTime at={changedAt} />
            </p>
            {line ? (
              <p lang="ko" className="line-clamp-2 text-sm break-words text-soft">
                {line}
              </p>
            ) : null}
          </div>
          <SettleStale stale={id} name={query.slice(0, 60)} />
        </li>
      ))}
    </ul>
  )
}
