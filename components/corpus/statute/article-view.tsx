import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cardAttribute } from '@/components/layout/citation-card/card-link'
import { PlainExplanation } from '@/components/ui/plain-explanation'
import { StaticIcon } from '@/components/ui/static-icon'
import { Tag } from '@/components/ui/tag'
import type { ArticleDetail, Law } from '@/lib/corpus/case-schema'
import { articleHref, lawHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import type { StatuteLine } from '@/lib/korean-law/types'
import { LawFacts } from './law-facts'
import { LawNotices } from './law-notices'
import { StatuteText } from './statute-text'

/** The edition's day lies ahead only for the articles it changes; the others are in force already. */
function editionOf({ law, article }: ArticleDetail): Law {
  const effectiveOn = law.pending && !article.pending ? null : law.effectiveOn
  return { ...law, effectiveOn, pending: false }
}

/** One article: its text and its neighbours, then, as children, the decisions that cite it. */
export function ArticleView({
  detail,
  lines,
  actions,
  tools,
  children,
}: {
  detail: ArticleDetail
  lines: StatuteLine[]
  /** What can be done with the article: buttons. */
  actions: ReactNode
  /** Over the text: finding words in it. */
  tools: ReactNode
  children: ReactNode
}) {
  const t = useTranslations('statutes')
  const { law, article, explanation, previousNo, nextNo } = detail
  return (
    <article {...cardAttribute}>
      <header>
        <p lang="ko">
          <Link href={lawHref(law.title)} className="cite font-medium">
            {law.title}
          </Link>
          {article.path ? <span className="text-sm text-soft"> · {article.path}</span> : null}
        </p>
        <h1
          className="mt-1 flex flex-wrap items-baseline gap-x-2 text-[1.7rem] font-extrabold tracking-tight sm:text-3xl"
          lang="ko"
        >
          {articleLabel(article.no)} {article.title ? `(${article.title})` : ''}
          {article.pending ? <Tag tone="warn">{t('pending')}</Tag> : null}
          {article.repealed ? <Tag>{t('repealed')}</Tag> : null}
        </h1>
        <div className="mt-1.5">
          <LawFacts law={editionOf(detail)} />
        </div>
        <LawNotices law={law} pending={article.pending ? t('pendingArticle') : null} />
        <div className="no-print mt-4 flex flex-wrap items-start gap-2">{actions}</div>
      </header>
      {tools}
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,42em)_minmax(15rem,1fr)]">
        <div className="text-[1.03rem]">
          {explanation ? (
            <div className="mb-5">
              <PlainExplanation texts={explanation} />
            </div>
          ) : null}
          <StatuteText lines={lines} anchors="" />
        </div>
        <nav
          aria-label={t('articles')}
          className="no-print flex flex-wrap gap-x-6 gap-y-2 text-sm lg:flex-col lg:border-l lg:border-line lg:pl-5"
        >
          {previousNo ? (
            <Link
              href={articleHref(law.title, previousNo)}
              rel="prev"
              className="inline-flex items-center gap-1.5 py-0.5 hover:text-seal"
            >
              <StaticIcon name="arrowLeft" size={15} /> {t('previousArticle')}{' '}
              <span lang="ko">{articleLabel(previousNo)}</span>
            </Link>
          ) : null}
          {nextNo ? (
            <Link
              href={articleHref(law.title, nextNo)}
              rel="next"
              className="inline-flex items-center gap-1.5 py-0.5 hover:text-seal"
            >
              <StaticIcon name="arrowRight" size={15} /> {t('nextArticle')}{' '}
              <span lang="ko">{articleLabel(nextNo)}</span>
            </Link>
          ) : null}
          <Link
            href={`${lawHref(law.title)}?article=${article.no}#article-${article.no}`}
            className="py-0.5 hover:text-seal"
          >
            {t('wholeLaw')}
          </Link>
          {law.sourceUrl ? (
            <a href={law.sourceUrl} className="py-0.5 hover:text-seal" rel="noreferrer">
              {t('official')}
            </a>
          ) : null}
        </nav>
      </div>
      {children}
    </article>
  )
}
