/**
 * What each sign of relevance counts. Fitted on 4,000 queries that courts wrote (the first issue of a
 * decision that is not in the index, against what it cites), see docs/decisions on ranking; signs are
 * normalised to the best candidate of the query, so that the weights do not depend on its length.
 */
export const caseWeights = {
  text: 1,
  /** × text × ln(1 + times cited) */
  prior: 0.1,
  /** × text, for the Supreme Court */
  supreme: 0.08,
  body: 0.35,
  /** The body is one of few that hold every word of a short query: finds a judgment by its wording. */
  coverage: 0.9,
  phrases: 0.35,
  /** Share of the query's rarity that the headnotes hold, cubed: all of the words before many of one. */
  breadth: 0.4,
  recency: 0.04,
  cited: 0.1,
}
export type CaseWeights = typeof caseWeights

export const articleWeights = {
  text: 1,
  votes: 0.5,
  /** √votes: that courts cite an article at all says most of their issues, and nothing of people's words. */
  someVotes: 0.5,
  lawVotes: 0.06,
  phrases: 0.18,
  breadth: 0.25,
  cited: 0.2,
  /** An Act before its decrees. */
  act: 0.03,
  /** The query names the law. */
  named: 0.35,
  /** How people ask for it, see `questions/asked-articles.ts`. */
  nearest: 4,
  together: 4,
  meaning: 7,
  ownMeaning: 6,
  unasked: 0.5,
  /** Not in force yet is fine; repealed or replaced is not. */
  gone: -0.6,
}
export type ArticleWeights = typeof articleWeights

/** The score of a candidate: what its signs count together. */
export function weigh<Name extends string>(
  signs: Record<Name, number>,
  weights: Record<Name, number>,
): number {
  const names = Object.keys(weights) as Name[]
  return names.reduce((sum, name) => sum + weights[name] * signs[name], 0)
}
