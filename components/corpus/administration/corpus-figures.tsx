import { useFormatter, useTranslations } from 'next-intl'
import { BarChart } from '@/components/ui/chart/bar-chart'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import type { CorpusState } from '@/lib/corpus/administration-schema'

/** Decisions by court, a bar beside each name: the names are too long to stand below a chart. */
function CourtLevelCounts({ levels }: { levels: CorpusState['counts']['byLevel'] }) {
  const t = useTranslations('adminCorpus')
  const names = useTranslations('search.courtLevels')
  const format = useFormatter()
  const max = Math.max(1, ...levels.map(({ count }) => count))
  return (
    <section>
      <h2 className="font-bold">{t('byLevel')}</h2>
      <dl className="mt-3 text-sm">
        {levels.map(({ level, count }) => (
          <div
            key={level}
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <dt>{names(level)}</dt>
            <dd className="tabular-nums">{format.number(count)}</dd>
            <dd aria-hidden="true" className="col-span-2">
              <span
                className="block h-2 min-w-px"
                style={{ width: `${(count / max) * 100}%`, background: 'var(--chart-1)' }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Years = CorpusState['counts']['byYear']

/** All years from the first to the last, the empty ones too; decisions without a year come first. */
function allYears(years: Years): Years {
  const counted = new Map(years.map(({ year, count }) => [year, count]))
  const dated = years.flatMap(({ year }) => (year === null ? [] : [year]))
  const unknown = counted.get(null)
  const first = dated[0] ?? 0
  const span = dated.length > 0 ? (dated.at(-1) ?? first) - first + 1 : 0
  return [
    ...(unknown ? [{ year: null, count: unknown }] : []),
    ...Array.from({ length: span }, (_, at) => ({
      year: first + at,
      count: counted.get(first + at) ?? 0,
    })),
  ]
}

/** How much there is of what. */
export function CorpusFigures({ state }: { state: CorpusState }) {
  const t = useTranslations('adminCorpus')
  const format = useFormatter()
  const number = (value: number) => format.number(value)
  const { counts, index } = state
  const years = allYears(counts.byYear)
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
