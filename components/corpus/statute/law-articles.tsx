import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { articleHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import type { ArticleLayout } from '@/lib/korean-law/types'
import { StatuteText } from './statute-text'

/** All articles of a law in order, under the headings of its parts and chapters. */
export function LawArticles({ law, articles }: { law: string; articles: ArticleLayout[] }) {
  const t = useTranslations('statutes')
  return articles.map(({ article, lines, chapter }) => (
    <div key={article.articleId}>
      {chapter ? (
        <h2
          id={chapter.id}
          className="mt-10 mb-3 border-b border-strong pb-1 text-lg font-bold"
          lang="ko"
        >
          {chapter.title}
        </h2>
      ) : null}
      <section id={`article-${article.no}`} className="py-3">
        <h3 className="flex flex-wrap items-baseline gap-x-2 font-bold" lang="ko">
          <Link href={articleHref(law, article.no)} className="hover:text-seal">
            {articleLabel(article.no)} {article.title ? `(${article.title})` : ''}
          </Link>
          {article.pending ? <Tag tone="warn">{t('pending')}</Tag> : null}
          {article.repealed ? <Tag>{t('repealed')}</Tag> : null}
        </h3>
        <StatuteText lines={lines} anchors={`article-${article.no}-`} />
        {article.citedBy > 0 ? (
          <p className="no-print mt-1 text-sm">
            <Link href={`${articleHref(law, article.no)}#citing`} className="link">
              {t('citedBy', { count: article.citedBy })}
            </Link>
          </p>
        ) : null}
      </section>
    </div>
  ))
}
