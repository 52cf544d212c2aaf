import { type AnswerColumns, type AnswerOptions, answerFrom } from '@/backend/search/rank/answer'
import type { Ranking } from '@/backend/search/rank/ranking'

/** Six documents; 0-2 are candidates, 3 and 4 were found by first score alone, 5 not at all. */
const ranking: Ranking = {
  docs: [2, 0, 1],
  scores: [0.9, 0.5, 0.7],
  first: Float32Array.of(8, 9, 10, 4, 5, 1),
  threshold: 3,
}
const columns: AnswerColumns = {
  id: (doc) => `d${doc}`,
  date: Uint32Array.of(0, 20200101, 19990101, 20230101, 0, 20240101),
  citedBy: Uint32Array.of(1, 0, 5, 5, 9, 99),
  facets: {
    court: (doc) => (doc % 2 === 0 ? 'supreme' : 'high'),
    year: (doc) => (doc === 0 ? null : '2020'),
  },
}
const plain: AnswerOptions = { accept: null, sort: 'relevance', offset: 0, limit: 10 }
const ids = (options: Partial<AnswerOptions>) =>
  answerFrom(ranking, columns, { ...plain, ...options }).hits.map(({ id }) => id)

it('puts candidates first, then the rest by first score', () => {
  expect(ids({})).toEqual(['d2', 'd1', 'd0', 'd4', 'd3'])
})

it('gives every hit a lower score than the one before', () => {
  const scores = answerFrom(ranking, columns, plain).hits.map(({ score }) => score)
  expect(scores).toEqual([...scores].sort((x, y) => y - x))
})

it('sorts by date with the undated last', () => {
  expect(ids({ sort: 'date' })).toEqual(['d3', 'd1', 'd2', 'd0', 'd4'])
})

it('sorts by times cited, ties by relevance', () => {
  expect(ids({ sort: 'cited' })).toEqual(['d4', 'd2', 'd3', 'd0', 'd1'])
})

it('pages through all of it without loss or repetition', () => {
  const pages = [0, 2, 4, 6].flatMap((offset) => ids({ offset, limit: 2 }))
  expect(pages).toEqual(ids({}))
})

it('filters before it counts', () => {
  const answer = answerFrom(ranking, columns, { ...plain, accept: (doc) => doc !== 2, limit: 1 })
  expect(answer.total).toBe(4)
  expect(answer.hits.map(({ id }) => id)).toEqual(['d1'])
  expect(answer.facets.court).toEqual([
    { value: 'high', count: 2 },
    { value: 'supreme', count: 2 },
  ])
})

it('counts facets over all matches, and no value that a document lacks', () => {
  const { facets, total } = answerFrom(ranking, columns, { ...plain, limit: 1 })
  expect(total).toBe(5)
  expect(facets).toEqual({
    court: [
      { value: 'supreme', count: 3 },
      { value: 'high', count: 2 },
    ],
    year: [{ value: '2020', count: 4 }],
  })
})

it('puts what the query names before everything, page by page', () => {
  expect(ids({ named: [5, 1] })).toEqual(['d5', 'd1', 'd2', 'd0', 'd4', 'd3'])
  const pages = [0, 2, 4].flatMap((offset) => ids({ named: [5, 1], offset, limit: 2 }))
  expect(pages).toEqual(ids({ named: [5, 1] }))
  expect(answerFrom(ranking, columns, { ...plain, named: [5, 1] }).total).toBe(6)
})

it('does not put a named document past a filter that it fails', () => {
  expect(ids({ named: [5], accept: (doc) => doc < 2 })).toEqual(['d1', 'd0'])
})

it('of nothing is empty', () => {
  const empty: Ranking = { docs: [], scores: [], first: new Float32Array(3), threshold: 0 }
  expect(answerFrom(empty, columns, plain)).toEqual({
    total: 0,
    hits: [],
    facets: { court: [], year: [] },
  })
})

it('finds whatever has a score where every match is wanted', () => {
  expect(ids({ everyMatch: true })).toEqual(['d2', 'd1', 'd0', 'd4', 'd3', 'd5'])
  const deep = { offset: 1200, limit: 10 }
  expect(ids({ ...deep, everyMatch: true })).toEqual([])
})
