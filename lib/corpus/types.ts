import type { ArticleDetail } from './case-schema'

/** An article and the decision on it that other decisions cite most. */
export type LeadingCase = {
  law: string
  no: string
  title: string
  decision: ArticleDetail['citing'][number]
}
