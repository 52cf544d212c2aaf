import type { Asked } from '@/backend/search/questions/asked-articles'

/** The best of each tier are candidates for the finer ranking; of the issues, those that vote. */
export const candidateCounts = {
  cases: { text: 200, body: 60, phrases: 80 },
  articles: { text: 200, phrases: 60, votes: 120 },
  issues: 200,
} as const

/** A document is a result when its first score reaches this share of the best one's. */
export const resultShare = 0.3

/**
 * Outcome of one ranking, before filters: candidates with their fine scores, and a first score for
 * every document of the target. What reaches `threshold` counts as found.
 */
export type Ranking = {
  docs: number[]
  scores: number[]
  first: Float32Array
  threshold: number
  /** Articles alone: how people ask for them. */
  asked?: Asked
}
