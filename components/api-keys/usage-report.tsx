import { useFormatter, useTranslations } from 'next-intl'
import { BarChart } from '@/components/ui/chart/bar-chart'
import { useDayLabel } from '@/components/ui/chart/use-day-label'
import { DataTable } from '@/components/ui/data-table'
import { usageDays } from '@/lib/api-keys/constants'
import type { DayUsage, RouteUsage } from '@/lib/api-keys/key-usage'

/** What all keys were used for: by day as a picture and a table, by path as a table. */
export function UsageReport({
  days,
  routes,
}: {
  days: readonly DayUsage[]
  routes: readonly RouteUsage[]
}) {
  const t = useTranslations('apiKeys.usage')
  const format = useFormatter()
  const label = useDayLabel()
  const count = (value: number) => format.number(value)
  if (routes.length === 0)
    return <p className="text-sm text-soft">{t('none', { days: usageDays })}</p>
  return (
    <>
      <BarChart
        title={t('byDay', { days: usageDays })}
        xLabel={t('day')}
        yLabel={t('requests')}
        tableLabel={t('table')}
        labels={days.map(({ day }) => label(day))}
        format={count}
        series={[
          { name: t('answered'), values: days.map(({ answered }) => answered) },
          { name: t('refused'), values: days.map(({ refused }) => refused) },
        ]}
      />
      <DataTable
        caption={t('byRoute')}
        rows={routes}
        rowKey={({ route }) => route}
        columns={[
          {
            key: 'route',
            header: t('route'),
            rowHeader: true,
            whole: true,
            cell: ({ route }) => <code>{route}</code>,
          },
          {
            key: 'answered',
            header: t('answered'),
            align: 'right',
            cell: ({ answered }) => count(answered),
          },
          {
            key: 'refused',
            header: t('refused'),
            align: 'right',
            cell: ({ refused }) => count(refused),
          },
        ]}
      />
    </>
  )
}
