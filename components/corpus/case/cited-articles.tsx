import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { TextLink } from '@/components/ui/text-link'
import type { CitedArticle } from '@/lib/corpus/case-schema'
import { articleHref } from '@/lib/corpus/links'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { citedAnchor } from '@/lib/korean-law/statute/paragraph-anchor'

/** `민법 제750조`, or as the decision writes it. */
export function articleName(article: CitedArticle): string {
  return article.articleNo
    ? `${article.lawName} ${articleLabel(article.articleNo)}`
    : article.asWritten
}

const editionOf = ({ former, predecessor }: CitedArticle) => `${former} ${predecessor}`

/** Articles each once, those of one law (and one edition of it) together, in the order of citation. */
function byLaw(articles: CitedArticle[]): [string, CitedArticle[]][] {
  const once = new Map(articles.map((each) => [`${articleName(each)}${editionOf(each)}`, each]))
  const laws = new Map<string, CitedArticle[]>()
  for (const each of once.values()) {
    const law = `${each.articleNo ? each.lawName : each.asWritten}${editionOf(each)}`
    laws.set(law, [...(laws.get(law) ?? []), each])
  }
  return [...laws]
}

function Article({ article, first }: { article: CitedArticle; first: boolean }) {
  const { articleId, lawId, articleNo } = article
  const text = first || !articleNo ? articleName(article) : articleLabel(articleNo)
  if (!articleId || !lawId || !articleNo) return text
  return (
    <TextLink
      href={articleHref(lawId, articleNo) + citedAnchor(article.asWritten, articleNo)}
      className="cite inline-block py-0.5 whitespace-nowrap max-sm:whitespace-normal"
      aria-label={articleName(article)}
    >
      {text}
    </TextLink>
  )
}

/** Articles that a decision cites, a line for each law; articles of a former text of the law are marked. */
export function CitedArticles({
  articles,
  columns = false,
}: {
  articles: CitedArticle[]
  columns?: boolean
}) {
  const t = useTranslations('case')
  return (
    <ul lang="ko" className={columns ? 'flex flex-wrap gap-x-6' : undefined}>
      {byLaw(articles).map(([law, group]) => (
        <li key={law}>
          {group.map((each, index) => (
            <span key={articleName(each)}>
              {index > 0 ? ', ' : ''}
              <Article article={each} first={index === 0} />
            </span>
          ))}{' '}
          {group[0]?.predecessor ? (
            <span title={t('predecessorNote')}>
              <Tag>{t('predecessor')}</Tag>
            </span>
          ) : group[0]?.former ? (
            <span title={t('formerNote')}>
              <Tag>{t('former')}</Tag>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
