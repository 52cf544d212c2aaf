import { useFormatter, useTranslations } from 'next-intl'
import { BarChart } from '@/components/ui/chart/bar-chart'
import { LineChart } from '@/components/ui/chart/line-chart'
import { useDayLabel } from '@/components/ui/chart/use-day-label'
import type { TraceDay } from '@/lib/traces/schema'

/** How many answers a day, how long they took, and how many of the questions were answered. */
export function TraceCharts({ days }: { days: readonly TraceDay[] }) {
  const t = useTranslations('traces.charts')
  const format = useFormatter()
  const label = useDayLabel()
  const common = {
    xLabel: t('day'),
    tableLabel: t('table'),
    labels: days.map(({ day }) => label(day)),
  }
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-3">
      <BarChart
        {...common}
        title={t('volume')}
        yLabel={t('count')}
        format={(value) => format.number(value)}
        series={[{ name: t('volume'), values: days.map(({ traces }) => traces) }]}
      />
      <LineChart
        {...common}
        title={t('latency')}
        yLabel={t('ms')}
        format={(value) => format.number(value, { maximumFractionDigits: 0 })}
        series={[
          { name: 'p50', values: days.map(({ p50 }) => p50) },
          { name: 'p95', values: days.map(({ p95 }) => p95) },
        ]}
      />
      <LineChart
        {...common}
        title={t('answered')}
        yLabel={t('share')}
        format={(value) => format.number(value, { maximumFractionDigits: 0 })}
        series={[
          {
            name: t('answered'),
            values: days.map(({ answered, told }) => (told === 0 ? null : (answered / told) * 100)),
          },
        ]}
      />
    </div>
  )
}
