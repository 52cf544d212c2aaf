import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Tag } from '@/components/ui/tag'
import type { ComparedMetric } from '@/lib/ragops/dataset-schema'
import type { ComparedItem } from '@/lib/ragops/experiments/schema'
import { useFigure } from './use-figure'

const same = 1e-9
function changeOf({ score, baseline_score }: ComparedItem) {
  if (score === null || baseline_score === null) return null
  const difference = score - baseline_score
  return difference > same ? 'better' : difference < -same ? 'worse' : 'equal'
}
const tones = { better: 'good', worse: 'danger', equal: 'plain' } as const

/** Questions with their figure; each opens to where its right answers were found. */
export function ComparedItems({
  items,
  metric,
}: {
  items: readonly ComparedItem[]
  metric: ComparedMetric
}) {
  const t = useTranslations('experiments')
  const { figure } = useFigure()
  if (items.length === 0) return <EmptyState title={t('items.none')} />
  return (
    <ul className="border-t border-line">
      {items.map((item) => {
        const change = changeOf(item)
        const name = t(`metric.${metric}`)
        return (
          <li key={item.id} className="border-b border-line">
            <details className="group">
              <summary className="grid cursor-pointer grid-cols-[0.75rem_minmax(0,1fr)] gap-x-2 gap-y-1 py-2.5 hover:text-seal sm:grid-cols-[0.75rem_minmax(0,1fr)_auto]">
                <span aria-hidden="true" className="text-soft group-open:rotate-90">
                  ›
                </span>
                <span className="line-clamp-3 min-w-0 break-words">{item.query}</span>
                <span className="col-start-2 flex flex-wrap items-baseline gap-x-3 text-sm text-soft tabular-nums sm:col-start-3">
                  {change ? <Tag tone={tones[change]}>{t(`items.${change}`)}</Tag> : null}
                  {item.error ? <Tag tone="danger">{t('items.failed')}</Tag> : null}
                  <span>
                    {item.score === null
                      ? t('items.noScore', { metric: name })
                      : item.baseline_score === null
                        ? t('items.score', { metric: name, score: figure(item.score) })
                        : `${figure(item.baseline_score)} → ${figure(item.score)}`}
                  </span>
                </span>
              </summary>
              <ItemAnswers item={item} />
            </details>
          </li>
        )
      })}
    </ul>
  )
}

function ItemAnswers({ item }: { item: ComparedItem }) {
  const t = useTranslations('experiments')
  const placeIn = (results: readonly string[] | null, id: string) => {
    const at = results?.indexOf(id) ?? -1
    return at < 0 ? t('items.notFound') : t('items.place', { rank: at + 1 })
  }
  return (
    <div className="space-y-2 pb-4 pl-5 text-sm">
      <p className="max-w-[44rem] break-words whitespace-pre-line">{item.query}</p>
      {item.relevant.length === 0 ? <Tag tone="warn">{t('items.refuse')}</Tag> : null}
      <ul className="max-w-[44rem]">
        {item.relevant.map(({ id, label }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-1">
            <span className="min-w-0 break-words" lang="ko">
              {label ?? id}
            </span>
            <span className="text-soft tabular-nums">
              {t('items.rank')}: {placeIn(item.results, id)}
              {item.baseline_results
                ? ` · ${t('items.baselineRank')}: ${placeIn(item.baseline_results, id)}`
                : null}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-soft">
        {item.error
          ? t('items.error', { code: item.error })
          : t('items.results', { count: item.results.length })}
      </p>
    </div>
  )
}
