import { useFormatter, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'

/** The scores count this many results. */
const depth = 10

/** nDCG@10 of a query with one right document, by the rank it was found at; null when it was not. */
function gain(rank: number | null): number {
  return rank === null || rank > depth ? 0 : 1 / Math.log2(rank + 1)
}

/** Mean nDCG@10 and recall@10 of queries with one right document each. */
function scoreOf(ranks: readonly (number | null)[]): { ndcg: number; recall: number } {
  const found = ranks.filter((rank) => rank !== null && rank <= depth)
  const total = ranks.reduce<number>((sum, rank) => sum + gain(rank), 0)
  return { ndcg: total / ranks.length, recall: found.length / ranks.length }
}

const queries = [
  { query: 'q1', expected: 'd1', rank: 1 },
  { query: 'q2', expected: 'd2', rank: 2 },
  { query: 'q3', expected: 'd3', rank: 4 },
  { query: 'q4', expected: 'd4', rank: null },
] as const
const groups = [
  { name: 'legal', contracts: true, rules: true, disputes: true },
  { name: 'hr', contracts: false, rules: true, disputes: false },
  { name: 'counsel', contracts: true, rules: false, disputes: true },
] as const
const folders = ['contracts', 'rules', 'disputes'] as const

/** Queries with known answers and their scores, and the groups that may find them. */
export function QualityExample() {
  const t = useTranslations('products.quality')
  const format = useFormatter()
  const decimals = (value: number) =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const { ndcg, recall } = scoreOf(queries.map(({ rank }) => rank))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <DataTable
          caption={t('caption')}
          rows={queries}
          rowKey={({ query }) => query}
          columns={[
            { key: 'query', header: t('query'), rowHeader: true, cell: ({ query }) => t(query) },
            { key: 'expected', header: t('expected'), cell: ({ expected }) => t(expected) },
            {
              key: 'rank',
              header: t('rank'),
              align: 'right',
              cell: ({ rank }) => rank ?? t('none'),
            },
            {
              key: 'score',
              header: t('score'),
              align: 'right',
              cell: ({ rank }) => decimals(gain(rank)),
            },
          ]}
        />
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2">
          <div>
            <dt className="text-sm text-soft">{t('mean')}</dt>
            <dd className="text-2xl font-bold">{decimals(ndcg)}</dd>
          </div>
          <div>
            <dt className="text-sm text-soft">{t('recall')}</dt>
            <dd className="text-2xl font-bold">{decimals(recall)}</dd>
          </div>
        </dl>
      </div>
      <DataTable
        caption={t('accessCaption')}
        rows={groups}
        rowKey={({ name }) => name}
        columns={[
          { key: 'group', header: t('group'), rowHeader: true, cell: ({ name }) => t(name) },
          ...folders.map((folder) => ({
            key: folder,
            header: t(folder),
            cell: (row: (typeof groups)[number]) =>
              row[folder] ? t('yes') : <span className="text-soft">{t('no')}</span>,
          })),
        ]}
      />
    </div>
  )
}
