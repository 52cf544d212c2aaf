import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import type { Alert } from '@/lib/alerts/schema'
import { Link } from '@/lib/i18n/navigation'
import { ReadButton } from './read-button'

/**
 * What one was told, the newest change first.
 *
 * @param details what changed in the words of a text, by the id of its change
 */
export function AlertList({
  alerts,
  details,
}: {
  alerts: readonly Alert[]
  details: ReadonlyMap<number, ReactNode>
}) {
  const t = useTranslations('alerts')
  return (
    <ul>
      {alerts.map((alert) => {
        const { id, kind, reason, path, title, line, watches, read_at: readAt } = alert
        const detail = details.get(alert.change_id)
        return (
          <li key={id} className="border-b border-line py-4">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
              <p className="min-w-0 break-words">
                <Tag tone={kind === 'overruling' ? 'warn' : 'plain'}>
                  {t(kind === 'article' ? 'reason.changed' : `reason.${reason}`)}
                </Tag>{' '}
                <Link href={path} className={readAt ? 'link' : 'link font-bold'} lang="ko">
                  {title}
                </Link>{' '}
                {readAt ? null : <span className="text-sm text-seal">{t('unread')}</span>}
              </p>
              {readAt ? null : <ReadButton id={id} name={title} />}
            </div>
            {kind === 'overruling' ? <p className="mt-1 max-w-[42em]">{t('overruling')}</p> : null}
            {line ? (
              <p className="mt-1 max-w-[42em] break-words" lang="ko">
                {line}
              </p>
            ) : null}
            {detail ? (
              <details className="mt-1" open={readAt === null}>
                <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm">
                  <span className="link">{t('whatChanged')}</span>
                  <span className="sr-only">: {title}</span>
                </summary>
                {detail}
              </details>
            ) : null}
            <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-soft">
              <DateTime at={alert.changed_at} />
              {watches ? (
                <span>
                  {t('because')}{' '}
                  {watches.kind === 'search' ? (
                    `‘${watches.title}’`
                  ) : (
                    <span lang="ko">{watches.title}</span>
                  )}
                </span>
              ) : null}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
