import { useFormatter, useTranslations } from 'next-intl'
import { BarChart } from '@/components/ui/chart/bar-chart'
import { LineChart } from '@/components/ui/chart/line-chart'
import { useDayLabel } from '@/components/ui/chart/use-day-label'
import type { TraceDay } from '@/lib/traces/schema'

const percent = (share: number | null) => (share === null ? null : share * 100)
const answeredShare = ({ answered, told }: TraceDay) => (told === 0 ? null : answered / told)

/** How many answers a day, how long they took, how many questions were answered and how well, and what it cost. */
export function TraceCharts({ days }: { days: readonly TraceDay[] }) {
  const t = useTranslations('traces.charts')
  const format = useFormatter()
  const label = useDayLabel()
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  const common = {
    xLabel: t('day'),
    tableLabel: t('table'),
    labels: days.map(({ day }) => label(day)),
  }
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <BarChart
        {...common}
        title={t('volume')}
        yLabel={t('count')}
        format={whole}
        series={[{ name: t('volume'), values: days.map(({ traces }) => traces) }]}
      />
      <LineChart
        {...common}
        title={t('latency')}
        yLabel={t('ms')}
        format={whole}
        series={[
          { name: 'p50', values: days.map(({ p50 }) => p50) },
          { name: 'p95', values: days.map(({ p95 }) => p95) },
        ]}
      />
      <LineChart
        {...common}
        title={t('quality')}
        yLabel={t('share')}
        format={whole}
        series={[
          { name: t('answered'), values: days.map((day) => percent(answeredShare(day))) },
          { name: t('support'), values: days.map(({ support }) => percent(support)) },
        ]}
      />
      <BarChart
        {...common}
        title={t('thumbs')}
        yLabel={t('count')}
        format={whole}
        series={[
          { name: t('up'), values: days.map(({ up }) => up) },
          { name: t('down'), values: days.map(({ down }) => down) },
        ]}
      />
      {days.some(({ cost }) => cost !== null) ? (
        <BarChart
          {...common}
          title={t('cost')}
          yLabel={t('won')}
          format={whole}
          series={[{ name: t('cost'), values: days.map(({ cost }) => cost) }]}
        />
      ) : null}
    </div>
  )
}
