import { useFormatter, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import { Link } from '@/lib/i18n/navigation'
import type { SearchStatistics, SearchTermCount } from '@/lib/operations/schema'

/** A masked query finds nothing: it is not a way to anywhere. */
function Term({ term }: { term: string }) {
  if (term.includes('***')) return <span className="font-normal break-all">{term}</span>
  return (
    <Link
      href={{ pathname: '/case-search', query: { query: term } }}
      className="link font-normal break-all"
    >
      {term}
    </Link>
  )
}

function TermTable({
  caption,
  rows,
  empty,
}: {
  caption: string
  rows: readonly SearchTermCount[]
  empty: string
}) {
  const t = useTranslations('adminStatistics.searches')
  const format = useFormatter()
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ term }) => term}
      empty={empty}
      columns={[
        {
          key: 'term',
          header: t('term'),
          rowHeader: true,
          cell: ({ term }) => <Term term={term} />,
        },
        {
          key: 'times',
          header: t('times'),
          align: 'right',
          cell: ({ times }) => format.number(times),
        },
        {
          key: 'empty',
          header: t('emptyTimes'),
          align: 'right',
          cell: ({ emptyTimes }) => format.number(emptyTimes),
        },
      ]}
    />
  )
}

const shownTerms = 25

/** What was searched for, and what was not found. */
export function SearchReport({ searches }: { searches: SearchStatistics }) {
  const t = useTranslations('adminStatistics.searches')
  const format = useFormatter()
  const { total, empty, different } = searches
  return (
    <>
      <StatList>
        <StatFigure label={t('total')} value={format.number(total)} />
        <StatFigure label={t('different')} value={format.number(different)} />
        <StatFigure
          label={t('empty')}
          value={format.number(empty)}
          note={
            total > 0
              ? format.number(empty / total, { style: 'percent', maximumFractionDigits: 1 })
              : undefined
          }
        />
      </StatList>
      <p className="mt-3 max-w-[42em] text-sm text-soft">{t('note')}</p>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <TermTable caption={t('top')} rows={searches.top.slice(0, shownTerms)} empty={t('none')} />
        <TermTable
          caption={t('missing')}
          rows={searches.missing.slice(0, shownTerms)}
          empty={t('noMissing')}
        />
      </div>
    </>
  )
}
