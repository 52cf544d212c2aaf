/** @jest-environment node */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { DELETE, GET as download } from '@/app/api/documents/[id]/route'
import { GET as list, POST } from '@/app/api/documents/route'
import { makeFolder, moveDocument, removeFolder, renameDocument } from '@/lib/documents/actions'
import { largestDocument } from '@/lib/documents/constants'
import { setLogLevel } from '@/lib/log'
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

const address = 'http://localhost:3000/api/documents'
async function send(name: string, body: Uint8Array, query = '') {
  const answer = await POST(
    new Request(`${address}${query}`, {
      method: 'POST',
      headers: { 'x-file-name': encodeURIComponent(name) },
      body: new Uint8Array(body),
    }),
  )
  return { status: answer.status, ...(await answer.json()) }
}
const at = (id: string) => ({ params: Promise.resolve({ id }) })
const read = (id: string) => download(new Request(`${address}/${id}`), at(id))
const shelf = async () => (await (await list(new Request(address))).json()).data

it('keeps a file under a clean name, gives it back to be saved, and deletes it', async () => {
  const { status, data } = await send('../계약서.pdf', sampleFiles.pdf, '?category=contracts')
  expect([status, data.document.name, data.document.category]).toEqual([
    201,
    '계약서.pdf',
    'contracts',
  ])
  const answer = await read(data.document.id)
  expect(Buffer.from(await answer.arrayBuffer()).equals(sampleFiles.pdf)).toBe(true)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const { id } = data.document
  expect((await DELETE(new Request(address), at(id))).status).toBe(200)
  expect((await read(id)).status).toBe(404)
  expect((await DELETE(new Request(address), at(id))).status).toBe(404)
  expect(
    await supabase.sql`select from storage.objects where bucket_id = 'documents'`,
  ).toHaveLength(0)
})

it('is closed to visitors, and to others it is as if nothing were there', async () => {
  const { data } = await send('비밀.pdf', sampleFiles.pdf)
  const { id } = data.document
  for (const [person, status] of [
    [supabase.visitor(), 401],
    [await personOf(supabase, 'admin'), 404],
  ] as const) {
    asking = person
    expect((await read(id)).status).toBe(status)
    expect((await DELETE(new Request(address), at(id))).status).toBe(status)
    expect(await renameDocument(id, 'x.pdf')).toMatchObject({ ok: false })
    expect(await moveDocument(id, null)).toMatchObject({ ok: false })
  }
  asking = supabase.visitor()
  expect((await send('a.pdf', sampleFiles.pdf)).status).toBe(401)
  expect((await list(new Request(address))).status).toBe(401)
  expect(await makeFolder('가', null)).toEqual({ ok: false, reason: 'unauthorized' })
})

it('refuses what it cannot keep, says why, and leaves nothing behind', async () => {
  const large = Buffer.concat([sampleFiles.pdf, Buffer.alloc(largestDocument)])
  const cases: [string, string, Uint8Array, string?][] = [
    ['empty', 'a.pdf', Buffer.alloc(0)],
    ['tooLarge', 'a.pdf', large],
    ['badName', '..', sampleFiles.pdf],
    ['noFolder', 'a.pdf', sampleFiles.pdf, `?folder=${crypto.randomUUID()}`],
    ['noFolder', 'a.pdf', sampleFiles.pdf, '?folder=../x'],
    ...Object.values(foreignFiles).map((bytes): [string, string, Uint8Array] => [
      'wrongType',
      'a.pdf',
      bytes,
    ]),
  ]
  for (const [reason, name, bytes, query] of cases) {
    const { status, error } = await send(name, bytes, query)
    expect([status, error.details]).toEqual([400, { document: reason }])
  }
  expect((await shelf()).documents).toEqual([])
  expect(await supabase.sql`select from document_strays`).toHaveLength(0)
})

it('keeps two files of one name apart, also when they come at once', async () => {
  const other = Buffer.concat([sampleFiles.pdf, Buffer.from('\n% another')])
  const kept = await Promise.all([
    send('같은 이름.pdf', sampleFiles.pdf),
    send('같은 이름.pdf', other),
  ])
  expect(kept.map(({ status }) => status)).toEqual([201, 201])
  const ids: string[] = kept.map(({ data }) => data.document.id)
  expect(new Set(ids).size).toBe(2)
  const bytes = await Promise.all(
    ids.map(async (id) => Buffer.from(await (await read(id)).arrayBuffer())),
  )
  expect([bytes[0]?.equals(sampleFiles.pdf), bytes[1]?.equals(other)]).toEqual([true, true])
})

it('keeps neither row nor object while the disk takes nothing, and goes on afterwards', async () => {
  const bucket = path.join(supabase.storageDir, 'documents')
  await rm(bucket, { recursive: true, force: true })
  await mkdir(supabase.storageDir, { recursive: true })
  await writeFile(bucket, 'no folder')
  setLogLevel('off')
  const { status, error } = await send('계약서.pdf', sampleFiles.pdf)
  setLogLevel('info')
  expect([status, error.code]).toEqual([503, 'unavailable'])
  expect((await shelf()).documents).toEqual([])
  await rm(bucket)
  expect((await send('계약서.pdf', sampleFiles.pdf)).status).toBe(201)
  expect((await shelf()).documents).toHaveLength(1)
})

it('keeps twenty for a free account, and of two at the edge one', async () => {
  const { id } = (await asking.auth.getUser()).data.user ?? { id: '' }
  await supabase.sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
    select ${id}, 'a.pdf', 'application/pdf', 1, repeat('a', 64), ${id} || '/' || n from generate_series(1, 19) n`
  const both = await Promise.all([send('b.pdf', sampleFiles.pdf), send('c.pdf', sampleFiles.pdf)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
  expect((await shelf()).documents).toHaveLength(20)
  expect((await shelf()).most).toEqual({ count: 20, bytes: 100 * 1024 * 1024 })
})

describe('before anything of a file is read', () => {
  /** A body of which every piece that is read is counted. */
  async function announce(length: number) {
    let pieces = 0
    const body = new ReadableStream(
      {
        pull(controller) {
          pieces += 1
          controller.enqueue(sampleFiles.pdf)
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'x-file-name': 'a.pdf', 'content-length': String(length) }
    const request = new Request(address, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    const answer = await POST(request)
    return { pieces, details: (await answer.json()).error?.details }
  }
  const fill = async (bytes: number, count: number) => {
    const { id } = (await asking.auth.getUser()).data.user ?? { id: '' }
    await supabase.sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
      select ${id}, 'a.pdf', 'application/pdf', ${bytes}, repeat('a', 64), ${id} || '/' || n
      from generate_series(1, ${count}) n`
  }

  it('refuses one that says it is too large', async () => {
    const refused = { pieces: 0, details: { document: 'tooLarge' } }
    expect(await announce(largestDocument + 1)).toEqual(refused)
  })

  it('refuses one for which there is no room', async () => {
    await fill(10 * 1024 * 1024, 10)
    expect(await announce(1000)).toEqual({ pieces: 0, details: { document: 'full' } })
  })

  it('refuses one too many', async () => {
    await fill(1, 20)
    expect(await announce(1000)).toEqual({ pieces: 0, details: { document: 'tooMany' } })
  })

  it('reads one for which there is room', async () => {
    expect((await announce(sampleFiles.pdf.length)).pieces).toBeGreaterThan(0)
  })
})

it('a folder is deleted with what it holds', async () => {
  expect(await makeFolder(' 사건 ', null)).toEqual({ ok: true })
  const [folder] = (await shelf()).folders
  expect(folder.name).toBe('사건')
  await send('a.pdf', sampleFiles.pdf, `?folder=${folder.id}`)
  expect(await removeFolder(folder.id)).toEqual({ ok: true })
  expect(await shelf()).toMatchObject({ documents: [], folders: [] })
})

it.each(['a/b', '..', '', 'x\u202ey'])('no folder and no document is called %j', async (name) => {
  expect(await makeFolder(name, null)).toEqual({ ok: false, reason: 'badName' })
  const { data } = await send('a.pdf', sampleFiles.pdf)
  expect(await renameDocument(data.document.id, name)).toEqual({ ok: false, reason: 'badName' })
})
