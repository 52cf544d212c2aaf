import { randomUUID } from 'node:crypto'
import { type Seeding, type TableCase, wholly } from './table-case'

const hash = 'a'.repeat(64)
let dataset = ''

/** The owner's dataset of one item in one version. */
async function seedDataset({ sql, owner }: Seeding): Promise<string> {
  const [row] =
    await sql`insert into datasets (user_id, name, target, latest) values (${owner}, '평가', 'statutes', 1)
    returning id`
  dataset = String(row?.id)
  await sql`insert into dataset_versions (dataset_id, no, user_id, hash, items, origin, as_of)
    values (${dataset}, 1, ${owner}, ${hash}, 1, 'manual', '2026-11-24')`
  await sql`insert into dataset_items (dataset_id, key, valid_from, user_id, query, relevant, cluster, tags, hash)
    values (${dataset}, 'one', 1, ${owner}, '손해배상', '[]', 'one', '{}', ${hash})`
  return dataset
}

let experiment = ''
/** The owner's experiment on that dataset, with one item scored. */
async function seedExperiment(seeding: Seeding): Promise<string> {
  const { sql, owner } = seeding
  const of = await seedDataset(seeding)
  const [row] = await sql`insert into experiments (user_id, name, dataset_id, version, retriever, k)
    values (${owner}, '실험', ${of}, 1, 'search', 10) returning id`
  experiment = String(row?.id)
  await sql`insert into experiment_items (experiment_id, key, user_id, results, ms, scores)
    values (${experiment}, 'one', ${owner}, '{}', 5, '{"refusal": 1}')`
  return experiment
}

/** Seen by their owner alone, and written by functions: what could be changed would prove nothing. */
export const ragopsTables: readonly TableCase[] = [
  {
    name: 'datasets',
    table: 'datasets',
    key: 'id',
    seed: seedDataset,
    sample: ({ newcomer }) => ({ user_id: newcomer, name: '새 평가', target: 'cases' }),
    change: { name: '다른 이름' },
    may: { owner: 'sd', ...wholly },
  },
  {
    name: 'dataset_versions',
    table: 'dataset_versions',
    key: 'dataset_id',
    seed: seedDataset,
    sample: ({ owner }) => ({
      dataset_id: dataset,
      user_id: owner,
      no: 2,
      hash,
      items: 0,
      origin: 'manual',
      as_of: '2026-11-24',
    }),
    change: { items: 5 },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'dataset_items',
    table: 'dataset_items',
    key: 'dataset_id',
    seed: seedDataset,
    sample: ({ owner }) => ({
      dataset_id: dataset,
      user_id: owner,
      key: randomUUID(),
      valid_from: 1,
      query: '질문',
      relevant: [],
      cluster: 'x',
      tags: {},
      hash,
    }),
    change: { query: '다른 질문' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'experiments',
    table: 'experiments',
    key: 'id',
    seed: seedExperiment,
    sample: ({ owner }) => ({
      user_id: owner,
      name: '새 실험',
      dataset_id: dataset,
      version: 1,
      retriever: 'search',
      k: 10,
    }),
    change: { name: '다른 이름' },
    may: { owner: 'sd', ...wholly },
  },
  {
    name: 'experiment_items',
    table: 'experiment_items',
    key: 'experiment_id',
    seed: seedExperiment,
    sample: ({ owner }) => ({
      experiment_id: experiment,
      key: randomUUID(),
      user_id: owner,
      results: [],
      ms: 1,
      scores: {},
    }),
    change: { ms: 1 },
    may: { owner: 's', ...wholly },
  },
]
