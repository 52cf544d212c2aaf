import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { comparedMetrics, metricNames } from '@/lib/ragops/dataset-schema'
import type { ExperimentReport } from '@/lib/ragops/experiments/report-schema'
import { VerdictTag } from './experiment-verdict'
import { IntervalChart } from './interval-chart'
import { useFigure } from './use-figure'

const isCompared = (name: string) => comparedMetrics.find((each) => each === name)

/** Every measure with its interval, drawn and in figures, beside those of the baseline. */
export function MeasureTable({
  name,
  report,
  baseline,
}: {
  name: string
  report: ExperimentReport
  baseline: { name: string; report: ExperimentReport | null } | null
}) {
  const t = useTranslations('experiments')
  const { figure, signed } = useFigure()
  const rows = metricNames.flatMap((metric) => {
    const measure = report.measures[metric]
    if (!measure) return []
    const key = isCompared(metric)
    const overall = key ? (report.compared?.[key]?.overall ?? null) : null
    return [{ metric, measure, overall, before: baseline?.report?.measures[metric] ?? null }]
  })
  return (
    <section aria-labelledby="measures-title" className="border-t border-strong py-4">
      <h2 id="measures-title" className="font-bold">
        {t('measures.title')}
      </h2>
      <p className="pb-3 text-sm text-soft">{t('measures.chart')}</p>
      <IntervalChart
        names={{ now: name, baseline: baseline?.name ?? null }}
        rows={rows.map(({ metric, measure, before }) => ({
          label: t(`metric.${metric}`),
          now: measure,
          baseline: before,
        }))}
      />
      <div className="pt-4">
        <DataTable
          caption={t('measures.caption')}
          hideCaption
          rows={rows}
          rowKey={({ metric }) => metric}
          columns={[
            {
              key: 'metric',
              header: t('measures.metric'),
              rowHeader: true,
              whole: true,
              cell: ({ metric }) => t(`metric.${metric}`),
            },
            {
              key: 'now',
              header: t('measures.now'),
              align: 'right',
              cell: ({ measure }) => figure(measure.mean),
            },
            {
              key: 'interval',
              header: t('measures.interval'),
              align: 'right',
              whole: true,
              cell: ({ measure }) => `${figure(measure.low)} – ${figure(measure.high)}`,
            },
            ...(report.compared
              ? [
                  {
                    key: 'before',
                    header: t('measures.before'),
                    align: 'right' as const,
                    cell: ({ overall }: (typeof rows)[number]) =>
                      overall ? figure(overall.before) : '–',
                  },
                  {
                    key: 'difference',
                    header: t('measures.difference'),
                    align: 'right' as const,
                    whole: true,
                    cell: ({ overall }: (typeof rows)[number]) =>
                      overall ? signed(overall.difference) : '–',
                  },
                  {
                    key: 'verdict',
                    header: t('measures.verdict'),
                    whole: true,
                    cell: ({ overall }: (typeof rows)[number]) =>
                      overall ? <VerdictTag verdict={overall.verdict} /> : '–',
                  },
                ]
              : []),
            {
              key: 'items',
              header: t('measures.items'),
              align: 'right',
              cell: ({ measure }) => measure.items,
            },
          ]}
        />
      </div>
      <p className="max-w-[44rem] pt-2 text-sm text-soft">{t('measures.note')}</p>
    </section>
  )
}
