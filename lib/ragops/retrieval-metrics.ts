import type { DatasetItem, Scores } from './dataset-schema'

type Relevant = DatasetItem['relevant']

const discount = (rank: number) => 1 / Math.log2(rank + 1)
const gain = (grade: number) => 2 ** grade - 1

/** The best that any order of the answers can reach within k. */
function idealGain(relevant: Relevant, k: number): number {
  return relevant
    .map(({ grade }) => gain(grade))
    .sort((one, other) => other - one)
    .slice(0, k)
    .reduce((sum, each, at) => sum + each * discount(at + 1), 0)
}

/**
 * How well results answer a question, each figure between 0 and 1. `judged` is the share of the results
 * that a court has labelled: what is not labelled is not wrong, so that the others are lower bounds. A question
 * without answers has one figure, whether it was refused.
 * @param results ids, the best first; an id that comes twice counts once
 */
export function retrievalScores(relevant: Relevant, results: readonly string[], k: number): Scores {
  if (relevant.length === 0) return { refusal: results.length === 0 ? 1 : 0 }
  const top = [...new Set(results)].slice(0, k)
  const grades = new Map(relevant.map(({ id, grade }) => [id, grade]))
  const ranks = top.flatMap((id, at) => (grades.has(id) ? [{ rank: at + 1, id }] : []))
  const found = ranks.reduce(
    (sum, { rank, id }) => sum + gain(grades.get(id) ?? 0) * discount(rank),
    0,
  )
  return {
    ndcg: found / idealGain(relevant, k),
    recall: ranks.length / grades.size,
    mrr: ranks[0] ? 1 / ranks[0].rank : 0,
    judged: top.length === 0 ? 0 : ranks.length / top.length,
    refusal: top.length === 0 ? 0 : 1,
  }
}
