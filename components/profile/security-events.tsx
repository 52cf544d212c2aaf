import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import type { OwnEvent } from '@/lib/profile/schema'
import { useBrowserName } from './use-browser-name'

/** What the security log lately says about a person, for themselves. */
export function SecurityEvents({ events }: { events: readonly OwnEvent[] }) {
  const t = useTranslations('settings.events')
  const browserWords = useBrowserName()
  const nameOf = (type: string) => {
    const key = `types.${type}` as 'types.sign_in'
    return t.has(key) ? t(key) : t('other')
  }
  if (events.length === 0) return <p className="text-sm text-soft">{t('none')}</p>
  return (
    <>
      <DataTable
        caption={t('caption')}
        hideCaption
        rows={events}
        rowKey={({ id }) => id}
        columns={[
          { key: 'type', header: t('what'), rowHeader: true, cell: ({ type }) => nameOf(type) },
          { key: 'at', header: t('when'), cell: ({ at }) => <DateTime at={at} to="minute" /> },
          {
            key: 'from',
            header: t('from'),
            cell: ({ address, userAgent }) => (
              <span className="text-soft">
                {[userAgent ? browserWords(userAgent) : null, address].filter(Boolean).join(' · ')}
              </span>
            ),
          },
        ]}
      />
      <p className="mt-3 text-sm text-soft">{t('notYou')}</p>
    </>
  )
}
