import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Pager } from '@/components/layout/navigation/pager'
import { limits } from '@/lib/corpus/constants'
import type { CaseHit, SearchResponse } from '@/lib/corpus/schema'
import { Link } from '@/lib/i18n/navigation'
import { ArticleLine, ArticleResult } from './article-result'
import { CaseResult } from './case-result'
import { changed, type SearchState, searchHref } from './search-url'

/** Articles shown above the decisions when both are searched. */
const articlesOnTop = 3

function lastPage(total: number): number {
  return Math.ceil(Math.min(total, limits.deepestHit) / limits.pageSize)
}

/** Articles and decisions found. With both in scope the pages are those of the decisions. */
export function SearchResults({
  state,
  found,
  choice,
}: {
  state: SearchState
  found: SearchResponse
  /** What chooses a decision of the list. */
  choice: (hit: CaseHit) => ReactNode
}) {
  const t = useTranslations('search')
  const { direct } = found.understanding
  const named = direct !== null && direct.cases.length > 0
  // A decision named by its number is shown above; articles that share digits with it are noise.
  const statutes = named && found.cases !== null ? null : found.statutes
  const cases = found.cases && {
    ...found.cases,
    hits: found.cases.hits.filter(
      (hit) => !direct?.cases.some((each) => each.serial === hit.serial),
    ),
  }
  const page = state.page ?? 1
  const both = statutes !== null && cases !== null
  const onTop = both && cases.total > 0
  const articles = onTop
    ? page > 1
      ? []
      : statutes.hits.slice(0, articlesOnTop)
    : (statutes?.hits ?? [])
  const paged = both
    ? Math.max(cases.total, onTop ? 0 : statutes.total)
    : ((statutes ?? cases)?.total ?? 0)
  return (
    <>
      {statutes !== null && articles.length > 0 ? (
        <section aria-labelledby="statutes-title">
          <h2 id="statutes-title" className="text-sm font-bold text-soft">
            {t('statutes')}{' '}
            <span className="font-normal">{t('count', { count: statutes.total })}</span>
          </h2>
          <ol>
            {articles.map((hit) =>
              onTop ? (
                <ArticleLine key={hit.id} hit={hit} />
              ) : (
                <ArticleResult key={hit.id} hit={hit} />
              ),
            )}
          </ol>
          {onTop && statutes.total > articles.length ? (
            <p className="pt-2 text-sm">
              <Link href={searchHref(changed(state, { type: 'statutes' }))} className="link">
                {t('moreStatutes', { count: statutes.total })}
              </Link>
            </p>
          ) : null}
        </section>
      ) : null}
      {cases !== null && cases.hits.length > 0 ? (
        <section aria-labelledby="cases-title" className={articles.length > 0 ? 'mt-8' : ''}>
          <h2 id="cases-title" className="text-sm font-bold text-soft">
            {t(named ? 'otherCases' : 'cases')}{' '}
            <span className="font-normal">{t('count', { count: cases.total })}</span>
          </h2>
          <ol>
            {cases.hits.map((hit) => (
              <CaseResult key={hit.serial} hit={hit} choice={choice} />
            ))}
          </ol>
        </section>
      ) : null}
      <Pager
        page={page}
        last={lastPage(paged)}
        href={(each) => searchHref({ ...state, page: each })}
      />
    </>
  )
}
