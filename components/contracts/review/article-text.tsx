'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ArticleName } from '@/lib/contracts/reviews/finding-view'
import { Link } from '@/lib/i18n/navigation'
import { useApi } from '@/lib/use-api'

const loadSchema = async () => (await import('./article-schema')).articleSchema

/** An article that a finding rests on, with its text letter for letter once it is asked for. */
export function ArticleText({ article }: { article: ArticleName }) {
  const t = useTranslations('contractReview.article')
  const [open, setOpen] = useState(false)
  const address = `${encodeURIComponent(article.law)}/articles/${encodeURIComponent(article.no)}`
  const { data, error } = useApi(open ? `/api/statutes/${address}` : null, {
    schema: loadSchema,
    maxAgeMs: 600_000,
  })
  return (
    <details
      className="border-l-2 border-line pl-3"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        lang="ko"
        className="text-sm font-semibold underline decoration-line underline-offset-4"
      >
        {article.name}
      </summary>
      {data ? (
        <blockquote lang="ko" className="mt-1 text-sm whitespace-pre-line">
          {data.article.title ? <p className="font-semibold">{data.article.title}</p> : null}
          {data.article.body}
        </blockquote>
      ) : null}
      {data?.law.effectiveOn ? (
        <p className="text-xs text-soft">
          {t('effective', { day: data.law.effectiveOn })}
          {data.law.isSummary ? ` · ${t('summary')}` : null}
        </p>
      ) : null}
      <p role="status" className="text-sm text-soft">
        {open && !data && !error ? t('loading') : null}
        {error ? t(error.code === 'notFound' ? 'missing' : 'failed') : null}
      </p>
      {data && data.citing.length > 0 ? (
        <div className="mt-1 text-sm">
          <p className="text-soft">{t('citing')}</p>
          <ul className="space-y-1">
            {data.citing.slice(0, 2).map(({ caseNumber, court, issue }) => (
              <li key={caseNumber} lang="ko">
                <Link href={`/cases/${encodeURIComponent(caseNumber)}`} className="link">
                  {court} {caseNumber}
                </Link>
                {issue ? <span className="text-soft"> · {issue.slice(0, 120)}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="mt-1 text-sm">
        <Link href={`/statutes/${address}`} className="link">
          {t('page')}
        </Link>
      </p>
    </details>
  )
}
