import 'server-only'
import { readArticle, readCase, readCaseByNumber } from '@/lib/corpus/data'
import { articleHref, caseHref, firstNumber, splitArticleId } from '@/lib/corpus/links'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import type { SourceRef } from './schema'

export type DescribedSource = SourceRef & { path: string; citation: string; name: string }

async function describeDecision(reference: string): Promise<DescribedSource | null> {
  const detail = await readCase(Number(reference))
  if (!detail) return null
  // The serial belongs to the address only when the number alone would not tell which decision is meant.
  const alone = await readCaseByNumber(firstNumber(detail.caseNumber))
  const serial = alone?.found === 'one' ? null : detail.serial
  return {
    kind: 'decision',
    reference,
    path: caseHref({ caseNumber: detail.caseNumber, serial }),
    citation: formatCitation(detail),
    name: detail.caseName,
  }
}

async function describeArticle(reference: string): Promise<DescribedSource | null> {
  const { lawId, no } = splitArticleId(reference)
  const found = await readArticle(lawId, no)
  if (!found) return null
  const { law, article } = found
  return {
    kind: 'article',
    reference: article.articleId,
    path: articleHref(law.title, article.no),
    citation: `${law.title} ${articleLabel(article.no)}`,
    name: article.title ?? '',
  }
}

/** What a source is called and where its page is, as the corpus has it; null when it holds none such. */
export const describeSource = ({ kind, reference }: SourceRef): Promise<DescribedSource | null> =>
  kind === 'decision' ? describeDecision(reference) : describeArticle(reference)
