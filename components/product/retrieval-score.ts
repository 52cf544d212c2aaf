/** How far down the scores look. */
const depth = 10

/** nDCG@10 of a query with one right document, by the rank it was found at; null when it was not. */
export function gain(rank: number | null): number {
  return rank === null || rank > depth ? 0 : 1 / Math.log2(rank + 1)
}

/** Mean nDCG@10 and recall@10 of queries with one right document each. */
export function scoreOf(ranks: readonly (number | null)[]): { ndcg: number; recall: number } {
  const found = ranks.filter((rank) => rank !== null && rank <= depth)
  const total = ranks.reduce<number>((sum, rank) => sum + gain(rank), 0)
  return { ndcg: total / ranks.length, recall: found.length / ranks.length }
}
