import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DataTable } from '@/components/ui/data-table'
import type { VisitCount } from '@/lib/operations/schema'

/** Visits by one thing (page, language, site), the most first, each with its share of all. */
export function VisitCountTable({
  caption,
  header,
  rows,
  total,
  nameOf = (name) => name,
  empty,
}: {
  caption: string
  header: string
  rows: readonly VisitCount[]
  total: number
  nameOf?: (name: string) => ReactNode
  empty: string
}) {
  const t = useTranslations('adminStatistics.visits')
  const format = useFormatter()
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ name }) => name}
      empty={empty}
      columns={[
        {
          key: 'name',
          header,
          rowHeader: true,
          cell: ({ name }) => <span className="font-normal break-all">{nameOf(name)}</span>,
        },
        {
          key: 'visits',
          header: t('visits'),
          align: 'right',
          cell: ({ visits }) => format.number(visits),
        },
        {
          key: 'share',
          header: t('share'),
          align: 'right',
          cell: ({ visits }) =>
            format.number(total === 0 ? 0 : visits / total, {
              style: 'percent',
              maximumFractionDigits: 1,
            }),
        },
      ]}
    />
  )
}
