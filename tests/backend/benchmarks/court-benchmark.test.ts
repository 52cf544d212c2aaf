import { countHeld, courtBenchmark } from '@/backend/benchmarks/court-benchmark'
import type { BenchmarkRequest } from '@/lib/corpus/benchmark-schema'
import { datasetHash } from '@/lib/ragops/dataset-hash'
import { createTestDatabase, type TestDatabase } from '@/tests/database'
import {
  insertArticle,
  insertArticleCitation,
  insertDecision,
  insertDecisionCitation,
  insertLaw,
} from '@/tests/factories/legal-rows'

let database: TestDatabase
const issue = (no: number | null, words: string) => ({
  no,
  issue: words,
  gist: '',
  articles: [],
  cases: [],
})
const long = (words: string) => `${words}에 관하여 법원이 판단하는 기준과 방법`

beforeAll(async () => {
  database = await createTestDatabase()
  const { sql } = database
  await insertLaw(sql, { law_id: '001706', title: '민법' })
  for (const [position, no] of ['750', '751', '760'].entries())
    await insertArticle(sql, { law_id: '001706', no, position })
  await insertDecision(sql, {
    serial: 1,
    judgment_date: '2024-03-01',
    issues: [issue(1, long('과실')), issue(2, long('위자료')), issue(3, '짧다')],
  })
  await insertDecision(sql, {
    serial: 2,
    judgment_date: '2025-03-01',
    case_type: '형사',
    issues: [issue(null, long('공동불법행위'))],
  })
  await insertDecision(sql, {
    serial: 3,
    judgment_date: '1999-03-01',
    issues: [issue(null, long('옛 쟁점'))],
  })
  const cite = (serial: number, position: number, article_no: string, more = {}) =>
    insertArticleCitation(sql, {
      serial,
      position,
      law_name: '민법',
      law_id: '001706',
      article_no,
      ...more,
    })
  await cite(1, 0, '750', { issue_no: 1 })
  await cite(1, 1, '751', { issue_no: 1 })
  // An earlier text, an article that is not there, and an issue too short to ask anything.
  await cite(1, 2, '750', { issue_no: 2, former: true })
  await cite(1, 3, '9999', { issue_no: 2 })
  await cite(1, 4, '760', { issue_no: 3 })
  await cite(2, 0, '760')
  await cite(3, 0, '750')
  await insertDecisionCitation(sql, { serial: 2, position: 0, number: '2020다1', target: 1 })
  await insertDecisionCitation(sql, { serial: 2, position: 1, number: '2020다2', target: 2 })
  await insertDecisionCitation(sql, { serial: 2, position: 2, number: '2020다9', target: null })
})
afterAll(() => database.drop())

const choice = (more: Partial<BenchmarkRequest> = {}): BenchmarkRequest => ({
  target: 'statutes',
  from: 2024,
  to: 2026,
  field: null,
  court: null,
  items: 100,
  seed: 1,
  ...more,
})
const build = (more: Partial<BenchmarkRequest> = {}) => courtBenchmark(database.sql, choice(more))

it('an issue asks, and the articles that its headnote cites answer', async () => {
  const items = (await build()).sort((one, other) => one.id.localeCompare(other.id))
  expect(items).toEqual([
    {
      id: '1:1',
      query: long('과실'),
      relevant: [
        { id: '001706#750', grade: 1, label: '민법 제750조' },
        { id: '001706#751', grade: 1, label: '민법 제751조' },
      ],
      source: '1',
      cluster: '민법',
      tags: { field: '민사', court: '대법원', year: '2024', law: '민법' },
    },
    expect.objectContaining({
      id: '2:0',
      relevant: [{ id: '001706#760', grade: 1, label: '민법 제760조' }],
      tags: { field: '형사', court: '대법원', year: '2025', law: '민법' },
    }),
  ])
})

it('decisions that it cites answer too, but never itself, nor one that is not held', async () => {
  expect(await build({ target: 'cases' })).toEqual([
    expect.objectContaining({
      id: '2:0',
      relevant: [{ id: '1', grade: 1, label: expect.stringContaining('대법원 ') }],
      source: '2',
      cluster: '2',
    }),
  ])
})

it('by field, by court and by year', async () => {
  const idsOf = async (more: Partial<BenchmarkRequest>) => (await build(more)).map(({ id }) => id)
  expect(await idsOf({ field: '형사' })).toEqual(['2:0'])
  expect(await idsOf({ court: '대구고등법원' })).toEqual([])
  expect(await idsOf({ from: 1990, to: 1999 })).toEqual(['3:0'])
  expect(await idsOf({ items: 1 })).toHaveLength(1)
})

it('the same seed makes the same dataset', async () => {
  expect(datasetHash(await build())).toBe(datasetHash(await build()))
})

it('says how many of some decisions are held', async () => {
  expect(await countHeld(database.sql, [1, 2, 999_999])).toBe(2)
  expect(await countHeld(database.sql, [])).toBe(0)
})
