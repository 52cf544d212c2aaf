import { useTranslations } from 'next-intl'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import type { ExperimentReport } from '@/lib/ragops/experiments/report-schema'
import { useFigure } from './use-figure'

/** What stands beside every measure: how many questions, how many answered, how fast. */
export function ExperimentFigures({
  report: { items, answered, failed, latency },
  held,
}: {
  report: ExperimentReport
  held: number | null
}) {
  const t = useTranslations('experiments')
  const { share } = useFigure()
  return (
    <div className="pb-6">
      <StatList>
        <StatFigure label={t('stat.items')} value={String(items)} />
        <StatFigure
          label={t('stat.answered')}
          value={share(answered / Math.max(1, items))}
          note={`${answered} / ${items}`}
        />
        <StatFigure label={t('stat.failed')} value={String(failed)} />
        {latency ? (
          <>
            <StatFigure label={t('stat.p50')} value={String(latency.p50)} unit="ms" />
            <StatFigure label={t('stat.p95')} value={String(latency.p95)} unit="ms" />
          </>
        ) : null}
        {held ? (
          <StatFigure label={t('stat.held')} value={String(held)} note={t('stat.heldNote')} />
        ) : null}
      </StatList>
    </div>
  )
}
