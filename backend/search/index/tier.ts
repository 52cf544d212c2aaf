/**
 * One inverted index over typed arrays. Terms are sorted keys; the postings of term i are
 * `postings[offsets[i] .. offsets[i+1])`, each packing document (24 bits) and impact (8 bits).
 */
export type Tier = { keys: Uint32Array; offsets: Uint32Array; postings: Uint32Array }

/** Place of a key among sorted keys, or -1. */
export function placeOf(keys: Uint32Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = keys[middle]!
    if (found === key) return middle
    if (found < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Index of a key among a tier's terms, or -1. */
export const findTerm = (tier: Tier, key: number) => placeOf(tier.keys, key)

export function documentFrequency(tier: Tier, key: number): number {
  const term = findTerm(tier, key)
  return term < 0 ? 0 : tier.offsets[term + 1]! - tier.offsets[term]!
}

/** Sorted keys, and how many of so many documents have each. */
export type TermFrequencies = { keys: Uint32Array; counts: Uint32Array; documents: Uint32Array }

export function termFrequencies({ keys, offsets }: Tier, documents: number): TermFrequencies {
  return {
    keys,
    counts: keys.map((_, term) => offsets[term + 1]! - offsets[term]!),
    documents: Uint32Array.of(documents),
  }
}

/** BM25's inverse document frequency, never negative. */
export function idf(documents: number, frequency: number): number {
  return Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5))
}
