import { AppError } from '@/lib/errors'
import { datasetHash, hashVersion, parseDataset } from '@/lib/ragops/dataset-hash'
import type { Dataset, DatasetItem, Run } from '@/lib/ragops/dataset-schema'
import {
  compareRuns,
  evaluateRetriever,
  incomparable,
  meanOf,
  type Retriever,
  runItem,
} from '@/lib/ragops/evaluation'
import { comparisonReport } from '@/lib/ragops/evaluation-report'

const item = (at: number): DatasetItem => ({
  id: `${at}:1`,
  query: `쟁점 ${at}`,
  relevant: [{ id: `right-${at}`, grade: 1 }],
  source: `own-${at}`,
  cluster: `c${at}`,
  tags: { field: at % 2 === 0 ? '민사' : '형사', year: '2025' },
})
const items = Array.from({ length: 80 }, (_, at) => item(at))
const dataset: Dataset = {
  name: '시험',
  target: 'cases',
  asOf: '2026-11-22',
  hashVersion,
  hash: datasetHash(items),
  items,
}
const numberOf = (query: string) => query.split(' ')[1]
const good: Retriever = async (query) => [`right-${numberOf(query)}`, 'x']
/** Criminal questions are answered second. */
const poor: Retriever = async (query) =>
  Number(numberOf(query)) % 2 === 0
    ? [`right-${numberOf(query)}`, 'x']
    : ['x', `right-${numberOf(query)}`]

async function runOf(retrieve: Retriever, k = 10): Promise<Run> {
  const { name, hash } = dataset
  return {
    ...{ dataset: name, hash, k, retriever: 'test', index: null, ownDecisionsHeld: null },
    items: await evaluateRetriever(dataset, retrieve, k),
  }
}

it('a question’s own decision is no answer, and its place is filled', async () => {
  const asked: number[] = []
  const run = await runOf(async (query, k) => {
    asked.push(k)
    return [`own-${numberOf(query)}`, `right-${numberOf(query)}`, ...Array(k).fill('y')]
  }, 3)
  expect(new Set(asked)).toEqual(new Set([4]))
  expect(run.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
  expect(run.items[5]?.results[0]).toBe('right-5')
  expect(meanOf(run, 'ndcg')).toBe(1)
})

it('a question that failed counts as one that found nothing', async () => {
  const run = await runOf(async (query, k) => {
    if (numberOf(query) === '7') throw new AppError('timeout')
    return good(query, k)
  })
  expect(run.items[7]).toMatchObject({ error: 'timeout', results: [], scores: { ndcg: 0 } })
  expect(meanOf(run, 'recall')).toBeCloseTo(79 / 80, 10)
})

it('a loss in one field is found in that field alone, and said in the report', async () => {
  const [before, after] = [await runOf(good), await runOf(poor)]
  const settings = { metric: 'ndcg', margin: 0.01 } as const
  const compared = compareRuns(dataset.items, before.items, after.items, settings)
  expect(compared.overall.verdict).toBe('worse')
  const verdicts = compared.slices.map(({ value, verdict }) => [value, verdict])
  // Every item is of 2025: that slice would say the same as all of them.
  expect(verdicts).toEqual([
    ['민사', 'equal'],
    ['형사', 'worse'],
  ])
  expect(comparisonReport(compared, settings)).toMatch(
    /\| field 형사 \| 40 \| 1\.0000 \| 0\.6309 \|/,
  )
})

it('runs of other items, another k or another dataset are not compared', async () => {
  const run = await runOf(good)
  expect(incomparable(dataset, run, run)).toBeNull()
  expect(incomparable(dataset, { ...run, k: 5 }, run)).toContain('k is 5')
  expect(incomparable(dataset, { ...run, hash: '0'.repeat(64) }, run)).toContain('dataset')
  expect(incomparable(dataset, { ...run, items: run.items.slice(1) }, run)).toContain('items')
})

it('a dataset whose items were changed is refused', () => {
  expect(parseDataset(JSON.parse(JSON.stringify(dataset)))).toEqual(dataset)
  const changed = { ...dataset, items: [{ ...item(0), query: '다른 쟁점' }, ...items.slice(1)] }
  expect(() => parseDataset(changed)).toThrow('hash')
  const twice = [item(0), item(0)]
  expect(() => parseDataset({ ...dataset, items: twice, hash: datasetHash(twice) })).toThrow('two')
})

it('a file whose hash was reckoned by other rules is refused, and says so', () => {
  expect(() => parseDataset({ ...dataset, hashVersion: 1 })).toThrow('another version')
})

it('a name of an answer is no part of what an item says', () => {
  const named = { ...item(0), relevant: [{ id: 'right-0', grade: 1, label: '민법 제750조' }] }
  expect(datasetHash([named])).toBe(datasetHash([item(0)]))
})

it('a question without answers is right to be refused, and has no figures of ranking', async () => {
  const refused = { ...item(0), relevant: [] }
  const of = async (retrieve: Retriever) => (await runItem(refused, retrieve, 10)).scores
  expect(await of(async () => [])).toEqual({ refusal: 1 })
  expect(await of(async () => ['x'])).toEqual({ refusal: 0 })
  const fails: Retriever = async () => {
    throw new AppError('timeout')
  }
  expect(await of(fails)).toEqual({ refusal: 0 })
  await expect(runItem(refused, fails, 10, (code) => code === 'timeout')).rejects.toThrow()
})

it('a slice of too few items is listed, not left out', async () => {
  const few = items.map((each, at) => ({
    ...each,
    tags: { field: at < 10 ? '가사' : '민사' },
  }))
  const run = await runOf(good)
  const compared = compareRuns(few, run.items, run.items, { metric: 'ndcg', margin: 0.01 })
  expect(compared.slices.map(({ value }) => value)).toEqual(['민사'])
  expect(compared.small).toEqual([{ slice: 'field', value: '가사', items: 10 }])
  expect(comparisonReport(compared, { metric: 'ndcg', margin: 0.01 })).toContain('field 가사 (10)')
})
