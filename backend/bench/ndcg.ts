/**
 * nDCG@10 with equal gains. The query's own decision never counts: a query is an issue of a real
 * decision, and an index that holds it would only find itself.
 */
export function ndcgAt10(
  hits: readonly string[],
  relevant: readonly string[],
  own: string,
): number {
  const wanted = new Set(relevant)
  const gain = (rank: number) => 1 / Math.log2(rank + 2)
  const ranked = [...new Set(hits)].filter((id) => id !== own).slice(0, 10)
  const reached = ranked.reduce((sum, id, i) => sum + (wanted.has(id) ? gain(i) : 0), 0)
  let ideal = 0
  for (let i = 0; i < Math.min(10, wanted.size); i++) ideal += gain(i)
  return ideal > 0 ? reached / ideal : 0
}
