import type { CorpusIndex } from '@/backend/search/index/index-shape'
import { accumulate, best } from './accumulate'

/** Similar issues that are asked, and how steeply a less similar one counts less. */
const neighbours = 200
const steepness = 6

/**
 * What the courts cited when they decided similar issues: each of the nearest issues votes for its
 * articles, less for each the more it cites.
 * @returns votes by article.
 */
export function articleVotes(
  index: CorpusIndex,
  query: readonly [number, number][],
  scores: Float32Array,
): Map<number, number> {
  const { articleOffsets, articles } = index.issues
  accumulate(index.tiers.issues, scores.length, query, scores)
  const nearest = best(scores, neighbours)
  const top = nearest.length > 0 ? scores[nearest[0]!]! : 1
  const votes = new Map<number, number>()
  for (const issue of nearest) {
    const start = articleOffsets[issue]!
    const end = articleOffsets[issue + 1]!
    const vote = (scores[issue]! / top) ** steepness / Math.sqrt(Math.max(1, end - start))
    for (let i = start; i < end; i++) {
      const article = articles[i]!
      votes.set(article, (votes.get(article) ?? 0) + vote)
    }
  }
  return votes
}
