import { tokensOf } from '@/lib/word-changes'

/** What a clause says, without its spaces and marks. */
const wordsOf = (text: string): string[] =>
  tokensOf(text).filter((word) => /[가-힣A-Za-z\d]/.test(word))

export type WordCounts = { counts: Map<string, number>; total: number }

/** Two letters and more weigh what they are long: 의 and 을 say nothing of a clause. */
export function countWords(text: string): WordCounts {
  const counts = new Map<string, number>()
  let total = 0
  for (const word of wordsOf(text)) {
    const weight = Math.min(word.length, 6)
    counts.set(word, (counts.get(word) ?? 0) + weight)
    total += weight
  }
  return { counts, total }
}

/** The weight of the words that two texts share. */
function sharedWeight(a: WordCounts, b: WordCounts): number {
  const [small, large] = a.counts.size < b.counts.size ? [a, b] : [b, a]
  let shared = 0
  for (const [word, count] of small.counts) shared += Math.min(count, large.counts.get(word) ?? 0)
  return shared
}

/** How alike two texts are, from 0 to 1. */
export const likeness = (a: WordCounts, b: WordCounts): number =>
  a.total + b.total === 0 ? 1 : (2 * sharedWeight(a, b)) / (a.total + b.total)

/** How much of the first stands in the second, from 0 to 1. */
export const containment = (a: WordCounts, b: WordCounts): number =>
  a.total === 0 ? 0 : sharedWeight(a, b) / a.total
