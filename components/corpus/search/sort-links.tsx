import { useTranslations } from 'next-intl'
import { sortOrders } from '@/lib/corpus/constants'
import { Link } from '@/lib/i18n/navigation'
import { changed, type SearchState, searchHref } from './search-url'

export function SortLinks({ state }: { state: SearchState }) {
  const t = useTranslations('search')
  const current = state.sort ?? 'relevance'
  return (
    <nav aria-label={t('sort')} className="flex gap-x-3 text-sm">
      {sortOrders.map((sort) => (
        <Link
          key={sort}
          href={searchHref(changed(state, { sort }))}
          aria-current={sort === current ? 'true' : undefined}
          className="py-1 text-soft hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
          rel="nofollow"
          prefetch={false}
        >
          {t(`sorts.${sort}`)}
        </Link>
      ))}
    </nav>
  )
}
