import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import type { Deletion } from '@/lib/users/schema'

/** What became of earlier requests. Of an account that is gone only that it was one. */
export function HandledDeletions({ deletions }: { deletions: readonly Deletion[] }) {
  const t = useTranslations('adminUsers.deletions')
  if (deletions.length === 0) return <p className="mt-2 text-sm text-soft">{t('noHandled')}</p>
  return (
    <div className="mt-2 text-sm">
      <DataTable
        caption={t('handledCaption')}
        hideCaption
        rows={deletions}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            whole: true,
            header: t('at'),
            cell: ({ handledAt }) => (handledAt ? <DateTime at={handledAt} to="minute" /> : '—'),
          },
          {
            key: 'account',
            whole: true,
            header: t('account'),
            cell: ({ email }) => email ?? <span className="text-soft">{t('gone')}</span>,
          },
          {
            key: 'status',
            whole: true,
            header: t('status'),
            cell: ({ status }) => t(`statuses.${status}`),
          },
          {
            key: 'requested',
            whole: true,
            header: t('requested'),
            cell: ({ requestedAt }) => <DateTime at={requestedAt} />,
          },
          {
            key: 'by',
            whole: true,
            header: t('by'),
            cell: ({ handlerEmail }) => handlerEmail ?? '—',
          },
        ]}
      />
    </div>
  )
}
