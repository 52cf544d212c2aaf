import { useTranslations } from 'next-intl'
import { StaticIcon } from '@/components/ui/static-icon'
import { sortOrders } from '@/lib/corpus/constants'
import { searchScopes } from '@/lib/corpus/scope-constants'
import { Link } from '@/lib/i18n/navigation'
import { changed, type SearchState, searchHref } from './search-url'

/** Scope of the search: all, precedents, statutes. A change of scope resets the collection. */
export function SearchTabs({ state }: { state: SearchState }) {
  const t = useTranslations('search')
  const current = state.type ?? 'all'
  return (
    <nav aria-label={t('scope')} className="flex gap-x-1 border-b border-line">
      {searchScopes.map((type) => (
        <Link
          key={type}
          href={searchHref(changed(state, { type, collection: 'both' }))}
          aria-current={type === current ? 'page' : undefined}
          className="-mb-px border-b-2 border-transparent px-3 py-2 text-sm font-medium text-soft hover:text-ink aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink"
        >
          {t(`type.${type}`)}
        </Link>
      ))}
    </nav>
  )
}

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
        >
          {t(`sorts.${sort}`)}
        </Link>
      ))}
    </nav>
  )
}

/** Shows that only decisions citing one law or article are listed; a press removes the filter. */
export function LawFilterChip({ state, title }: { state: SearchState; title: string | null }) {
  const t = useTranslations('search')
  if (!state.law) return null
  const law = title ?? state.law
  const name = state.article ? t('lawFilterArticle', { law, article: state.article }) : law
  return (
    <p className="text-sm">
      <Link
        href={searchHref(changed(state, { law: undefined, article: undefined }))}
        className="inline-flex items-center gap-1.5 border border-seal px-2 py-0.5 text-seal"
        aria-label={t('remove', { name })}
      >
        {t('lawFilter', { name })} <StaticIcon name="x" size={14} />
      </Link>
    </p>
  )
}
