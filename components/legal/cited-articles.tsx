import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import type { CitedArticle } from '@/lib/legal/case-schema'
import { articleHref, articleLabel } from './links'

/** `민법 제750조`, or as the decision writes it. */
export function nameOf(article: CitedArticle): string {
  return article.articleNo
    ? `${article.lawName} ${articleLabel(article.articleNo)}`
    : article.asWritten
}

/** Articles a decision cites, each once; those of an earlier text say so. */
export function CitedArticles({
  articles,
  columns = false,
}: {
  articles: CitedArticle[]
  columns?: boolean
}) {
  const t = useTranslations('case')
  const once = new Map(articles.map((each) => [`${nameOf(each)}${each.former}`, each]))
  return (
    <ul lang="ko" className={columns ? 'flex flex-wrap gap-x-6 gap-y-1' : 'space-y-0.5'}>
      {[...once].map(([key, each]) => (
        <li key={key}>
          {each.articleId && each.lawId && each.articleNo ? (
            <Link href={articleHref(each.lawId, each.articleNo)} className="link" prefetch={false}>
              {nameOf(each)}
            </Link>
          ) : (
            nameOf(each)
          )}{' '}
          {each.former ? (
            <span title={t('formerNote')}>
              <Tag>{t('former')}</Tag>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
