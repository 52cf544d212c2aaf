import { chineseMarks } from '@/backend/explanations/chinese-marks'
import type { ExplanationTexts } from '@/lib/corpus/explanation-schema'
import { articleHash } from '@/lib/korean-law/statute/article-hash'
import type { Explanation } from './schema'

/**
 * The explanation of an article's text, or null when there is no reviewed one of this very text. A summary in
 * our own words is kept beside the explanations and has no text of the law to compare: it takes the one that
 * there is.
 */
export type Explain = (
  articleId: string,
  article: { body: string; isSummary: boolean },
) => ExplanationTexts | null

/** @param explanations all that there are */
export function createExplain(explanations: readonly Explanation[]): Explain {
  const reviewed = explanations.filter((each) => each.reviewed)
  const byArticle = new Map(reviewed.map((each) => [`${each.law}#${each.article}`, each]))
  return (articleId, { body, isSummary }) => {
    const found = byArticle.get(articleId)
    if (!found || !(isSummary || found.hash === articleHash(body))) return null
    const { ko, en, ja, zh } = found
    return { ko, en, ja, zh: chineseMarks(zh) }
  }
}
