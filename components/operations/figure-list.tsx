import { useFormatter, useTranslations } from 'next-intl'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import { figureNames, type Period } from '@/lib/operations/constants'
import { changeInPercent } from '@/lib/operations/period'
import type { Overview, RevenuePair } from '@/lib/operations/schema'

/** The totals of the period, each with how it was in the period before. */
export function FigureList({
  overview,
  revenue,
  days,
}: {
  overview: Overview
  /** Null for whom it is not to know. */
  revenue: RevenuePair | null
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
      {figureNames.map((name) => {
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
