/** @jest-environment node */
import type { DatasetItem, RunItem } from '@/lib/ragops/dataset-schema'
import { progressOf } from '@/lib/ragops/experiments/experiment-progress'
import { makeReport } from '@/lib/ragops/experiments/make-report'
import { reportSchema } from '@/lib/ragops/experiments/report-schema'
import { experimentFormSchema } from '@/lib/ragops/experiments/schema'
import { retrievalScores } from '@/lib/ragops/retrieval-metrics'

const item = (id: string, field: string, answers = 1): DatasetItem => ({
  id,
  query: `question ${id}`,
  relevant: answers > 0 ? [{ id: 'right', grade: 1 }] : [],
  source: null,
  cluster: id,
  tags: { field },
})
const ran = (of: DatasetItem, results: string[], changes: Partial<RunItem> = {}): RunItem => ({
  id: of.id,
  results,
  error: null,
  ms: 10,
  scores: retrievalScores(of.relevant, results, 5),
  ...changes,
})
const civil = Array.from({ length: 35 }, (_, at) => item(`c${at}`, 'civil'))
const tax = Array.from({ length: 5 }, (_, at) => item(`t${at}`, 'tax'))
const refused = item('none', 'tax', 0)
const items = [...civil, ...tax, refused]

it('says each measure with its interval, over the questions that have it', async () => {
  const run = items.map((each, at) =>
    ran(each, each === refused ? [] : at % 2 === 0 ? ['right'] : ['other'], { ms: at }),
  )
  const report = await makeReport(items, run, null)
  expect(reportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report)
  expect(report).toMatchObject({ items: 41, answered: 40, failed: 0, compared: null })
  expect(report.latency).toEqual({ p50: 20, p95: 38 })
  expect(report.measures.recall).toMatchObject({ mean: 0.5, items: 40 })
  expect(report.measures.refusal).toMatchObject({ mean: 1, low: 1, high: 1, items: 41 })
  const { low = 1, high = 0 } = report.measures.recall ?? {}
  expect(low).toBeLessThan(0.5)
  expect(high).toBeGreaterThan(0.5)
  expect(report.groups.map(({ value, items: count }) => [value, count])).toEqual([
    ['civil', 35],
    ['tax', 6],
  ])
})

it('judges as a whole and by group, and says of small groups that nothing can be said', async () => {
  const before = items.map((each) => ran(each, each === refused ? [] : ['other', 'right']))
  const now = items.map((each) =>
    ran(each, each === refused ? ['other'] : each.tags.field === 'tax' ? ['other'] : ['right']),
  )
  const { compared } = await makeReport(items, now, before)
  expect(compared?.mrr).toMatchObject({
    overall: { items: 40, verdict: 'better' },
    slices: [{ value: 'civil', verdict: 'better' }],
    small: [{ value: 'tax', items: 5 }],
    counts: { better: 35, worse: 5, equal: 0 },
  })
  expect(compared?.refusal?.counts).toEqual({ better: 0, worse: 1, equal: 40 })
})

it('few questions are judged by nobody, however large the difference', async () => {
  const before = tax.map((each) => ran(each, []))
  const { compared } = await makeReport(
    tax,
    tax.map((each) => ran(each, ['right'])),
    before,
  )
  expect(compared?.ndcg?.overall.verdict).toBe('too-few-items')
})

it('what failed counts as nothing found, and not for the latency', async () => {
  const run = tax.map((each) => ran(each, [], { error: 'timeout', ms: 9000 }))
  expect(await makeReport(tax, run, null)).toMatchObject({
    ...{ failed: 5, answered: 0, latency: null },
    measures: { ndcg: { mean: 0 } },
  })
})

it('an experiment without a job was stopped, unless it is finished', () => {
  const open = { finished_at: null }
  const job = (
    state: 'queued' | 'running' | 'failed' | 'cancelled',
    reason: string | null = null,
  ) => progressOf(open, { state, reason, progress: { done: 3, total: 7 } })
  expect(progressOf({ finished_at: '2026-11-24' }, null).state).toBe('done')
  expect(progressOf(open, null).state).toBe('stopped')
  expect(job('cancelled').state).toBe('stopped')
  expect(job('queued').state).toBe('waiting')
  expect(job('running')).toEqual({ state: 'running', done: 3, total: 7, reason: null })
  expect(job('failed', 'service')).toMatchObject({ state: 'failed', reason: 'service' })
  expect(job('failed', 'worker-lost')).toMatchObject({ state: 'failed', reason: 'unexpected' })
})

it('a form names a version of a dataset, and k within its limits', () => {
  const id = '6f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f'
  const form = { name: ' 실험 ', of: `${id}/3`, retriever: 'search', k: '10', baseline: '' }
  expect(experimentFormSchema.parse(form)).toEqual({
    ...{ name: '실험', of: { dataset: id, version: 3 }, retriever: 'search', k: 10 },
    ...{ baseline: null, configuration: null },
  })
  expect(experimentFormSchema.safeParse({ ...form, configuration: id }).success).toBe(false)
  const measured = { ...form, configuration: id, retriever: 'passages' }
  expect(experimentFormSchema.parse(measured).configuration).toBe(id)
  const wrong = [{ name: ' ' }, { of: 'x/1' }, { of: id }, { retriever: 'x' }, { k: '0' }]
  for (const changes of [...wrong, { k: '100' }, { k: '1.5' }, { baseline: 'x' }])
    expect(experimentFormSchema.safeParse({ ...form, ...changes }).success).toBe(false)
})
