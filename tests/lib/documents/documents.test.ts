/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { readDocumentFile, readDocuments, readFolders } from '@/lib/documents/data'
import {
  addFolder,
  changeDocument,
  changeFolder,
  deleteDocument,
  deleteFolder,
  deleteOrphanedObjects,
  storeDocument,
} from '@/lib/documents/mutations'
import type { NewDocument } from '@/lib/documents/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf } from '@/tests/factories/blog'
import { sampleFiles } from '@/tests/factories/documents'

let supabase: SupabaseProcess
let service: SupabaseClient
let owner: SupabaseClient
let other: SupabaseClient
let ownerId: string
let otherId: string

const idOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user?.id ?? ''
const allowed = { documents: 1000, documentBytes: 1e9 }
const file = (changed: Partial<NewDocument> = {}): NewDocument => ({
  name: '계약서.pdf',
  kind: 'pdf',
  folder: null,
  category: 'contracts',
  bytes: sampleFiles.pdf,
  ...changed,
})
async function kept(changed: Partial<NewDocument> = {}, person = ownerId) {
  const result = await storeDocument(service, person, file(changed), allowed)
  if (!result.ok) throw new Error(result.reason)
  return result.document
}
async function folderOf(name: string, parent: string | null = null): Promise<string> {
  expect(await addFolder(owner, name, parent)).toEqual({ ok: true })
  const [row] = await supabase.sql`select id from document_folders
    where user_id = ${ownerId} and name = ${name} and parent_id is not distinct from ${parent}`
  return String(row?.id)
}
const keyOf = async (id: string) =>
  String((await supabase.sql`select storage_key from documents where id = ${id}`)[0]?.storage_key)
const objects = async (person = ownerId) =>
  (
    await supabase.sql`select name from storage.objects where bucket_id = 'documents' and name like ${`${person}/%`}`
  ).length
const strays = async () => (await supabase.sql`select from document_strays`).length

beforeAll(async () => {
  supabase = await startSupabase()
  service = supabase.admin()
  owner = await personOf(supabase, 'user')
  other = await personOf(supabase, 'admin')
  ;[ownerId, otherId] = [await idOf(owner), await idOf(other)]
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  await supabase.sql`delete from documents`
  await supabase.sql`delete from document_folders`
  await deleteOrphanedObjects(service, new Date('2100-01-01'))
})

it('keeps a file and gives its owner the same bytes back', async () => {
  const document = await kept({ bytes: sampleFiles.docx, kind: 'docx', name: '계약서.docx' })
  expect((await readDocuments(owner)).map(({ id }) => id)).toEqual([document.id])
  const found = await readDocumentFile(owner, document.id)
  expect(
    Buffer.from((await found?.file.arrayBuffer()) ?? new ArrayBuffer(0)).equals(sampleFiles.docx),
  ).toBe(true)
  expect(found?.document).toMatchObject({ name: '계약서.docx', state: 'stored' })
  expect(await strays()).toBe(0)
})

it('shows nobody else that it is there, not even an administrator', async () => {
  const { id } = await kept()
  const folder = await folderOf('사건')
  for (const person of [other, supabase.visitor()]) {
    expect(await readDocumentFile(person, id).catch(() => null)).toBeNull()
    expect(await readDocuments(person).catch(() => [])).toEqual([])
    expect(await readFolders(person).catch(() => [])).toEqual([])
    expect((await changeDocument(person, id, { name: '남의 것.pdf' })).ok).toBe(false)
    expect((await deleteDocument(person, id)).ok).toBe(false)
    expect((await changeFolder(person, folder, { name: '남의 것' })).ok).toBe(false)
    expect((await deleteFolder(person, folder)).ok).toBe(false)
  }
  expect((await readDocuments(owner)).map(({ name }) => name)).toEqual(['계약서.pdf'])
  expect((await readFolders(owner)).map(({ name }) => name)).toEqual(['사건'])
})

it('the storage itself lets its owner read, and nobody write or remove', async () => {
  const key = await keyOf((await kept()).id)
  const bucket = (client: SupabaseClient) => client.storage.from('documents')
  expect((await bucket(owner).download(key)).error).toBeNull()
  for (const person of [other, supabase.visitor()]) {
    expect((await bucket(person).download(key)).error).not.toBeNull()
    expect((await bucket(person).createSignedUrl(key, 60)).error).not.toBeNull()
    expect((await bucket(person).list(ownerId)).data ?? []).toEqual([])
  }
  for (const person of [owner, other, supabase.visitor()]) {
    const mine = `${await idOf(person)}/${randomUUID()}`
    for (const at of [mine, `${ownerId}/${randomUUID()}`, key]) {
      expect(
        (await bucket(person).upload(at, Buffer.from('x'), { upsert: true })).error,
      ).not.toBeNull()
    }
    await bucket(person).remove([key])
    await bucket(person).move(key, `${key}-moved`)
    await bucket(person).copy(key, mine)
  }
  const publicly = bucket(supabase.visitor()).getPublicUrl(key).data.publicUrl
  expect((await fetch(publicly)).ok).toBe(false)
  const left = await bucket(service).download(key)
  expect(
    Buffer.from((await left.data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(sampleFiles.pdf),
  ).toBe(true)
  expect(await objects()).toBe(1)
})

it('no session begins or keeps a document past the server', async () => {
  const most = { p_most: 99, p_most_bytes: 1e9 }
  for (const person of [owner, supabase.visitor()]) {
    const begin = { p_user: ownerId, p_folder: null, p_bytes: 1, ...most }
    expect((await person.rpc('begin_document', begin)).error).not.toBeNull()
    const keep = { p_user: ownerId, p_key: `${ownerId}/x`, p_document: {}, ...most }
    expect((await person.rpc('keep_document', keep)).error).not.toBeNull()
    await person.from('documents').insert({ name: 'x', mime: 'a', bytes: 1, sha256: 'x' })
  }
  const { id } = await kept()
  for (const forged of [{ bytes: 1 }, { storage_key: `${ownerId}/x` }, { user_id: otherId }]) {
    expect((await owner.from('documents').update(forged).eq('id', id)).error).not.toBeNull()
  }
  expect(await readDocuments(owner)).toHaveLength(1)
})

it('keeps neither row nor object past the number or the bytes of a plan', async () => {
  await kept()
  const one = { documents: 1, documentBytes: 1e9 }
  expect(await storeDocument(service, ownerId, file(), one)).toEqual({
    ok: false,
    reason: 'tooMany',
  })
  const small = { documents: 9, documentBytes: sampleFiles.pdf.length * 2 - 1 }
  expect(await storeDocument(service, ownerId, file(), small)).toEqual({
    ok: false,
    reason: 'full',
  })
  expect([await objects(), await strays()]).toEqual([1, 0])
})

it('of many uploads at once only as many are kept as there is room for', async () => {
  await kept()
  const edge = { documents: 3, documentBytes: 1e9 }
  const all = await Promise.all(
    Array.from({ length: 6 }, () => storeDocument(service, ownerId, file(), edge)),
  )
  expect(all.filter(({ ok }) => ok)).toHaveLength(2)
  expect(all.flatMap((each) => (each.ok ? [] : [each.reason]))).toEqual(Array(4).fill('tooMany'))
  expect([(await readDocuments(owner)).length, await objects(), await strays()]).toEqual([3, 3, 0])
})

it('takes no folder of somebody else, however it is asked', async () => {
  const folder = await folderOf('사건')
  expect(await storeDocument(service, otherId, file({ folder }), allowed)).toEqual({
    ok: false,
    reason: 'noFolder',
  })
  const theirs = await kept({}, otherId)
  expect((await changeDocument(other, theirs.id, { folder_id: folder })).ok).toBe(false)
  expect((await addFolder(other, '안쪽', folder)).ok).toBe(false)
  expect((await readDocuments(other)).map(({ folder_id }) => folder_id)).toEqual([null])
})

it('a folder is moved by its owner alone, and into no folder of somebody else', async () => {
  const outer = await folderOf('사건')
  const inner = await folderOf('증거', outer)
  expect(await addFolder(other, '남의 것', null)).toEqual({ ok: true })
  const [theirs] = await readFolders(other)
  for (const person of [other, supabase.visitor()]) {
    for (const to of [null, theirs?.id ?? '']) {
      expect((await changeFolder(person, inner, { parent_id: to })).ok).toBe(false)
    }
  }
  expect((await changeFolder(other, theirs?.id ?? '', { parent_id: outer })).ok).toBe(false)
  expect((await changeFolder(owner, outer, { parent_id: theirs?.id ?? '' })).ok).toBe(false)
  const parents = async (person: SupabaseClient) =>
    Object.fromEntries((await readFolders(person)).map(({ name, parent_id }) => [name, parent_id]))
  expect(await parents(other)).toEqual({ '남의 것': null })
  expect(await parents(owner)).toEqual({ 사건: null, 증거: outer })
})

it.each(['a/b', 'a\\b', '..', ' a', 'a\nb', ''])(
  'the tables take no name such as %j',
  async (name) => {
    const { id } = await kept()
    expect((await changeDocument(owner, id, { name })).ok).toBe(false)
    expect((await addFolder(owner, name, null)).ok).toBe(false)
  },
)

it('folders are renamed and moved, but not into themselves, and not too deep', async () => {
  const [a, b] = [await folderOf('가'), await folderOf('나')]
  expect(await addFolder(owner, '가', null)).toEqual({ ok: false, reason: 'taken' })
  expect(await changeFolder(owner, b, { name: '가' })).toEqual({ ok: false, reason: 'taken' })
  expect(await changeFolder(owner, b, { parent_id: a })).toEqual({ ok: true })
  expect(await changeFolder(owner, a, { parent_id: b })).toEqual({ ok: false, reason: 'tooDeep' })
  expect(await changeFolder(owner, a, { parent_id: a })).toEqual({ ok: false, reason: 'tooDeep' })
  let last = b
  for (const name of ['3', '4', '5']) last = await folderOf(name, last)
  expect(await addFolder(owner, '6', last)).toEqual({ ok: false, reason: 'tooDeep' })
  const c = await folderOf('다')
  await folderOf('라', c)
  const four = (await readFolders(owner)).find(({ name }) => name === '4')?.id ?? ''
  expect(await changeFolder(owner, c, { parent_id: four })).toEqual({
    ok: false,
    reason: 'tooDeep',
  })
  expect(await changeFolder(owner, b, { parent_id: null })).toEqual({ ok: true })
})

it('two moves at once cannot make a ring', async () => {
  const [a, b] = [await folderOf('가'), await folderOf('나')]
  const both = await Promise.all([
    changeFolder(owner, a, { parent_id: b }),
    changeFolder(owner, b, { parent_id: a }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

it('a folder goes with all that is in it, objects too', async () => {
  const a = await folderOf('가')
  const b = await folderOf('나', a)
  await kept({ folder: b })
  const stays = await kept()
  expect(await deleteFolder(owner, a)).toEqual({ ok: true })
  expect(await deleteOrphanedObjects(service, new Date(), ownerId)).toBe(1)
  expect((await readDocuments(owner)).map(({ id }) => id)).toEqual([stays.id])
  expect([await objects(), await strays()]).toEqual([1, 0])
})

it('an account that is removed takes its objects along', async () => {
  const leaving = await personOf(supabase, 'user')
  const id = await idOf(leaving)
  await kept({}, id)
  await kept()
  await supabase.sql`select public.remove_account(${id})`
  expect(await supabase.sql`select from documents where user_id = ${id}`).toHaveLength(0)
  expect(await deleteOrphanedObjects(service, new Date())).toBe(1)
  expect([await objects(id), await objects(), await strays()]).toEqual([0, 1, 0])
})

it('an upload that broke off leaves nothing behind for long, and one under way is left alone', async () => {
  const most = { p_most: 9, p_most_bytes: 1e9 }
  const { data } = await service.rpc('begin_document', {
    p_user: ownerId,
    p_folder: null,
    p_bytes: 1,
    ...most,
  })
  await service.storage.from('documents').upload(data.key, Buffer.from('x'))
  expect(await deleteOrphanedObjects(service, new Date())).toBe(0)
  expect(await objects()).toBe(1)
  expect(await deleteOrphanedObjects(service, new Date(Date.now() + 2 * 3600_000))).toBe(1)
  expect(await objects()).toBe(0)
  const late = { p_user: ownerId, p_key: data.key, p_document: { bytes: 1 }, ...most }
  expect((await service.rpc('keep_document', late)).data).toEqual({ outcome: 'gone' })
})
