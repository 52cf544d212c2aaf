import { findTerm, idf, type Tier } from '@/backend/search/index/tier'

/** Query terms read per tier: nearly all of the score comes from the rarest, common ones most of the time. */
export const termLimit = 40
/** Phrases read per tier. */
export const phraseLimit = 80

/** What was read of a query: the sum of idf × weight over the terms, and how many terms. */
export type QueryRead = { total: number; terms: number }

/**
 * Adds each document's BM25 score for the query to `scores`, which is cleared first; `presence`, when
 * given, receives the idf of the terms that the document holds at all, however long it is.
 */
export function accumulate(
  tier: Tier,
  documents: number,
  query: readonly [number, number][],
  scores: Float32Array,
  limit = termLimit,
  presence?: Float32Array,
): QueryRead {
  scores.fill(0)
  presence?.fill(0)
  const found: { start: number; end: number; weight: number }[] = []
  for (const [key, weight] of query) {
    const term = findTerm(tier, key)
    if (term < 0) continue
    const start = tier.offsets[term]!
    const end = tier.offsets[term + 1]!
    found.push({ start, end, weight: weight * idf(documents, end - start) })
  }
  found.sort((x, y) => x.end - x.start - (y.end - y.start))
  let total = 0
  const { postings } = tier
  for (const { start, end, weight } of found.slice(0, limit)) {
    total += weight
    const perImpact = weight / 255
    if (presence)
      for (let i = start; i < end; i++) {
        const posting = postings[i]!
        const doc = posting >>> 8
        scores[doc] = scores[doc]! + perImpact * (posting & 255)
        presence[doc] = presence[doc]! + weight
      }
    else
      for (let i = start; i < end; i++) {
        const posting = postings[i]!
        const doc = posting >>> 8
        scores[doc] = scores[doc]! + perImpact * (posting & 255)
      }
  }
  return { total, terms: Math.min(found.length, limit) }
}

/** Steps between nothing and the highest score by which the cut is found. */
const steps = 512

/**
 * The `count` best documents, best first; documents without a score are left out. The cut is found
 * by counting scores into steps, so that only documents near it are ever sorted.
 */
export function best(scores: Float32Array, count: number): number[] {
  let top = 0
  for (let doc = 0; doc < scores.length; doc++) if (scores[doc]! > top) top = scores[doc]!
  if (top === 0) return []
  const perStep = steps / top
  const counts = new Uint32Array(steps + 1)
  for (let doc = 0; doc < scores.length; doc++) {
    const score = scores[doc]!
    if (score > 0) counts[(score * perStep) | 0]!++
  }
  let step = steps
  for (let kept = counts[step]!; kept < count && step > 0; kept += counts[step]!) step--
  const kept: number[] = []
  for (let doc = 0; doc < scores.length; doc++) {
    const score = scores[doc]!
    if (score > 0 && ((score * perStep) | 0) >= step) kept.push(doc)
  }
  return kept.sort((x, y) => scores[y]! - scores[x]! || x - y).slice(0, count)
}

/** Where every match is wanted, what holds all of the words goes before what says one of them often. */
export function wholeFirst(
  first: Float32Array,
  top: number,
  shareHeld: (doc: number) => number,
): void {
  for (let doc = 0; doc < first.length; doc++)
    if (first[doc]! > 0) first[doc] = first[doc]! + top * shareHeld(doc) ** 8
}

export function highest(scores: Float32Array, docs: Iterable<number>): number {
  let top = 0
  for (const doc of docs) if (scores[doc]! > top) top = scores[doc]!
  return top
}
