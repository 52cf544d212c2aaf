import 'server-only'
import { loadArticle } from '@/lib/corpus/loaders'
import { articleHash } from '@/lib/korean-law/statute/article-hash'
import { log } from '@/lib/log'
import hashes from './article-hashes.json'
import { articlePath, officialArticlePath } from './article-name'

/** Where an article is read, and whether it still says what the form was written from. */
export type ArticleState = { article: string; href: string; isHeld: boolean; isChanged: boolean }

const known: Readonly<Record<string, string>> = hashes

async function stateOf(article: string): Promise<ArticleState> {
  const [law = '', no = ''] = article.split('#')
  // A corpus that does not answer takes nothing from the form.
  const found = await loadArticle(law, no).catch((thrown: unknown) => {
    log.warn('templates.article', { reason: thrown instanceof Error ? thrown.message : 'unknown' })
    return null
  })
  if (!found)
    return { article, href: officialArticlePath(article), isHeld: false, isChanged: false }
  // The starter corpus has summaries of its own in place of the law's text.
  const isChanged = !found.law.isSummary && articleHash(found.article.body) !== known[article]
  return { article, href: articlePath(article), isHeld: true, isChanged }
}

/** The articles that a form rests on. */
export const loadArticleStates = (articles: readonly string[]): Promise<ArticleState[]> =>
  Promise.all(articles.map(stateOf))
