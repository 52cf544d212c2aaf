import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorText } from '@/components/layout/errors/error-text'
import { Notice } from '@/components/ui/notice'
import { StaticIcon } from '@/components/ui/static-icon'
import type { GroundedAnswer } from '@/lib/corpus/answer'
import type { CaseHit, SearchRequest, SearchResponse } from '@/lib/corpus/schema'
import type { ErrorCode } from '@/lib/errors'
import { AnswerCard } from './answer-card'
import { DirectAnswer } from './direct-answer'
import type { LoadedSummary } from './direct-summary'
import { ExactNote } from './exact-note'
import { MissingArticle } from './missing-article'
import { NoResults } from './no-results'
import { PlanRequired } from './plan-required'
import { LawFilterChip, SearchTabs, SortLinks } from './search-controls'
import { SearchFilters } from './search-filters'
import { SearchResults } from './search-results'
import { filterCount } from './search-url'
import { UnderstandingNote } from './understanding-note'

type Loaded =
  | { state: 'idle' }
  | { state: 'found'; request: SearchRequest; response: SearchResponse }
  | { state: 'failed'; code: ErrorCode; request: SearchRequest | null }

type Props = {
  loaded: Loaded
  action: string
  /** Of the one decision that the query names. */
  summary: LoadedSummary | null
  /** Where the query is a question that a source answers. */
  answer: GroundedAnswer | null
  /** What chooses a decision of the list, and what then can be done. */
  choice: (hit: CaseHit) => ReactNode
  choiceBar: ReactNode
  children: ReactNode
}

const isRefused = (code: ErrorCode) => code === 'unauthorized' || code === 'planNeeded'

/** Everything under the search box: filters, results and, as children, the column beside them. */
export function SearchOutcome({
  loaded,
  action,
  summary,
  answer,
  choice,
  choiceBar,
  children,
}: Props) {
  const t = useTranslations('search')
  const errors = useTranslations('errors')
  const beside = (
    <aside className="beside flex min-w-0 flex-col gap-y-8 lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:border-l lg:border-line lg:-mt-4 lg:py-4 lg:pl-6">
      {children}
    </aside>
  )
  if (loaded.state !== 'found') {
    return (
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_27.5rem]">
        <div>
          {loaded.state === 'failed' && loaded.request && isRefused(loaded.code) ? (
            <PlanRequired signedIn={loaded.code === 'planNeeded'} state={loaded.request} />
          ) : loaded.state === 'failed' ? (
            <Notice tone="error" role="alert" title={errors('title')}>
              <ErrorText code={loaded.code} />
            </Notice>
          ) : (
            <Notice title={t('emptyTitle')}>
              <p className="text-soft">{t('emptyText')}</p>
              <p className="text-soft">{t('exact.hint')}</p>
            </Notice>
          )}
        </div>
        {beside}
      </div>
    )
  }
  const { request: state, response } = loaded
  const total = (response.statutes?.total ?? 0) + (response.cases?.total ?? 0)
  const on = filterCount(state)
  const filters = <SearchFilters state={state} facets={response.facets} action={action} />
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6">
        <SearchTabs state={state} />
        <div className="flex flex-wrap items-baseline gap-x-6">
          <p className="py-2 text-sm text-soft" role="status">
            {t('count', { count: total })} ·{' '}
            {t('took', { seconds: (response.tookMs / 1000).toFixed(2) })}
          </p>
          {total > 0 ? <SortLinks state={state} /> : null}
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-6 border-t border-line pt-4 lg:grid-cols-[minmax(0,1fr)_26.25rem] xl:grid-cols-[11.5rem_minmax(0,1fr)_27.5rem]">
        <section aria-labelledby="filters-title" className="lg:max-xl:col-span-2">
          <h2 id="filters-title" className="sr-only">
            {t('filters')}
          </h2>
          <details className="xl:hidden">
            <summary className="flex min-h-10 list-none items-center gap-2 text-sm font-semibold">
              <StaticIcon name="sliders" size={16} />
              {on > 0 ? t('filtersOn', { count: on }) : t('filters')}
            </summary>
            <div className="border-b border-line pt-2 pb-5">{filters}</div>
          </details>
          <div className="hidden xl:block">{filters}</div>
        </section>
        <div className="min-w-0">
          <div className="space-y-4 not-empty:mb-5">
            {response.understanding.direct ? (
              <DirectAnswer direct={response.understanding.direct} summary={summary} />
            ) : null}
            {response.understanding.missingArticle ? (
              <MissingArticle of={response.understanding.missingArticle} />
            ) : null}
            {answer ? <AnswerCard answer={answer} /> : null}
            <UnderstandingNote of={response.understanding} />
            {response.exact ? <ExactNote of={response.exact} state={state} /> : null}
            <LawFilterChip state={state} title={loaded.response.lawTitle} />
          </div>
          {total > 0 ? (
            <>
              <SearchResults state={state} found={response} choice={choice} />
              {choiceBar}
            </>
          ) : (
            <NoResults state={state} help={response.help} isExact={Boolean(response.exact)} />
          )}
        </div>
        {beside}
      </div>
    </>
  )
}
