/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { setLogLevel } from '@/lib/log'
import { reportSchema } from '@/lib/ragops/experiments/report-schema'
import { createTestDatabase, forgetPeople, type TestDatabase } from '@/tests/database'
import { until } from '@/tests/embedded/small-stack'
import { Queue } from '@/worker/queue'
import { type ExperimentService, experimentHandler } from '@/worker/ragops/run-experiment'
import { Worker } from '@/worker/worker'

const questions = 40
let database: TestDatabase
let worker: Worker | null = null
let owner = ''
let dataset = ''
/** Questions that the service was asked, in their order. */
let asked: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  setLogLevel('off')
  asked = []
  const { sql } = database
  owner = randomUUID()
  await sql`insert into auth.users (id, email) values (${owner}, 'hong@example.test')`
  const [row] = await sql`insert into datasets (user_id, name, target, latest)
    values (${owner}, '평가', 'statutes', 1) returning id`
  dataset = String(row?.id)
  await sql`insert into dataset_versions (dataset_id, no, user_id, hash, items, origin, as_of)
    values (${dataset}, 1, ${owner}, ${'a'.repeat(64)}, ${questions}, 'import', '2026-11-24')`
  await sql`insert into dataset_items (dataset_id, key, valid_from, user_id, query, relevant, cluster, tags, hash)
    select ${dataset}, 'q' || n, 1, ${owner}, 'question ' || n, '[{"id": "right", "grade": 1}]', 'q' || n,
      '{"field": "civil"}', ${'b'.repeat(64)} from generate_series(1, ${questions}) n`
})
afterEach(async () => {
  await worker?.stop()
  worker = null
  await forgetPeople(database)
})

async function addExperiment(retriever: 'search' | 'passages', baseline: string | null = null) {
  const [row] = await database.sql`
    insert into experiments (user_id, name, dataset_id, version, retriever, k, baseline_id)
    values (${owner}, '실험', ${dataset}, 1, ${retriever}, 5, ${baseline}) returning id`
  const id = String(row?.id)
  await resume(id)
  return id
}
const resume = (id: string) => database.sql`select private.enqueue_experiment(${id}, ${owner})`
const jobOf = async (id: string) => {
  const [row] = await database.sql`select id, state, reason, progress from jobs
    where subject = ${id} order by created_at desc, id limit 1`
  return row
}
const ends = (id: string, state: string) => until(async () => (await jobOf(id))?.state === state)
const keysOf = async (id: string) => {
  const rows = await database.sql`select key from experiment_items where experiment_id = ${id}`
  return rows.map(({ key }) => String(key))
}
async function reportOf(id: string) {
  const [row] = await database.sql`select report from experiments where id = ${id}`
  return reportSchema.parse(row?.report)
}

/** `search` finds the answer first, `passages` second. */
const service = (changes: Partial<ExperimentService> = {}): ExperimentService => ({
  retrieverOf: (name) => async (query) => {
    asked.push(query)
    return name === 'search' ? ['right', 'other'] : ['other', 'right']
  },
  indexVersion: async () => 'index 1',
  countHeld: async () => 0,
  ...changes,
})

async function startWorker(of: ExperimentService) {
  const options = { slots: 1, heartbeatMs: 40, progressMs: 20, pollMs: 50 }
  worker = new Worker(new Queue(database.sql, 5), [experimentHandler(of)], options)
  await worker.start()
}

it('scores every item, and says that the better of two is better', async () => {
  await startWorker(service())
  const before = await addExperiment('passages')
  await ends(before, 'done')
  const after = await addExperiment('search', before)
  await ends(after, 'done')
  expect(await reportOf(before)).toMatchObject({ items: questions, failed: 0, compared: null })
  const report = await reportOf(after)
  expect(report).toMatchObject({
    answered: questions,
    measures: { mrr: { mean: 1, low: 1, high: 1 } },
  })
  expect(report.compared?.mrr).toMatchObject({
    overall: { before: 0.5, after: 1, verdict: 'better' },
    counts: { better: questions, worse: 0, equal: 0 },
  })
  expect(report.compared?.recall?.overall.verdict).toBe('equal')
  expect(report.groups).toMatchObject([{ slice: 'field', value: 'civil', items: questions }])
})

it('measures with the settings that it has of a configuration', async () => {
  const hits: unknown[] = []
  await startWorker(
    service({
      retrieverOf: (_name, _target, options) => async () => {
        hits.push(options?.hits)
        return ['right']
      },
    }),
  )
  const [row] = await database.sql`
    insert into experiments (user_id, name, dataset_id, version, retriever, k, configuration, configuration_hash,
      configuration_name)
    values (${owner}, '실험', ${dataset}, 1, 'passages', 5, '{"hits": 20}', ${'c'.repeat(64)}, '스무 건') returning id`
  await resume(String(row?.id))
  await ends(String(row?.id), 'done')
  expect(new Set(hits)).toEqual(new Set([20]))
})

it('a run whose worker stops in the middle goes on with what is missing', async () => {
  let free = 10
  await startWorker(
    service({
      retrieverOf: () => (query) =>
        new Promise((resolve) => {
          // The eleventh question is never answered.
          if (free-- > 0) {
            asked.push(query)
            resolve(['right'])
          }
        }),
    }),
  )
  const id = await addExperiment('search')
  await until(async () => asked.length === 10 && (await keysOf(id)).length === 8)
  await worker?.stop()
  const kept = await keysOf(id)
  expect((await jobOf(id))?.state).toBe('queued')

  asked = []
  await startWorker(service())
  await ends(id, 'done')
  expect(asked).toHaveLength(questions - kept.length)
  const again = kept.filter((key) => asked.includes(`question ${key.slice(1)}`))
  expect(again).toEqual([])
  expect(await reportOf(id)).toMatchObject({ items: questions, failed: 0 })
})

it('what was scored on another index is scored anew', async () => {
  const id = await addExperiment('search')
  await database.sql`update experiments set index_version = 'index 0' where id = ${id}`
  await database.sql`insert into experiment_items (experiment_id, key, user_id, results, ms, scores)
    values (${id}, 'q1', ${owner}, '{}', 1, '{"mrr": 0}')`
  await startWorker(service())
  await ends(id, 'done')
  expect(asked).toHaveLength(questions)
  expect((await reportOf(id)).measures.mrr?.mean).toBe(1)
})

it('its owner stops it and goes on, and one that is deleted ends', async () => {
  let free = 8
  const slow = service({
    retrieverOf: () => () =>
      new Promise((resolve) => {
        if (free-- > 0) resolve(['right'])
      }),
  })
  await startWorker(slow)
  const id = await addExperiment('search')
  await until(async () => (await keysOf(id)).length === 8)
  await database.sql`update jobs set cancel_asked_at = now() where subject = ${id}`
  await ends(id, 'cancelled')
  await resume(id)
  await until(async () => (await jobOf(id))?.state === 'running')
  await worker?.stop()
  await database.sql`delete from experiments where id = ${id}`
  await startWorker(service())
  await ends(id, 'done')
  expect(asked).toEqual([])
})

it('a question that fails counts as nothing found; a service that is away ends the attempt', async () => {
  let isAway = true
  await startWorker(
    service({
      retrieverOf: () => async (query) => {
        if (isAway) throw new AppError('network')
        if (query === 'question 3') throw new AppError('timeout')
        return ['right']
      },
    }),
  )
  const id = await addExperiment('search')
  await until(async () => (await jobOf(id))?.reason === 'service')
  expect(await keysOf(id)).toEqual([])
  isAway = false
  await database.sql`update jobs set due_at = now() where subject = ${id}`
  await ends(id, 'done')
  expect(await reportOf(id)).toMatchObject({ failed: 1, answered: questions - 1 })
})

it('one in which every question failed is no result', async () => {
  await startWorker(
    service({
      retrieverOf: () => async () => {
        throw new AppError('timeout')
      },
    }),
  )
  const id = await addExperiment('search')
  await ends(id, 'failed')
  expect(await jobOf(id)).toMatchObject({ reason: 'everything' })
  expect(await keysOf(id)).toEqual([])
})
