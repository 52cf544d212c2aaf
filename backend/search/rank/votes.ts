import type { CorpusIndex } from '@/backend/search/index/index-shape'
import { accumulate, best } from './accumulate'
import { candidateCounts } from './ranking'

/** How steeply a less similar issue counts less. */
const steepness = 6

/** Votes by article, and what all articles of a law have together. */
export type Votes<Article, Law> = {
  articles: ReadonlyMap<Article, number>
  laws: ReadonlyMap<Law, number>
  /** Most votes for one article, and for one law. */
  top: number
  topLaw: number
}

/** An issue that is like the query, and the articles that its court cites for it. */
export type LikeIssue<Article> = { score: number; articles: Iterable<Article>; count: number }

/**
 * What the courts cited when they decided similar issues: each of the nearest issues votes for its
 * articles, less for each the more it cites.
 * @param nearest the nearest first
 */
export function votesOf<Article, Law>(
  nearest: readonly LikeIssue<Article>[],
  lawOf: (article: Article) => Law,
): Votes<Article, Law> {
  const best = nearest[0]?.score ?? 1
  const articles = new Map<Article, number>()
  for (const issue of nearest) {
    const vote = (issue.score / best) ** steepness / Math.sqrt(Math.max(1, issue.count))
    for (const article of issue.articles) articles.set(article, (articles.get(article) ?? 0) + vote)
  }
  const laws = new Map<Law, number>()
  for (const [article, vote] of articles)
    laws.set(lawOf(article), (laws.get(lawOf(article)) ?? 0) + vote)
  return {
    articles,
    laws,
    top: Math.max(0, ...articles.values()),
    topLaw: Math.max(0, ...laws.values()),
  }
}

/** The articles with most votes, which are candidates even without a word of the query. */
export function mostVoted<Article>({
  articles,
}: Pick<Votes<Article, unknown>, 'articles'>): Article[] {
  return [...articles]
    .sort((x, y) => y[1] - x[1])
    .slice(0, candidateCounts.articles.votes)
    .map(([article]) => article)
}

/** Votes of the issues of an index. */
export function articleVotes(
  index: CorpusIndex,
  query: readonly [number, number][],
  scores: Float32Array,
): Votes<number, number> {
  const { articleOffsets, articles } = index.issues
  accumulate(index.tiers.issues, scores.length, query, scores)
  const nearest = best(scores, candidateCounts.issues).map((issue) => {
    const cited = articles.subarray(articleOffsets[issue]!, articleOffsets[issue + 1]!)
    return { score: scores[issue]!, articles: cited, count: cited.length }
  })
  return votesOf(nearest, (article) => index.articles.law[article]!)
}
