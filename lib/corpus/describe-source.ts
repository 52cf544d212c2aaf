import 'server-only'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { readArticle, readCase, readCaseByNumber } from './data'
import { articleHref, caseHref, firstNumber, splitArticleId } from './links'

/** What something of the corpus is called and where its page is. */
export type SourceDescription = {
  /** As the corpus names it: a serial, an article's id. */
  reference: string
  path: string
  /** As courts cite it. */
  citation: string
  name: string
}

/** @returns null when the corpus holds no such decision */
export async function describeDecision(reference: string): Promise<SourceDescription | null> {
  const detail = await readCase(Number(reference))
  if (!detail) return null
  // The serial belongs to the address only when the number alone would not tell which decision is meant.
  const alone = await readCaseByNumber(firstNumber(detail.caseNumber))
  const serial = alone?.found === 'one' ? null : detail.serial
  return {
    reference,
    path: caseHref({ caseNumber: detail.caseNumber, serial }),
    citation: formatCitation(detail),
    name: detail.caseName,
  }
}

/** @returns null when the corpus holds no such article */
export async function describeArticle(reference: string): Promise<SourceDescription | null> {
  const { lawId, no } = splitArticleId(reference)
  const found = await readArticle(lawId, no)
  if (!found) return null
  const { law, article } = found
  return {
    reference: article.articleId,
    path: articleHref(law.title, article.no),
    citation: `${law.title} ${articleLabel(article.no)}`,
    name: article.title ?? '',
  }
}
