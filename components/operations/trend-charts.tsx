import { useFormatter, useTranslations } from 'next-intl'
import { LineChart } from '@/components/ui/chart/line-chart'
import { useDayLabel } from '@/components/ui/chart/use-day-label'
import { seriesNames } from '@/lib/operations/constants'
import type { Overview } from '@/lib/operations/schema'

/** One chart for each series: their sizes are too different for one scale. */
export function TrendCharts({ daily }: { daily: Overview['daily'] }) {
  const t = useTranslations('adminStatistics')
  const format = useFormatter()
  const label = useDayLabel()
  const labels = daily.map(({ day }) => label(day))
  return (
    <div className="mt-4 grid gap-x-10 gap-y-8 xl:grid-cols-2">
      {seriesNames.map((name) => (
        <LineChart
          key={name}
          title={t(`figures.${name}`)}
          xLabel={t('day')}
          yLabel={name === 'signUps' ? t('people') : t('count')}
          tableLabel={t('table')}
          labels={labels}
          format={(value) => format.number(value)}
          series={[{ name: t(`figures.${name}`), values: daily.map((each) => each[name]) }]}
        />
      ))}
    </div>
  )
}
