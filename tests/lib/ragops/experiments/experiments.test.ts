/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { DatasetItem } from '@/lib/ragops/dataset-schema'
import { createDataset, writeVersion } from '@/lib/ragops/datasets/mutations'
import {
  readComparedItems,
  readExperiment,
  readExperiments,
  readVersionChoices,
} from '@/lib/ragops/experiments/data'
import {
  createExperiment,
  deleteExperiment,
  resumeExperiment,
  stopExperiment,
} from '@/lib/ragops/experiments/mutations'
import type { UserDb } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'

let supabase: SupabaseProcess
let owner: UserDb
let other: UserDb
let dataset = ''

async function signIn(): Promise<UserDb> {
  const email = `experiments-${randomUUID()}@example.test`
  const password = 'correct horse'
  const made = await supabase
    .admin()
    .auth.admin.createUser({ email, password, email_confirm: true })
  if (made.error) throw made.error
  const client = supabase.visitor()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client as unknown as UserDb
}
const item = (id: string): DatasetItem => ({
  id,
  query: `질문 ${id}`,
  relevant: [{ id: '001706#750', grade: 1, label: '민법 제750조' }],
  source: null,
  cluster: id,
  tags: {},
})
beforeAll(async () => {
  supabase = await startSupabase()
  ;[owner, other] = [await signIn(), await signIn()]
  const made = await createDataset(owner, { name: '평가', target: 'statutes' })
  if (!made.ok) throw new Error(made.reason)
  dataset = made.id
  await writeVersion(owner, dataset, { origin: 'import', put: [item('a'), item('b')] })
})
afterAll(() => supabase.stop())

const form = (changes: object = {}) => ({
  name: '실험',
  of: { dataset, version: 1 },
  retriever: 'search' as const,
  k: 10,
  baseline: null,
  configuration: null,
  ...changes,
})
async function made(db = owner): Promise<string> {
  const created = await createExperiment(db, form())
  if (!created.ok) throw new Error(created.reason)
  return created.id
}

it('an experiment begins at once, is stopped by its owner and goes on', async () => {
  const id = await made()
  expect(await readExperiment(owner, id)).toMatchObject({
    ...{ name: '실험', version: 1, k: 10, report: null, finished_at: null },
    datasets: { name: '평가', target: 'statutes' },
  })
  expect(await stopExperiment(owner, id)).toBe(true)
  expect(await stopExperiment(owner, id)).toBe(false)
  expect(await resumeExperiment(owner, id)).toBe(true)
  expect(await resumeExperiment(owner, id)).toBe(true)
  expect(await stopExperiment(owner, id)).toBe(true)
  expect(await readComparedItems(owner, id, { metric: 'ndcg', show: 'all', page: 1 })).toEqual({
    total: 0,
    items: [],
  })
  expect(await deleteExperiment(owner, id)).toEqual({ ok: true })
  expect(await readExperiment(owner, id)).toBeNull()
})

it('versions with questions are offered, and none of somebody else', async () => {
  const empty = await createDataset(owner, { name: '빈 것', target: 'cases' })
  if (!empty.ok) throw new Error(empty.reason)
  const offered = { dataset_id: dataset, no: 1, items: 2, datasets: { name: '평가' } }
  expect(await readVersionChoices(owner)).toEqual([offered])
  expect(await readVersionChoices(other)).toEqual([])
})

it('a version that there is not, and a baseline that is not finished, are refused', async () => {
  const missing = await createExperiment(owner, form({ of: { dataset, version: 9 } }))
  expect(missing).toEqual({ ok: false, reason: 'gone' })
  const baseline = await made()
  expect(await createExperiment(owner, form({ baseline }))).toEqual({
    ok: false,
    reason: 'baseline',
  })
})

it('nobody but the owner reads, begins, stops, goes on or deletes', async () => {
  const id = await made()
  for (const stranger of [other, supabase.visitor() as unknown as UserDb]) {
    const seen = async <T>(read: Promise<T>) => read.catch(() => null)
    expect(await seen(readExperiment(stranger, id))).toBeNull()
    expect((await seen(readExperiments(stranger))) ?? []).toEqual([])
    const items = await seen(
      readComparedItems(stranger, id, { metric: 'ndcg', show: 'all', page: 1 }),
    )
    expect(items?.items ?? []).toEqual([])
    expect((await createExperiment(stranger, form())).ok).toBe(false)
    expect((await seen(stopExperiment(stranger, id))) ?? false).toBe(false)
    expect(await resumeExperiment(stranger, id)).toBe(false)
    expect((await seen(deleteExperiment(stranger, id)))?.ok ?? false).toBe(false)
  }
  const strangers = await createDataset(other, { name: '남의 것', target: 'statutes' })
  if (!strangers.ok) throw new Error(strangers.reason)
  await writeVersion(other, strangers.id, { origin: 'import', put: [item('a'), item('b')] })
  const theirs = await createExperiment(
    other,
    form({ of: { dataset: strangers.id, version: 1 }, baseline: id }),
  )
  expect(theirs).toEqual({ ok: false, reason: 'baseline' })
  expect(await readExperiment(owner, id)).not.toBeNull()
})
