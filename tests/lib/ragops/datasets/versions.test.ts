/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { datasetHash } from '@/lib/ragops/dataset-hash'
import type { DatasetItem } from '@/lib/ragops/dataset-schema'
import {
  readDataset,
  readDatasets,
  readItemsOf,
  readVersion,
  readVersions,
} from '@/lib/ragops/datasets/data'
import { createDataset, deleteDataset, writeVersion } from '@/lib/ragops/datasets/mutations'
import type { UserDb } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'

let supabase: SupabaseProcess
let owner: UserDb
let other: UserDb

async function signIn(): Promise<UserDb> {
  const email = `ragops-${randomUUID()}@example.test`
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
beforeAll(async () => {
  supabase = await startSupabase()
  ;[owner, other] = [await signIn(), await signIn()]
})
afterAll(() => supabase.stop())

const item = (id: string, query = `질문 ${id}`): DatasetItem => ({
  id,
  query,
  relevant: [{ id: '001706#750', grade: 1, label: '민법 제750조' }],
  source: null,
  cluster: id,
  tags: { field: '민사' },
})
async function made(db = owner): Promise<string> {
  const created = await createDataset(db, { name: '평가', target: 'statutes' })
  if (!created.ok) throw new Error(created.reason)
  return created.id
}

it('every change is a version of its own, and what was stays as it was', async () => {
  const id = await made()
  const put = (items: DatasetItem[]) => writeVersion(owner, id, { origin: 'import', put: items })
  expect(await put([item('b'), item('a')])).toEqual({ ok: true, version: 1 })
  expect(await put([item('a', '고친 질문'), item('c')])).toEqual({ ok: true, version: 2 })
  const removed = await writeVersion(owner, id, { origin: 'manual', remove: ['b'] })
  expect(removed).toEqual({ ok: true, version: 3 })

  expect(await readItemsOf(owner, id, 1)).toEqual([item('a'), item('b')])
  expect(await readItemsOf(owner, id, 2)).toEqual([item('a', '고친 질문'), item('b'), item('c')])
  expect(await readItemsOf(owner, id, 3)).toEqual([item('a', '고친 질문'), item('c')])
  expect(await readItemsOf(owner, id, 2, { offset: 1, limit: 1 })).toEqual([item('b')])
  expect(
    (await readVersions(owner, id)).map(({ no, items, origin }) => [no, items, origin]),
  ).toEqual([
    [3, 2, 'manual'],
    [2, 3, 'import'],
    [1, 2, 'import'],
  ])
  expect(await readDataset(owner, id)).toMatchObject({ latest: 3, items: 2 })
})

it('the hash of a version is that of its items, however it was made', async () => {
  const [one, two] = [await made(), await made()]
  await writeVersion(owner, one, { origin: 'manual', put: [item('a'), item('b')] })
  await writeVersion(owner, two, { origin: 'manual', put: [item('b')] })
  await writeVersion(owner, two, { origin: 'manual', put: [item('a')] })
  const hash = datasetHash([item('b'), item('a')])
  expect((await readVersion(owner, one, 1))?.hash).toBe(hash)
  expect((await readVersion(owner, two, 2))?.hash).toBe(hash)
  await writeVersion(owner, two, { origin: 'manual', remove: ['a', 'b'] })
  expect(await readVersion(owner, two, 3)).toMatchObject({ items: 0, hash: datasetHash([]) })
})

it('what changes nothing makes no version', async () => {
  const id = await made()
  await writeVersion(owner, id, { origin: 'manual', put: [item('a')] })
  const again = await writeVersion(owner, id, { origin: 'trace', put: [item('a')], remove: ['x'] })
  expect(again).toEqual({ ok: true, version: 1 })
})

it('more items than a dataset holds are refused, and none of them is kept', async () => {
  const id = await made()
  const many = Array.from({ length: 2001 }, (_, at) => item(String(at)))
  expect(await writeVersion(owner, id, { origin: 'import', put: many })).toEqual({
    ok: false,
    reason: 'full',
  })
  expect(await readDataset(owner, id)).toMatchObject({ latest: 0, items: 0 })
})

it('two who write at once make two versions', async () => {
  const id = await made()
  const written = await Promise.all(
    ['a', 'b', 'c'].map((key) => writeVersion(owner, id, { origin: 'manual', put: [item(key)] })),
  )
  expect(written.map((each) => each.ok && each.version).sort()).toEqual([1, 2, 3])
  expect(await readItemsOf(owner, id, 3)).toHaveLength(3)
})

it('nobody but the owner reads, writes or deletes, and a guessed id tells nothing', async () => {
  const id = await made()
  await writeVersion(owner, id, { origin: 'manual', put: [item('a')] })
  for (const stranger of [other, supabase.visitor() as unknown as UserDb]) {
    const seen = async <T>(read: Promise<T>) => read.catch(() => null)
    expect(await seen(readDataset(stranger, id))).toBeNull()
    expect((await seen(readItemsOf(stranger, id, 1))) ?? []).toEqual([])
    const written = await writeVersion(stranger, id, { origin: 'manual', put: [item('b')] })
    expect(written.ok).toBe(false)
    expect((await deleteDataset(stranger, id)).ok).toBe(false)
  }
  expect(await writeVersion(owner, randomUUID(), { origin: 'manual', put: [] })).toEqual({
    ok: false,
    reason: 'gone',
  })
  expect(await readDataset(owner, id)).toMatchObject({ latest: 1 })
  expect((await readDatasets(other)).map((each) => each.id)).not.toContain(id)
  expect(await deleteDataset(owner, id)).toEqual({ ok: true })
  expect(await readDataset(owner, id)).toBeNull()
})
