import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CaseRelations } from '@/components/corpus/citation-graph/case-relations'
import { SimilarSection } from '@/components/corpus/citation-graph/similar-section'
import { cardAttribute } from '@/components/layout/citation-card/card-link'
import type { CaseDetail } from '@/lib/corpus/case-schema'
import type { CaseCitingPage } from '@/lib/corpus/service-schema'
import type { JudgmentText } from '@/lib/korean-law/types'
import { CaseHeader } from './case-header'
import { CaseHistory } from './case-history'
import { CaseIssues } from './case-issues'
import { CaseNotices } from './case-notices'
import { articleName, CitedArticles } from './cited-articles'
import { JudgmentBody } from './judgment-body'
import { Outline } from './outline'

type Props = {
  detail: CaseDetail
  text: JudgmentText
  citation: string
  citingPage: CaseCitingPage
  actions: ReactNode
  /** Over the text: finding words in it. */
  tools: ReactNode
}

/** A decision: what it held first, then its text with its outline beside it, then its neighbours. */
export function CaseView({ detail, text, citation, citingPage, actions, tools }: Props) {
  const t = useTranslations('case')
  // What no issue names still belongs to the decision: a summary has its articles for the whole only.
  const named = new Set(detail.issues.flatMap(({ articles }) => articles.map(articleName)))
  const others = detail.articles.filter((each) => !named.has(articleName(each)))
  const hasText = text.blocks.length > 0
  return (
    <article {...cardAttribute}>
      <CaseHeader detail={detail} citation={citation} actions={actions} />
      <CaseNotices detail={detail} />
      {tools}
      {detail.issues.length > 0 ? (
        <section id="issues" aria-labelledby="issues-title" className="mt-8">
          <h2 id="issues-title" className="section-title">
            {t('issues')}
          </h2>
          <CaseIssues issues={detail.issues} />
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby="articles-title" className="mt-8 text-sm">
          <h2 id="articles-title" className="section-title mb-3">
            {t('articles')}
          </h2>
          <CitedArticles articles={others} columns />
        </section>
      ) : null}
      <CaseHistory detail={detail} />
      {hasText ? (
        <section id="text" aria-labelledby="text-title" className="mt-12">
          <h2 id="text-title" className="section-title">
            {t('text')}
          </h2>
          <div className="mt-5 grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,42em)_minmax(15rem,1fr)]">
            {text.outline.length > 1 ? (
              <div className="no-print lg:order-2">
                <details className="border-b border-line pb-2 lg:hidden">
                  <summary className="link inline-block list-none text-sm font-semibold">
                    {t('toc')}
                  </summary>
                  <Outline title={t('toc')} entries={text.outline} />
                </details>
                <div
                  data-outline-scroll=""
                  className="sticky top-18 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto border-l border-line pl-5 lg:block"
                >
                  <p className="mb-1 text-xs font-bold text-soft">{t('toc')}</p>
                  <Outline title={t('toc')} entries={text.outline} />
                </div>
              </div>
            ) : null}
            <JudgmentBody blocks={text.blocks} />
          </div>
        </section>
      ) : null}
      <CaseRelations detail={detail} citingPage={citingPage} />
      <SimilarSection serial={detail.serial} />
    </article>
  )
}
