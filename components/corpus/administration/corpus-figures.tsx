import { useFormatter, useTranslations } from 'next-intl'
import { BarChart } from '@/components/ui/chart/bar-chart'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import type { CorpusState } from '@/lib/corpus/administration-schema'
import { CourtLevelCounts } from './court-level-counts'

type Years = CorpusState['counts']['byYear']

/** Every year from the first to the last, the empty ones too; those without a year come first. */
function everyYear(years: Years): Years {
  const known = new Map(years.map(({ year, count }) => [year, count]))
  const dated = years.flatMap(({ year }) => (year === null ? [] : [year]))
  const unknown = known.get(null)
  const first = dated[0] ?? 0
  const span = dated.length > 0 ? (dated.at(-1) ?? first) - first + 1 : 0
  return [
    ...(unknown ? [{ year: null, count: unknown }] : []),
    ...Array.from({ length: span }, (_, at) => ({
      year: first + at,
      count: known.get(first + at) ?? 0,
    })),
  ]
}

/** How much there is of what. */
export function CorpusFigures({ state }: { state: CorpusState }) {
  const t = useTranslations('adminCorpus')
  const format = useFormatter()
  const number = (value: number) => format.number(value)
  const { counts, index } = state
  const years = everyYear(counts.byYear)
  return (
    <>
      <StatList>
        <StatFigure label={t('counts.decisions')} value={number(counts.decisions)} />
        <StatFigure label={t('counts.laws')} value={number(counts.laws)} />
        <StatFigure label={t('counts.articles')} value={number(counts.articles)} />
        <StatFigure
          label={t('counts.indexed')}
          value={number(index.decisions + index.articles)}
          note={t('indexedNote', {
            decisions: number(index.decisions),
            articles: number(index.articles),
          })}
        />
      </StatList>
      {counts.decisions > 0 ? (
        <div className="mt-8 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <BarChart
            yLabel={t('count')}
            tableLabel={t('table')}
            format={number}
            title={t('byYear')}
            xLabel={t('year')}
            labels={years.map(({ year }) => (year === null ? t('unknownYear') : String(year)))}
            series={[{ name: t('count'), values: years.map(({ count }) => count) }]}
          />
          <CourtLevelCounts levels={counts.byLevel} />
        </div>
      ) : null}
    </>
  )
}
