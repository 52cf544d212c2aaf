import { retrievalScores } from '@/lib/ragops/retrieval-metrics'

const relevant = [
  { id: 'a', grade: 1 },
  { id: 'b', grade: 1 },
]

it('the right answers first are all there is to reach', () => {
  expect(retrievalScores(relevant, ['a', 'b', 'x', 'y'], 4)).toEqual({
    ndcg: 1,
    recall: 1,
    mrr: 1,
    judged: 0.5,
    refusal: 1,
  })
})

it('an answer counts less the further down it stands', () => {
  const scores = retrievalScores(relevant, ['x', 'a', 'y', 'b'], 10)
  // 1/log2(3) + 1/log2(5), of 1 + 1/log2(3).
  expect(scores.ndcg).toBeCloseTo((0.63093 + 0.430677) / 1.63093, 5)
  expect(scores).toMatchObject({ recall: 1, mrr: 0.5, judged: 0.5 })
})

it('what stands below k was not found', () => {
  expect(retrievalScores(relevant, ['x', 'y', 'a'], 2)).toEqual({
    ndcg: 0,
    recall: 0,
    mrr: 0,
    judged: 0,
    refusal: 1,
  })
})

it('a result that comes twice counts once, and nothing found is no division by zero', () => {
  expect(retrievalScores(relevant, ['a', 'a', 'a'], 10)).toMatchObject({ recall: 0.5, judged: 1 })
  expect(retrievalScores(relevant, [], 10)).toEqual({
    ndcg: 0,
    recall: 0,
    mrr: 0,
    judged: 0,
    refusal: 0,
  })
})

it('a better answer first is worth more than a good one', () => {
  const graded = [
    { id: 'best', grade: 3 },
    { id: 'good', grade: 1 },
  ]
  const [right, wrong] = [
    retrievalScores(graded, ['best', 'good'], 10),
    retrievalScores(graded, ['good', 'best'], 10),
  ]
  expect(right.ndcg).toBe(1)
  // (1 + 7/log2(3)) / (7 + 1/log2(3))
  expect(wrong.ndcg).toBeCloseTo((1 + 7 * 0.63093) / (7 + 0.63093), 5)
})
