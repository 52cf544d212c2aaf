import { useTranslations } from 'next-intl'
import type { SearchResponse } from '@/lib/corpus/schema'
import { Link } from '@/lib/i18n/navigation'
import { changed, filterCount, type SearchState, searchHref, withoutFilters } from './search-url'

type Props = {
  state: SearchState
  help: SearchResponse['help']
  /** Words had to be held as they stand. */
  isExact: boolean
}

/** What to do next when a search found nothing. */
export function NoResults({ state, help, isExact }: Props) {
  const t = useTranslations('search')
  const drop = help?.dropWord ?? null
  const rest = drop === null ? '' : state.query.replace(drop, ' ').replace(/\s+/g, ' ').trim()
  const suggestions = help?.suggestions ?? []
  return (
    <section className="py-6">
      <h2 className="text-lg font-bold">{isExact ? t('exact.none') : t('noneTitle')}</h2>
      <ul className="mt-2 space-y-1.5">
        {filterCount(state) > 0 ? (
          <li>
            <Link href={searchHref(withoutFilters(state))} className="link">
              {t('noneFilters')}
            </Link>
          </li>
        ) : null}
        {drop !== null && rest !== '' ? (
          <li>
            <Link href={searchHref(changed(state, { query: rest }))} className="link">
              {t('noneDrop', { word: drop })}
            </Link>
          </li>
        ) : null}
      </ul>
      {suggestions.length > 0 ? (
        <>
          <h3 className="mt-4 text-sm font-bold">{t('noneTry')}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            {suggestions.map((each) => (
              <li key={each}>
                <Link href={searchHref(changed(state, { query: each }))} className="link" lang="ko">
                  {each}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
