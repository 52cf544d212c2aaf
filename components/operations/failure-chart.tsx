import { useFormatter, useTranslations } from 'next-intl'
import { BarChart } from '@/components/ui/chart/bar-chart'
import { useDayLabel } from '@/components/ui/chart/use-day-label'
import { failureNames } from '@/lib/operations/constants'
import type { Failures } from '@/lib/operations/schema'

/** What was refused, day by day and by kind. */
export function FailureChart({ failures }: { failures: Failures }) {
  const t = useTranslations('adminLogs.security')
  const logs = useTranslations('adminLogs')
  const format = useFormatter()
  const label = useDayLabel()
  return (
    <BarChart
      title={t('failures')}
      xLabel={t('day')}
      yLabel={t('count')}
      tableLabel={logs('table')}
      labels={failures.map(({ day }) => label(day))}
      format={(value) => format.number(value)}
      series={failureNames.map((name) => ({
        name: t(name),
        values: failures.map((each) => each[name]),
      }))}
    />
  )
}
