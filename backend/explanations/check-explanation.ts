import type { ParsedArticle } from '@/backend/corpus/types'
import { isWrittenIn } from '@/backend/questions/check-entry'
import { questionLanguages } from '@/backend/questions/schema'
import { articleHash } from '@/lib/korean-law/statute/article-hash'
import { figuresIn, percentagesIn } from './figures'
import type { Explanation } from './schema'

const listOf = (figures: Iterable<number>) => [...figures].sort((a, b) => a - b).join(', ')

const missingFrom = (figures: Iterable<number>, known: ReadonlySet<number>) =>
  [...figures].filter((figure) => !known.has(figure))

export type ExplanationFaults = { faults: string[]; isStale: boolean }

/**
 * Holds an explanation against its article: every figure stands in the article, the same figures in all four
 * languages, each text in its language.
 * @param article null: the corpus has no such article
 */
export function checkExplanation(
  explanation: Explanation,
  article: ParsedArticle | null,
): ExplanationFaults {
  if (!article || article.repealed) return { faults: ['no such article in force'], isStale: false }
  const faults: string[] = []
  const text = `${article.no} ${article.title ?? ''} ${article.body}`
  const own = new Set([...figuresIn(text), ...percentagesIn(article.body)])
  const korean = figuresIn(explanation.ko)
  for (const language of questionLanguages) {
    const said = explanation[language]
    if (!isWrittenIn(language, said)) faults.push(`not ${language}: ${said}`)
    const figures = figuresIn(said)
    const invented = missingFrom(figures, own)
    if (invented.length > 0)
      faults.push(`${language}: not in the article: ${listOf(invented)}: ${said}`)
    const lost = missingFrom(korean, figures)
    const added = missingFrom(figures, korean)
    if (lost.length + added.length > 0)
      faults.push(`${language}: other figures than ko: ${listOf(lost)} | ${listOf(added)}: ${said}`)
  }
  return { faults, isStale: articleHash(article.body) !== explanation.hash }
}
