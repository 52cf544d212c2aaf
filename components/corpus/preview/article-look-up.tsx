'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { readableName } from '@/components/corpus/case/case-name'
import { StatuteText } from '@/components/corpus/statute/statute-text'
import { ErrorText } from '@/components/layout/errors/error-text'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import type { ArticleDetail } from '@/lib/corpus/case-schema'
import { timing } from '@/lib/corpus/constants'
import { articleHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { readStatuteText } from '@/lib/korean-law/statute/statute-text'
import { useApi } from '@/lib/use-api'
import type { ArticleRequest, DecisionRequest } from './preview-request'

const citingShown = 5

type Props = {
  request: ArticleRequest
  loading: ReactNode
  onOpen: (which: DecisionRequest) => void
  onClear: () => void
}

/** An article as it is today with the decisions that cite it most, or the reason why there is none. */
export function ArticleLookUp({ request, loading, onOpen, onClear }: Props) {
  const t = useTranslations('panel')
  const path = ['', 'api', 'statutes', request.law, 'articles', request.no]
  const { data, error, isFetching, reload } = useApi<ArticleDetail>(
    path.map(encodeURIComponent).join('/'),
    {
      schema: () => import('@/lib/corpus/case-schema').then((module) => module.articleDetailSchema),
      attempts: 1,
      maxAgeMs: timing.caseDetailCacheTtl,
    },
  )
  if (!data && error && !isFetching)
    return (
      <Notice tone="error" role="alert">
        <ErrorText code={error.code} />
        <p className="mt-2 flex gap-2">
          <button type="button" className={buttonClass()} onClick={() => void reload()}>
            {t('retry')}
          </button>
          <button type="button" className={buttonClass()} onClick={onClear}>
            {t('clear')}
          </button>
        </p>
      </Notice>
    )
  if (!data) return loading
  const { law, article, citing } = data
  return (
    <article className="leading-relaxed">
      <h3 className="text-base font-bold" lang="ko">
        {law.title} {articleLabel(article.no)}
        {article.title ? ` (${article.title})` : ''}
      </h3>
      {article.path ? (
        <p className="text-soft" lang="ko">
          {article.path}
        </p>
      ) : null}
      <p className="my-3 flex flex-wrap gap-2">
        <Link href={articleHref(law.title, article.no)} className={buttonClass('primary')}>
          {t('fullArticle')}
        </Link>
        <button type="button" className={buttonClass()} onClick={onClear}>
          {t('clear')}
        </button>
      </p>
      <StatuteText lines={readStatuteText(article.body)} />
      {citing.length > 0 ? (
        <section className="mt-4">
          <h4 className="text-xs font-bold text-soft">{t('citing')}</h4>
          <ul lang="ko">
            {citing.slice(0, citingShown).map((each) => (
              <li key={`${each.serial}${each.caseNumber}`}>
                <button
                  type="button"
                  className="link text-left"
                  onClick={() =>
                    onOpen({ kind: 'decision', number: each.caseNumber, serial: each.serial })
                  }
                >
                  {each.caseNumber} {readableName(each.caseName)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  )
}
