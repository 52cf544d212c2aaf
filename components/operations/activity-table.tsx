import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import { browserName } from '@/lib/operations/browser-name'
import { logKinds } from '@/lib/operations/constants'
import type { ActivityRow } from '@/lib/operations/schema'
import { EventDataList } from './event-data-list'

/** A kind that the site does not know (yet) is shown by its own name. */
function Kind({ type }: { type: string }) {
  const t = useTranslations('adminLogs.activity.types')
  const known = logKinds.activity.find((each) => each === type)
  return <span className="whitespace-nowrap">{known ? t(known) : type}</span>
}

function Details({ row }: { row: ActivityRow }) {
  const t = useTranslations('adminLogs')
  const { path, length, ...rest } = row.activity_data
  const { lost } = row.metadata
  return (
    <div className="space-y-0.5">
      {path === undefined ? null : (
        <p className="min-w-32 text-xs leading-5 break-all">{String(path)}</p>
      )}
      {typeof length === 'number' ? (
        <p className="text-xs leading-5">{t('letters', { count: length })}</p>
      ) : null}
      {path === undefined || Object.keys(rest).length > 0 ? <EventDataList facts={rest} /> : null}
      {typeof lost === 'number' ? <Tag tone="warn">{t('lost', { count: lost })}</Tag> : null}
    </div>
  )
}

export function ActivityTable({ rows }: { rows: readonly ActivityRow[] }) {
  const t = useTranslations('adminLogs')
  return (
    <DataTable
      caption={t('activity.caption')}
      hideCaption
      rows={rows}
      rowKey={({ id }) => id}
      empty={t('activity.none')}
      columns={[
        {
          key: 'when',
          header: t('when'),
          cell: (row) => <DateTime at={row.created_at} to="second" />,
        },
        {
          key: 'who',
          header: t('who'),
          rowHeader: true,
          cell: (row) => (
            <span className="block min-w-40 font-normal break-all">{row.user_email}</span>
          ),
        },
        { key: 'what', header: t('what'), cell: (row) => <Kind type={row.activity_type} /> },
        { key: 'details', header: t('details'), cell: (row) => <Details row={row} /> },
        {
          key: 'browser',
          header: t('browser'),
          cell: (row) => (
            <span className="whitespace-nowrap">{browserName(row.user_agent) ?? '–'}</span>
          ),
        },
      ]}
    />
  )
}
