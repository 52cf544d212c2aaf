import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { ArticleDetail } from '@/lib/corpus/case-schema'
import { timing } from '@/lib/corpus/constants'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { useApi } from '@/lib/use-api'
import { CardFrame } from './card-frame'
import { citedLines } from './cited-lines'
import type { CitedSource } from './cited-source'

type Article = Extract<CitedSource, { kind: 'article' }>

const indent = { 0: '', 1: 'pl-4', 2: 'pl-8' } as const

/** The cited words of an article as they are today. Nothing where they could not be read. */
export function ArticleCard({ link, of }: { link: HTMLElement; of: Article }) {
  const t = useTranslations('citationCard')
  const path = ['', 'api', 'statutes', of.law, 'articles', of.no].map(encodeURIComponent).join('/')
  const { data } = useApi<Pick<ArticleDetail, 'law' | 'article'>>(path, {
    schema: () => import('./card-schema').then((module) => module.articleCardSchema),
    attempts: 1,
    maxAgeMs: timing.caseDetailCacheTtl,
  })
  if (!data) return null
  const { law, article } = data
  const { lines, goesOn } = citedLines(article.body, of.paragraph)
  return (
    <CardFrame link={link}>
      <p lang="ko" className="font-bold">
        {law.title} {articleLabel(article.no)}
        {article.title ? `(${article.title})` : ''}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-soft">
        {article.pending ? <Tag tone="warn">{t('pending')}</Tag> : null}
        {article.repealed ? <Tag tone="danger">{t('repealed')}</Tag> : null}
        {article.pending || article.repealed ? null : <span>{t('current')}</span>}
        {law.isSummary ? <Tag>{t('summary')}</Tag> : null}
      </p>
      <div lang="ko" className="mt-2 space-y-1">
        {lines.map((line) => (
          <p key={line.mark + line.text} className={`flex gap-1.5 ${indent[line.depth]}`}>
            {line.mark ? <span className="shrink-0 text-soft">{line.mark}</span> : null}
            <span className="line-clamp-5 min-w-0">{line.text}</span>
          </p>
        ))}
        {goesOn ? <p className="text-soft">…</p> : null}
      </div>
    </CardFrame>
  )
}
