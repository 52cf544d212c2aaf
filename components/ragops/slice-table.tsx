import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import type { ComparedMetric, SliceName } from '@/lib/ragops/dataset-schema'
import type { ExperimentReport } from '@/lib/ragops/experiments/report-schema'
import { VerdictTag } from './experiment-verdict'
import { useFigure } from './use-figure'

type Place = { slice: SliceName; value: string }
type Row = Place & {
  items: number
  mean: number | null
  overall:
    | NonNullable<NonNullable<ExperimentReport['compared']>[ComparedMetric]>['slices'][number]
    | null
}
const mostSmall = 20

/** One measure by what questions are grouped by, with a verdict where there are enough of them. */
export function SliceTable({
  report,
  metric,
  fewest,
}: {
  report: ExperimentReport
  metric: ComparedMetric
  fewest: number
}) {
  const t = useTranslations('experiments')
  const names = useTranslations('ragops')
  const { figure, signed } = useFigure()
  const compared = report.compared?.[metric]
  const rows: Row[] = report.groups.map(({ slice, value, items, means }) => ({
    ...{ slice, value, items, mean: means[metric] ?? null },
    overall: compared?.slices.find((each) => each.slice === slice && each.value === value) ?? null,
  }))
  if (rows.length === 0) return null
  const nameOf = ({ slice, value }: Place) => `${names(`slice.${slice}`)}: ${value}`
  const small = compared?.small ?? []
  return (
    <section aria-labelledby="slices-title" className="border-t border-strong py-4">
      <h2 id="slices-title" className="pb-2 font-bold">
        {t('slices.title')}
      </h2>
      <DataTable
        caption={t('slices.caption', { metric: t(`metric.${metric}`) })}
        rows={rows}
        rowKey={nameOf}
        columns={[
          { key: 'slice', header: t('slices.slice'), rowHeader: true, whole: true, cell: nameOf },
          {
            key: 'items',
            header: t('measures.items'),
            align: 'right',
            cell: ({ items }) => items,
          },
          {
            key: 'now',
            header: t('measures.now'),
            align: 'right',
            cell: ({ mean }) => (mean === null ? '–' : figure(mean)),
          },
          ...(compared
            ? [
                {
                  key: 'difference',
                  header: t('measures.difference'),
                  align: 'right' as const,
                  whole: true,
                  cell: ({ overall }: Row) => (overall ? signed(overall.difference) : '–'),
                },
                {
                  key: 'verdict',
                  header: t('measures.verdict'),
                  whole: true,
                  cell: ({ overall }: Row) =>
                    overall ? <VerdictTag verdict={overall.verdict} /> : '–',
                },
              ]
            : []),
        ]}
      />
      {compared && compared.slices.length > 1 ? (
        <p className="pt-2 text-sm text-soft">{t('slices.corrected')}</p>
      ) : null}
      {small.length > 0 ? (
        <p className="pt-2 text-sm break-words text-soft">
          {t('slices.small', {
            fewest,
            list: `${small
              .slice(0, mostSmall)
              .map((each) => `${nameOf(each)} (${each.items})`)
              .join(', ')}${small.length > mostSmall ? ' …' : ''}`,
          })}
        </p>
      ) : null}
    </section>
  )
}
