/** @jest-environment node */
import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { PUT } from '@/app/api/documents/uploads/[id]/parts/[no]/route'
import { DELETE, POST as finish } from '@/app/api/documents/uploads/[id]/route'
import { POST as begin, GET as list } from '@/app/api/documents/uploads/route'
import { readDocumentFile, readDocuments } from '@/lib/documents/data'
import { deleteOrphanedObjects } from '@/lib/documents/mutations'
import { partBytes } from '@/lib/documents/uploads/constants'
import { deleteOldUploads } from '@/lib/documents/uploads/mutations'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf } from '@/tests/factories/blog'
import { foreignFiles, sampleFiles } from '@/tests/factories/documents'

let supabase: SupabaseProcess
let asking: SupabaseClient
// Cookies exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({
  userClient: async () => asking,
  anonymousClient: () => supabase.visitor(),
}))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
}))

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  asking = await personOf(supabase, 'user')
})

const address = 'http://localhost:3000/api/documents/uploads'
/** A PDF of two parts and a half; the letters behind its end are of no matter. */
const file = Buffer.concat([sampleFiles.pdf, Buffer.alloc(2.5 * partBytes, ' ')])
/** It begins as one that may be kept. */
const noArchive = Buffer.concat([foreignFiles.brokenZip, Buffer.alloc(2.5 * partBytes, ' ')])
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const described = (bytes: Uint8Array = file, more: object = {}) => ({
  name: '긴 계약서.pdf',
  folder: null,
  category: 'contracts',
  bytes: bytes.length,
  sha256: digestOf(bytes),
  ...more,
})

async function answerOf(answer: Response) {
  return { status: answer.status, ...(await answer.json()) }
}
const announce = async (body: unknown) =>
  answerOf(await begin(new Request(address, { method: 'POST', body: JSON.stringify(body) })))
async function put(id: string, no: number | string, bytes?: Uint8Array) {
  const start = Number(no) * partBytes
  const body = new Uint8Array(bytes ?? file.subarray(start, start + partBytes))
  const request = new Request(`${address}/${id}/parts/${no}`, { method: 'PUT', body })
  return answerOf(await PUT(request, { params: Promise.resolve({ id, no: String(no) }) }))
}
const at = (id: string) => ({ params: Promise.resolve({ id }) })
const post = async (id: string) =>
  answerOf(await finish(new Request(`${address}/${id}`, { method: 'POST' }), at(id)))
const cancel = async (id: string) =>
  answerOf(await DELETE(new Request(`${address}/${id}`, { method: 'DELETE' }), at(id)))
const open = async () => (await answerOf(await list(new Request(address)))).data.uploads
const objects = async () =>
  (await supabase.sql`select name from storage.objects where bucket_id = 'documents'`).length

it('goes on where it broke off and keeps the file that was sent, once', async () => {
  const first = await announce(described())
  expect([first.status, first.data.upload.received]).toEqual([201, 0])
  const { id } = first.data.upload
  expect((await put(id, 0)).data).toEqual({ received: 1 })
  expect((await put(id, 1)).data).toEqual({ received: 2 })
  // The page was loaded anew, and the same file chosen again.
  const again = await announce(described())
  expect(again.data.upload).toMatchObject({ id, received: 2 })
  expect((await post(id)).status).toBe(400)
  // What is there already, or does not follow, is not taken: the answer says where to go on.
  expect((await put(id, 0)).data).toEqual({ received: 2 })
  expect((await put(id, 2)).data).toEqual({ received: 3 })
  const kept = await post(id)
  expect([kept.status, kept.data.document.name]).toEqual([201, '긴 계약서.pdf'])
  // An answer that was lost is given again.
  expect(await post(id)).toMatchObject({ status: 200, data: { document: kept.data.document } })
  expect((await readDocuments(asking)).map((each) => each.id)).toEqual([kept.data.document.id])
  const stored = await readDocumentFile(asking, kept.data.document.id)
  expect(digestOf(Buffer.from((await stored?.file.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe(
    digestOf(file),
  )
  expect(await open()).toEqual([])
  expect(await objects()).toBe(1)
  expect((await put(id, 2)).status).toBe(404)
  expect((await cancel(id)).status).toBe(404)
})

it('is closed to visitors, and to others it is as if nothing were there', async () => {
  const { id } = (await announce(described())).data.upload
  await put(id, 0)
  const before = await objects()
  const owner = asking
  for (const [person, status] of [
    [supabase.visitor(), 401],
    [await personOf(supabase, 'admin'), 404],
  ] as const) {
    asking = person
    expect((await put(id, 1)).status).toBe(status)
    expect((await post(id)).status).toBe(status)
    expect((await cancel(id)).status).toBe(status)
  }
  expect(await open()).toEqual([])
  // The same file of somebody else is an upload of their own.
  expect((await announce(described())).data.upload).toMatchObject({ received: 0 })
  asking = supabase.visitor()
  expect((await announce(described())).status).toBe(401)
  expect((await list(new Request(address))).status).toBe(401)
  asking = owner
  expect(await open()).toMatchObject([{ id, received: 1 }])
  expect(await objects()).toBe(before)
  expect((await cancel(id)).status).toBe(200)
})

it('asks for room before anything comes, also for what else is on its way', async () => {
  const { id } = (await asking.auth.getUser()).data.user ?? { id: '' }
  await supabase.sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
    select ${id}, 'a.pdf', 'application/pdf', ${10 * 1024 * 1024}, repeat('a', 64), ${id} || '/' || n
    from generate_series(1, 9) n`
  const six = { bytes: 6 * 1024 * 1024 }
  expect((await announce(described(file, six))).status).toBe(201)
  const second = await announce(described(file, { ...six, sha256: 'b'.repeat(64) }))
  expect([second.status, second.error.details]).toEqual([400, { document: 'full' }])
  await supabase.sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
    select ${id}, 'a.pdf', 'application/pdf', 1, repeat('a', 64), ${id} || '/x' || n
    from generate_series(1, 10) n`
  const third = await announce(described(file, { bytes: 10, sha256: 'c'.repeat(64) }))
  expect([third.status, third.error.details]).toEqual([400, { document: 'tooMany' }])
})

it.each([
  ['tooLarge', { bytes: 20 * 1024 * 1024 + 1 }, { document: 'tooLarge' }],
  ['no folder of theirs', { folder: crypto.randomUUID() }, { document: 'noFolder' }],
  ['no digest', { sha256: 'x' }, undefined],
  ['nothing', { bytes: 0 }, undefined],
])('refuses what it cannot take: %s', async (_, more, details) => {
  const { status, error } = await announce(described(file, more))
  expect([status, error.details]).toEqual([400, details])
  expect(await open()).toEqual([])
})

it('takes no part that is too long, too short or of no such number', async () => {
  const { id } = (await announce(described())).data.upload
  const before = await objects()
  for (const [no, bytes] of [
    [0, file.subarray(0, partBytes + 1)],
    [0, file.subarray(0, 10)],
    [3, file.subarray(0, partBytes)],
    ['-1', file.subarray(0, partBytes)],
  ] as const)
    expect((await put(id, no, bytes)).status).toBe(400)
  expect(await open()).toMatchObject([{ id, received: 0 }])
  expect(await objects()).toBe(before)
  await cancel(id)
})

it.each([
  ['changed', described(file, { sha256: 'd'.repeat(64) }), file],
  ['wrongType', described(noArchive), noArchive],
])(
  'what turns out at the end to be no such file is refused as %s, and gone',
  async (reason, body, bytes) => {
    const before = await objects()
    const { id } = (await announce(body)).data.upload
    for (const no of [0, 1, 2])
      await put(id, no, bytes.subarray(no * partBytes, (no + 1) * partBytes))
    const { status, error } = await post(id)
    expect([status, error.details]).toEqual([400, { document: reason }])
    expect(await open()).toEqual([])
    expect(await readDocuments(asking)).toEqual([])
    expect(await objects()).toBe(before)
  },
)

it('what its first part shows to be of no such type is refused with it, and gone', async () => {
  const before = await objects()
  const program = Buffer.concat([foreignFiles.program, Buffer.alloc(file.length)])
  const { id } = (await announce(described(program, { name: '계약서.pdf' }))).data.upload
  const { status, error } = await put(id, 0, program.subarray(0, partBytes))
  expect([status, error.details]).toEqual([400, { document: 'wrongType' }])
  expect(await open()).toEqual([])
  expect(await objects()).toBe(before)
  expect((await put(id, 0)).status).toBe(404)
  expect((await post(id)).status).toBe(404)
})

it('a cancelled upload leaves nothing, one that nobody goes on with neither after a day', async () => {
  await deleteOrphanedObjects(supabase.admin(), new Date('2100-01-01'))
  const before = await objects()
  const cancelled = (await announce(described())).data.upload.id
  await put(cancelled, 0)
  expect((await cancel(cancelled)).status).toBe(200)
  expect(await objects()).toBe(before)
  const { id } = (await announce(described())).data.upload
  await put(id, 0)
  const [row] = await supabase.sql`select updated_at from document_uploads where id = ${id}`
  const hours = (count: number) => new Date(Number(row?.updated_at) + count * 3600_000)
  await deleteOldUploads(supabase.admin(), hours(23))
  await deleteOrphanedObjects(supabase.admin(), hours(23))
  expect(await open()).toMatchObject([{ id, received: 1 }])
  expect(await deleteOldUploads(supabase.admin(), hours(25))).toBeGreaterThanOrEqual(1)
  await deleteOrphanedObjects(supabase.admin(), hours(25))
  expect(await open()).toEqual([])
  expect(await objects()).toBe(before)
})
