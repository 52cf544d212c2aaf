import type { Asked } from '@/backend/search/questions/asked-articles'

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
