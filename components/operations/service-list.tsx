import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { Tag } from '@/components/ui/tag'
import type { ServiceHealth } from '@/lib/operations/types'

const tones = { up: 'good', down: 'danger', unset: 'warn' } as const

/** How what the site stands on is doing, asked when the page was opened. */
export function ServiceList({ services }: { services: readonly ServiceHealth[] }) {
  const t = useTranslations('adminStatistics.services')
  return (
    <DataTable
      caption={t('title')}
      hideCaption
      rows={services}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: t('name'),
          rowHeader: true,
          cell: ({ name, transport }) => (
            <>
              {t(`names.${name}`)}
              {transport ? (
                <span className="block text-xs font-normal text-soft">
                  {t(`ways.${transport}`)}
                </span>
              ) : null}
            </>
          ),
        },
        {
          key: 'state',
          header: t('state'),
          cell: ({ status }) => <Tag tone={tones[status]}>{t(status)}</Tag>,
        },
        {
          key: 'answer',
          header: t('answer'),
          align: 'right',
          cell: ({ tookMs }) => (tookMs === null ? '–' : t('ms', { ms: tookMs })),
        },
      ]}
    />
  )
}
