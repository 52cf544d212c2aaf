/**
 * What each sign of relevance counts. Fitted on 4,000 queries that courts wrote (the first issue of a
 * decision that is not in the index, against what it cites), see docs/decisions on ranking; signs are
 * normalised to the best candidate of the query, so that the weights do not depend on its length.
 */
export const caseWeights = {
  text: 1,
  /** × text × ln(1 + times cited) */
  prior: 0.05,
  /** × text, for the Supreme Court */
  supreme: 0.12,
  body: 0.05,
  /** Share of the query's rarity found in the body: what finds decisions without headnotes. */
  coverage: 0.3,
  phrases: 0.2,
  /** Its articles are those that similar issues cite. */
  agreement: 0.05,
  recency: 0.03,
  cited: 0.05,
}
export type CaseWeights = typeof caseWeights

export const articleWeights = {
  text: 1,
  votes: 0.3,
  /** √votes: that courts cite an article at all for such issues says most. */
  someVotes: 0.45,
  lawVotes: 0.1,
  phrases: 0.1,
  cited: 0.2,
  /** An Act before its decrees. */
  act: 0.03,
  /** The query names the law. */
  named: 0.3,
  /** Not in force yet is fine; repealed or replaced is not. */
  gone: -0.6,
}
export type ArticleWeights = typeof articleWeights
