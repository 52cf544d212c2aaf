import { useTranslations } from 'next-intl'
import { searchScopes } from '@/lib/corpus/constants'
import { Link } from '@/lib/i18n/navigation'
import { changed, type SearchState, searchHref } from './search-url'

/** Scope of the search: all, precedents, statutes. A change of scope lets the collection go. */
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
          prefetch={false}
        >
          {t(`type.${type}`)}
        </Link>
      ))}
    </nav>
  )
}
