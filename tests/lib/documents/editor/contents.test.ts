/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { readDocuments } from '@/lib/documents/data'
import { readVersion, readVersions, readWritten } from '@/lib/documents/editor/data'
import {
  makeWritten,
  nameVersion,
  restoreVersion,
  saveContent,
} from '@/lib/documents/editor/mutations'
import type { ContentJson } from '@/lib/documents/editor/schema'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf } from '@/tests/factories/blog'

let supabase: SupabaseProcess
let service: SupabaseClient
let owner: SupabaseClient
let other: SupabaseClient
let ownerId: string

const allowed = { documents: 1000, documentBytes: 1e9 }
const text = (words: string): ContentJson => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
async function made(words = '처음') {
  const file = { name: '초안', folder: null, category: 'contracts', reason: 'made' } as const
  const result = await makeWritten(service, ownerId, { ...file, content: text(words) }, allowed)
  if (!result.ok) throw new Error(result.reason)
  return result.document.id
}
const save = (person: SupabaseClient, id: string, rev: number, words: string) =>
  saveContent(person, id, { rev, content: text(words) })

beforeAll(async () => {
  supabase = await startSupabase()
  service = supabase.admin()
  owner = await personOf(supabase, 'user')
  other = await personOf(supabase, 'admin')
  ownerId = (await owner.auth.getUser()).data.user?.id ?? ''
})
afterAll(() => supabase.stop())

it('a document that is written is kept in the library, with a first version', async () => {
  const id = await made()
  expect((await readDocuments(owner)).find((each) => each.id === id)).toMatchObject({
    name: '초안',
  })
  expect(await readWritten(owner, id)).toMatchObject({ rev: 1, content: text('처음'), base: null })
  expect(await readVersions(owner, id)).toMatchObject([{ no: 1, reason: 'made' }])
})

it('a save on top of the last one is taken, and one on top of an older is not', async () => {
  const id = await made()
  expect(await save(owner, id, 1, '둘째')).toMatchObject({ outcome: 'ok', rev: 2 })
  expect(await save(owner, id, 1, '셋째')).toMatchObject({
    outcome: 'conflict',
    rev: 2,
    content: text('둘째'),
  })
  expect(await readWritten(owner, id)).toMatchObject({ rev: 2, content: text('둘째') })
})

it('of saves that come at once on top of the same, one is taken', async () => {
  const id = await made()
  const all = await Promise.all(['가', '나', '다', '라'].map((words) => save(owner, id, 1, words)))
  expect(all.filter((each) => each?.outcome === 'ok')).toHaveLength(1)
  expect(all.filter((each) => each?.outcome === 'conflict')).toHaveLength(3)
})

it('saves of ten minutes are one version, unless it was named', async () => {
  const id = await made()
  await save(owner, id, 1, '가')
  await save(owner, id, 2, '나')
  expect(await readVersions(owner, id)).toMatchObject([{ no: 2, reason: 'saved' }, { no: 1 }])
  expect((await readVersion(owner, id, 2))?.content).toEqual(text('나'))
  expect(await nameVersion(owner, id, 2, { name: '상대방에 보낸 것', note: '' })).toBe(true)
  await save(owner, id, 3, '다')
  await supabase.sql`update document_versions set created_at = now() - interval '11 minutes'
    where document_id = ${id} and no = 3`
  await save(owner, id, 4, '라')
  expect((await readVersions(owner, id)).map(({ no, name }) => [no, name])).toEqual([
    [4, null],
    [3, null],
    [2, '상대방에 보낸 것'],
    [1, null],
  ])
  expect((await readVersion(owner, id, 2))?.content).toEqual(text('나'))
})

it('an earlier version comes back as a new one', async () => {
  const id = await made('처음')
  await save(owner, id, 1, '둘째')
  expect(await restoreVersion(owner, id, { no: 1, rev: 2 })).toMatchObject({
    outcome: 'ok',
    rev: 3,
  })
  expect((await readWritten(owner, id))?.content).toEqual(text('처음'))
  expect((await readVersions(owner, id))[0]).toMatchObject({
    no: 3,
    reason: 'restored',
    restored_no: 1,
  })
  expect(await restoreVersion(owner, id, { no: 1, rev: 2 })).toMatchObject({ outcome: 'conflict' })
  expect(await restoreVersion(owner, id, { no: 99, rev: 3 })).toBeNull()
})

it('keeps what changes are tracked against until that ends', async () => {
  const id = await made()
  const base = text('기준')
  await saveContent(owner, id, { rev: 1, content: text('가'), base })
  await save(owner, id, 2, '나')
  expect((await readWritten(owner, id))?.base).toEqual(base)
  await saveContent(owner, id, { rev: 3, content: text('나'), base: false })
  expect((await readWritten(owner, id))?.base).toBeNull()
})

it('nobody else reads, writes, takes back or names, not even an administrator', async () => {
  const id = await made()
  for (const person of [other, supabase.visitor()]) {
    expect(await readWritten(person, id).catch(() => null)).toBeNull()
    expect(await readVersions(person, id).catch(() => [])).toEqual([])
    expect(await readVersion(person, id, 1).catch(() => null)).toBeNull()
    expect(await save(person, id, 1, '남의 것').catch(() => null)).toBeNull()
    expect(await restoreVersion(person, id, { no: 1, rev: 1 }).catch(() => null)).toBeNull()
    expect(await nameVersion(person, id, 1, { name: 'x', note: '' }).catch(() => false)).toBe(false)
  }
  expect(await readWritten(owner, id)).toMatchObject({ rev: 1, content: text('처음') })
})

it('no session makes a document past the server', async () => {
  for (const person of [owner, supabase.visitor()]) {
    const { error } = await person.rpc('make_written_document', {
      p_user: ownerId,
      p_document: { name: 'x', folder: null, category: 'others' },
      p_content: text('x'),
      p_reason: 'made',
      p_most: 99,
      p_most_bytes: 1e9,
    })
    expect(error).not.toBeNull()
  }
})

it('what is too large, or past a plan, is not kept', async () => {
  const id = await made()
  const large = text('가'.repeat(1_500_000))
  expect(await saveContent(owner, id, { rev: 1, content: large })).toEqual({ outcome: 'tooLarge' })
  const file = { name: '초안', folder: null, category: 'others', reason: 'made' } as const
  expect(await makeWritten(service, ownerId, { ...file, content: large }, allowed)).toEqual({
    ok: false,
    reason: 'tooLarge',
  })
  const none = { documents: 1, documentBytes: 1e9 }
  expect(await makeWritten(service, ownerId, { ...file, content: text('x') }, none)).toEqual({
    ok: false,
    reason: 'tooMany',
  })
})

it('goes with its document', async () => {
  const id = await made()
  await owner.from('documents').delete().eq('id', id)
  expect(await supabase.sql`select from document_versions where document_id = ${id}`).toHaveLength(
    0,
  )
})
