import type { PassageHit } from '@/lib/knowledge/index/rank'
import type { NearPassage } from './vector-store'

/** How much nearness counts beside words, of 1, and how near a passage must be that has none of the words. */
export type Fusion = { weight: number; floor: number }

/** A passage by both signs: `words` and `meaning` from 0 to 1, 1 for the best of the question. */
export type SignedPassage = {
  document: string
  passage: number
  words: number
  meaning: number
  similarity: number | null
}

const keyOf = ({ document, passage }: { document: string; passage: number }) =>
  `${document} ${passage}`

/**
 * Puts what words and what vectors found on one scale each. Cosines of a model lie close together, so that they
 * are stretched from the last of the nearest to the first.
 * @param near the nearest first
 * @param hasVectors of a document; where it has none, words alone speak for it and count whole
 */
export function signsOf(
  hits: readonly Pick<PassageHit, 'document' | 'passage' | 'score'>[],
  near: readonly NearPassage[],
  hasVectors: (document: string) => boolean,
): SignedPassage[] {
  const best = Math.max(0, ...hits.map(({ score }) => score))
  const [first, last] = [near[0]?.similarity ?? 0, near.at(-1)?.similarity ?? 0]
  const stretch = (similarity: number) => (first > last ? (similarity - last) / (first - last) : 1)
  const nearness = new Map(near.map((each) => [keyOf(each), each.similarity]))
  const found = hits.map(({ document, passage, score }) => {
    const words = best > 0 ? score / best : 0
    const similarity = nearness.get(keyOf({ document, passage })) ?? null
    const meaning = hasVectors(document) ? (similarity === null ? 0 : stretch(similarity)) : words
    return { document, passage, words, meaning, similarity }
  })
  const known = new Set(found.map(keyOf))
  const further = near.flatMap((each) =>
    known.has(keyOf(each)) || !hasVectors(each.document)
      ? []
      : [{ ...each, words: 0, meaning: stretch(each.similarity) }],
  )
  return [...found, ...further]
}

/** Ranks passages by a weighted sum; what is near alone is left out where it is not near enough. */
export function fuse(
  signed: readonly SignedPassage[],
  { weight, floor }: Fusion,
): (SignedPassage & { score: number })[] {
  return signed
    .filter(({ words, similarity }) => words > 0 || (weight > 0 && (similarity ?? 0) >= floor))
    .map((each) => ({ ...each, score: (1 - weight) * each.words + weight * each.meaning }))
    .sort((a, b) => b.score - a.score)
}
