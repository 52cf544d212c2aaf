import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import { browserName } from '@/lib/operations/browser-name'
import { logKinds } from '@/lib/operations/constants'
import type { SecurityRow } from '@/lib/operations/schema'
import { EventDataList } from './event-data-list'

const tones = { info: 'plain', warning: 'warn', critical: 'danger' } as const

function Kind({ type }: { type: string }) {
  const t = useTranslations('adminLogs.security.types')
  const known = logKinds.security.find((each) => each === type)
  return <span className="whitespace-nowrap">{known ? t(known) : type}</span>
}

export function SecurityTable({ rows }: { rows: readonly SecurityRow[] }) {
  const t = useTranslations('adminLogs')
  return (
    <DataTable
      caption={t('security.caption')}
      hideCaption
      rows={rows}
      rowKey={({ id }) => id}
      empty={t('security.none')}
      columns={[
        {
          key: 'when',
          header: t('when'),
          cell: (row) => <DateTime at={row.created_at} to="second" />,
        },
        {
          key: 'level',
          header: t('level'),
          cell: (row) => (
            <Tag tone={tones[row.event_level]}>{t(`security.levels.${row.event_level}`)}</Tag>
          ),
        },
        {
          key: 'what',
          header: t('what'),
          rowHeader: true,
          cell: (row) => <Kind type={row.event_type} />,
        },
        {
          key: 'who',
          header: t('who'),
          cell: (row) =>
            row.user_email ? (
              <span className="block min-w-40 break-all">{row.user_email}</span>
            ) : (
              <span className="text-soft">{t('nobody')}</span>
            ),
        },
        {
          key: 'address',
          header: t('address'),
          cell: (row) => <span className="whitespace-nowrap">{row.ip_address ?? '–'}</span>,
        },
        {
          key: 'browser',
          header: t('browser'),
          cell: (row) => (
            <span className="whitespace-nowrap">{browserName(row.user_agent) ?? '–'}</span>
          ),
        },
        {
          key: 'details',
          header: t('details'),
          cell: (row) => <EventDataList facts={row.event_data} />,
        },
      ]}
    />
  )
}
