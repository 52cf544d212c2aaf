import { useFormatter, useTranslations } from 'next-intl'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import { metricNames, type Period } from '@/lib/operations/constants'
import { changeInPercent } from '@/lib/operations/period'
import type { Overview, RevenueComparison } from '@/lib/operations/schema'

/** The totals of the period, each with how it was in the period before. */
export function MetricList({
  overview,
  revenue,
  days,
}: {
  overview: Overview
  /** Null for whom it is not to know. */
  revenue: RevenueComparison | null
  days: Period
}) {
  const t = useTranslations('adminStatistics')
  const format = useFormatter()
  const note = (now: number, before: number) => {
    const change = changeInPercent(now, before)
    const percent =
      change === null
        ? null
        : format.number(change / 100, { style: 'percent', signDisplay: 'exceptZero' })
    const was = t('before', { days, count: format.number(before) })
    return percent ? `${percent} · ${was}` : was
  }
  return (
    <StatList>
      {metricNames.map((name) => {
        const [now, before] = overview.totals[name]
        return (
          <StatFigure
            key={name}
            label={t(`figures.${name}`)}
            value={format.number(now)}
            note={note(now, before)}
          />
        )
      })}
      {revenue ? (
        <StatFigure
          label={t('figures.revenue')}
          value={format.number(revenue[0], { style: 'currency', currency: 'KRW' })}
          note={note(...revenue)}
        />
      ) : null}
    </StatList>
  )
}
