import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { DatasetItem } from '@/lib/ragops/dataset-schema'
import { RemoveItem } from './remove-item'

/** Questions of a version with what answers them. Those of the newest can be left out of the next. */
export function ItemList({
  items,
  dataset,
  isNewest,
}: {
  items: readonly DatasetItem[]
  dataset: string
  isNewest: boolean
}) {
  const t = useTranslations('ragops')
  return (
    <ul className="border-t border-line">
      {items.map(({ id, query, relevant, tags }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <p className="line-clamp-4 break-words">{query}</p>
            {relevant.length === 0 ? (
              <Tag tone="warn">{t('item.refused')}</Tag>
            ) : (
              <p className="text-sm break-words text-soft">
                {t('item.answeredBy')}{' '}
                <span lang="ko">
                  {relevant
                    .map(({ id: answer, label, grade }) =>
                      grade > 1 ? `${label ?? answer} (${grade})` : (label ?? answer),
                    )
                    .join(' · ')}
                </span>
              </p>
            )}
            <p className="text-sm text-soft" lang="ko">
              {Object.values(tags).join(' · ')}
            </p>
          </div>
          {isNewest ? <RemoveItem dataset={dataset} item={id} name={query.slice(0, 60)} /> : null}
        </li>
      ))}
    </ul>
  )
}
