import { useFormatter, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import type { Move } from '@/lib/ragops/configurations/schema'

/** Every move of a label, the newest first. */
export function MoveHistory({ moves }: { moves: readonly Move[] }) {
  const t = useTranslations('configurations')
  const format = useFormatter()
  return (
    <DataTable
      caption={t('history.title')}
      hideCaption
      empty={t('history.empty')}
      columns={[
        {
          key: 'when',
          header: t('history.when'),
          whole: true,
          rowHeader: true,
          cell: ({ moved_at }) => <DateTime at={moved_at} to="minute" />,
        },
        {
          key: 'label',
          header: t('history.label'),
          whole: true,
          cell: ({ label }) => t(`label.${label}`),
        },
        { key: 'act', header: t('history.act'), whole: true, cell: ({ act }) => t(`act.${act}`) },
        {
          key: 'to',
          header: t('history.to'),
          cell: ({ label, name }) => name ?? (label === 'production' ? t('builtIn') : t('nothing')),
        },
        {
          key: 'share',
          header: t('history.share'),
          align: 'right',
          cell: ({ share }) => (share ? format.number(share, { style: 'percent' }) : '–'),
        },
      ]}
      rows={moves}
      rowKey={({ id }) => id}
    />
  )
}
