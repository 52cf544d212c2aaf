import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { WatchButton } from '@/components/alerts/watch-button'
import { PreviewPanel } from '@/components/corpus/preview/preview-panel'
import { requestOfAddress } from '@/components/corpus/preview/preview-request'
import { RecordResults } from '@/components/corpus/reading/record-results'
import { LazyRecentQueries } from '@/components/corpus/search/lazy-recent-queries'
import { SearchBox } from '@/components/corpus/search/search-box'
import { SearchOutcome } from '@/components/corpus/search/search-outcome'
import { searchEntries, searchHref } from '@/components/corpus/search/search-url'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { MemoBar } from '@/components/saved/memo/memo-bar'
import { MemoBox } from '@/components/saved/memo/memo-choice'
import { countSearch } from '@/lib/activity/count-search'
import { recordPaidUse } from '@/lib/billing/record-paid-use'
import { hitCount } from '@/lib/corpus/hit-count'
import { loadAnswer, loadCaseSummary, loadSearch } from '@/lib/corpus/loaders'
import { getPathname } from '@/lib/i18n/navigation'
import { isQuestion } from '@/lib/korean-law/question/is-question'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { sitePages } from '@/lib/site-pages'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, locale, params] = await Promise.all([
    getTranslations('search'),
    getLocale(),
    searchParams,
  ])
  const query = firstText(params.query)
  const head = await pageMetadata(locale, 'caseSearch')
  // Results are not pages of their own to a search engine; the form is.
  const robots = Object.keys(params).length > 0 ? { index: false, follow: true } : undefined
  return query
    ? { ...head, title: t('resultsFor', { query: query.slice(0, 60) }), robots }
    : { ...head, robots }
}

export default async function CaseSearchPage({ searchParams }: Props) {
  const [t, locale, params] = await Promise.all([
    getTranslations('search'),
    getLocale(),
    searchParams,
  ])
  const query = firstText(params.query)?.trim() ?? ''
  const isFirstPage = firstText(params.page) === undefined
  const [loaded, answered] = await Promise.all([
    loadSearch({ ...params, query: firstText(params.query) }),
    isFirstPage && isQuestion(query) ? loadAnswer(query) : null,
  ])
  if (loaded.state === 'found') {
    countSearch({ ...loaded.request, locale, total: hitCount(loaded.response) })
    if (loaded.payer) await recordPaidUse(loaded.payer)
  }
  const request = loaded.state === 'found' ? loaded.request : null
  const named = loaded.state === 'found' ? loaded.response.understanding.direct?.cases : undefined
  const [only] = named?.length === 1 ? named : []
  const summary = only ? await loadCaseSummary(only) : null
  const opened = requestOfAddress((name) => firstText(params[name]))
  const action = getPathname({ locale, href: '/case-search' })
  const preserved: [string, string][] = [
    ...(request && request.type !== 'all' ? [['type', request.type] as [string, string]] : []),
    ...(request && request.sort !== 'relevance'
      ? [['sort', request.sort] as [string, string]]
      : []),
  ]
  return (
    <div className="page pb-6">
      <PageBreadcrumb page="caseSearch" />
      <h1 className={query ? 'sr-only' : 'mb-3 text-2xl font-bold'}>
        {query ? t('resultsFor', { query }) : t('title')}
      </h1>
      <div className="max-w-[52rem]">
        <ClientMessages of={['searchBox']}>
          <SearchBox key={query} query={query} preserved={preserved} />
        </ClientMessages>
      </div>
      <ClientMessages of={['panel', 'errors', 'history', 'watchButton']}>
        <SearchOutcome
          loaded={loaded}
          action={action}
          summary={summary}
          choice={(hit) => <MemoBox serial={hit.serial} name={hit.caseNumber} />}
          choiceBar={<MemoBar action={getPathname({ locale, href: sitePages.caseMemo.path })} />}
          answer={answered?.state === 'grounded' ? answered : null}
        >
          {request ? (
            <WatchButton
              kind="search"
              params={new URLSearchParams(searchEntries(request)).toString()}
              path={searchHref(request)}
            />
          ) : null}
          <PreviewPanel opened={opened} />
          <LazyRecentQueries query={loaded.state === 'found' ? query : null} />
          {request ? <RecordResults href={searchHref(request)} query={query} /> : null}
        </SearchOutcome>
      </ClientMessages>
    </div>
  )
}
