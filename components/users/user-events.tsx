import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import type { AccountEvent } from '@/lib/users/schema'

const tones = { warning: 'warn', critical: 'danger' } as const

/** What happened lately: one's own doing, or what the security log says. */
export function UserEvents({
  kind,
  events,
}: {
  kind: 'activity' | 'security'
  events: readonly AccountEvent[]
}) {
  const t = useTranslations('adminUsers')
  const title = t(`user.${kind}`)
  const named = (type: string) => {
    const key = `events.${type}` as 'events.login'
    return t.has(key) ? t(key) : type
  }
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind} className="section-title">
        {title}
      </h2>
      {events.length === 0 ? (
        <p className="mt-2 text-sm text-soft">
          {t(kind === 'activity' ? 'user.noActivity' : 'user.noSecurity')}
        </p>
      ) : (
        <div className="mt-2 text-sm">
          <DataTable
            caption={title}
            hideCaption
            rows={events}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'at',
                header: t('user.when'),
                cell: ({ at }) => <DateTime at={at} to="minute" />,
              },
              {
                key: 'type',
                header: t('user.what'),
                cell: ({ type, level }) => (
                  <>
                    {named(type)}{' '}
                    {level === 'warning' || level === 'critical' ? (
                      <Tag tone={tones[level]}>{t(`levels.${level}`)}</Tag>
                    ) : null}
                  </>
                ),
              },
              {
                key: 'place',
                header: t(kind === 'activity' ? 'user.where' : 'user.from'),
                cell: ({ source }) => <span className="break-all text-soft">{source ?? '—'}</span>,
              },
            ]}
          />
        </div>
      )}
    </section>
  )
}
