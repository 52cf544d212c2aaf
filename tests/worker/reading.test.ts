/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { blockSchema } from '@/lib/documents/blocks/schema'
import type { DocumentKind } from '@/lib/documents/document-kind'
import { storeDocument } from '@/lib/documents/mutations'
import { findInDocuments, readParts, readReading } from '@/lib/documents/reading/data'
import { readAgain } from '@/lib/documents/reading/mutations'
import { writeDocument } from '@/lib/documents/write/write-document'
import { env } from '@/lib/env'
import { cancelJob } from '@/lib/jobs/mutations'
import { SegmentStore } from '@/lib/knowledge/index/segment-store'
import { setLogLevel } from '@/lib/log'
import { until } from '@/tests/embedded/small-stack'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf } from '@/tests/factories/blog'
import { foreignFiles, sampleFiles } from '@/tests/factories/documents'
import { unlockRoutes } from '@/worker/documents/read-document'
import { handlersWith } from '@/worker/handlers'
import { listen } from '@/worker/http'
import { Queue } from '@/worker/queue'
import { Worker } from '@/worker/worker'

// A file of the library is read once: by the worker, into blocks that its owner alone sees.

const key = 'k'.repeat(40)
const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-reading-'))
let supabase: SupabaseProcess
let worker: Worker
let server: Server
let anna: SupabaseClient
let bert: SupabaseClient
let annaId = ''

const idOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user?.id ?? ''

async function keep(name: string, kind: DocumentKind, bytes: Uint8Array): Promise<string> {
  const file = { name, kind, folder: null, category: 'others' as const, bytes }
  const allowed = { documents: 1000, documentBytes: 1e9 }
  const kept = await storeDocument(supabase.admin(), annaId, file, allowed)
  if (!kept.ok) throw new Error(kept.reason)
  return kept.document.id
}
const startWorker = async () => {
  const handlers = handlersWith(new SegmentStore(folder, 1024 * 1024))
  worker = new Worker(new Queue(supabase.sql, 60), handlers, { slots: 2, pollMs: 50 })
  await worker.start()
}
const quiet = () =>
  until(async () => {
    const [row] = await supabase.sql`select count(*)::int as jobs from jobs
      where state in ('queued', 'running')`
    return row?.jobs === 0
  })

beforeAll(async () => {
  setLogLevel('off')
  supabase = await startSupabase()
  env().NEXT_PUBLIC_SUPABASE_URL = supabase.url
  env().NEXT_PUBLIC_SUPABASE_ANON_KEY = supabase.publishableKey
  env().SUPABASE_SERVICE_ROLE_KEY = supabase.secretKey
  ;[anna, bert] = [await personOf(supabase, 'user'), await personOf(supabase, 'admin')]
  annaId = await idOf(anna)
  server = await listen(0, unlockRoutes(supabase.sql), key)
})
beforeEach(startWorker)
afterEach(async () => {
  await worker.stop()
  await supabase.sql`delete from documents`
  await supabase.sql`delete from jobs`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await supabase.stop()
  rmSync(folder, { recursive: true, force: true })
})

const categoryOf = async (id: string) => {
  const { data } = await anna.from('documents').select('category').eq('id', id).single()
  return data?.category
}

it('sorts a file that nobody has sorted, and leaves it where its owner puts it', async () => {
  const id = await keep('임대차 계약서.txt', 'txt', sampleFiles.txt)
  const sorted = await keep('고소장.txt', 'txt', sampleFiles.txt)
  await anna.from('documents').update({ category: 'personal' }).eq('id', sorted)
  await quiet()
  expect([await categoryOf(id), await categoryOf(sorted)]).toEqual(['contracts', 'personal'])

  await anna.from('documents').update({ category: 'others' }).eq('id', id)
  await readAgain(anna, id)
  await quiet()
  expect(await categoryOf(id)).toBe('others')
})

it('reads a file into blocks, and has it indexed with them', async () => {
  const id = await keep('메모.txt', 'txt', sampleFiles.txt)
  await quiet()
  expect(await readReading(anna, id)).toMatchObject({ state: 'ready', format: 'txt', job: null })
  const { parts, next } = await readParts(anna, id, 0)
  expect(next).toBeNull()
  expect(parts.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(' ')).toContain(
    '보증금 1억 원',
  )
  const [indexed] = await supabase.sql`select state from knowledge_documents
    where document_id = ${id}`
  expect(indexed?.state).toBe('ready')
  // Once: the search has its text from the blocks.
  const [read] = await supabase.sql`select count(*)::int as jobs from jobs
    where kind = 'documents.read'`
  expect(read?.jobs).toBe(1)
})

it('says what cannot be read, and why', async () => {
  const id = await keep('계약서.docx', 'docx', foreignFiles.brokenZip)
  await quiet()
  expect(await readReading(anna, id)).toMatchObject({ state: 'refused', reason: 'broken' })
  const [indexed] = await supabase.sql`select state, reason from knowledge_documents
    where document_id = ${id}`
  expect(indexed).toEqual({ state: 'failed', reason: 'broken' })
})

it('shows nobody else that it was read, and lets nobody else have it read again', async () => {
  const id = await keep('메모.txt', 'txt', sampleFiles.txt)
  await quiet()
  for (const person of [bert, supabase.visitor()]) {
    expect(await readReading(person, id).catch(() => null)).toBeNull()
    expect((await readParts(person, id, 0).catch(() => ({ parts: [] }))).parts).toEqual([])
    expect(await findInDocuments(person, '보증금', 10).catch(() => [])).toEqual([])
    expect(await readAgain(person, id).catch(() => false)).toBe(false)
  }
  expect(await readAgain(anna, id)).toBe(true)
})

it('finds words across the ends of lines, with what is around them', async () => {
  const id = await keep(
    '소장.txt',
    'txt',
    Buffer.from('피고는 원고에게 정당한 사\n유 없이 갚지 않는다.'),
  )
  await quiet()
  expect(await findInDocuments(anna, '정당한 사유', 10)).toEqual([
    {
      id,
      page: null,
      places: 1,
      before: '피고는 원고에게 ',
      match: '정당한 사 유',
      after: ' 없이 갚지 않는다.',
    },
  ])
  expect(await findInDocuments(anna, '%', 10)).toEqual([])
  expect(await findInDocuments(anna, '  ', 10)).toEqual([])
})

it('is read again with another text, and nothing of the old one is found', async () => {
  const block = blockSchema.parse({ kind: 'paragraph', text: '옛 문장입니다.' })
  const bytes = await writeDocument({ blocks: [block] }, 'docx')
  const id = await keep('글.docx', 'docx', bytes)
  await quiet()
  await supabase.sql`update document_blocks set text = '다른 글', blocks = '[]' where document_id = ${id}`
  expect(await readAgain(anna, id)).toBe(true)
  await quiet()
  expect(await findInDocuments(anna, '옛 문장', 10)).toHaveLength(1)
  expect(await findInDocuments(anna, '다른 글', 10)).toEqual([])
})

it('one whose reading its owner breaks off waits no more, and can be read again', async () => {
  await worker.stop()
  const id = await keep('메모.txt', 'txt', sampleFiles.txt)
  const waiting = await readReading(anna, id)
  expect(waiting).toMatchObject({ state: 'waiting', job: { state: 'queued' } })
  const job = waiting?.job?.id ?? ''
  expect(await cancelJob(bert, job)).toBe(false)
  expect(await cancelJob(anna, job)).toBe(true)
  expect(await readReading(anna, id)).toMatchObject({ state: 'cancelled', job: null })
  const [indexed] = await supabase.sql`select state from knowledge_documents
    where document_id = ${id}`
  expect(indexed?.state).toBe('failed')
  expect(await readAgain(anna, id)).toBe(true)
  await startWorker()
  await quiet()
  expect(await readReading(anna, id)).toMatchObject({ state: 'ready' })
})

it('a worker that dies leaves nobody waiting', async () => {
  await worker.stop()
  const id = await keep('메모.txt', 'txt', sampleFiles.txt)
  await supabase.sql`update jobs set state = 'running', attempts = 3, lease_id = gen_random_uuid(),
    lease_until = now() - interval '1 minute' where kind = 'documents.read'`
  await startWorker()
  await quiet()
  expect(await readReading(anna, id)).toMatchObject({ state: 'failed', reason: 'worker-lost' })
})

it('a password is asked of its owner alone, and kept nowhere', async () => {
  const id = await keep('메모.txt', 'txt', sampleFiles.txt)
  await quiet()
  const { port } = server.address() as AddressInfo
  const unlock = async (owner: string, authorization = `Bearer ${key}`) => {
    const body = JSON.stringify({ owner, document: id, password: '비밀번호' })
    const url = `http://127.0.0.1:${port}/documents/unlock`
    const answer = await fetch(url, { method: 'POST', headers: { authorization }, body })
    return { status: answer.status, body: await answer.json() }
  }
  expect((await unlock(annaId, 'Bearer x')).status).toBe(401)
  // What is read already needs none, and is not read again and again at anybody's asking.
  expect((await unlock(annaId)).status).toBe(404)
  await supabase.sql`update document_readings set state = 'password' where document_id = ${id}`
  expect((await unlock(await idOf(bert))).status).toBe(404)
  expect(await unlock(annaId)).toEqual({ status: 200, body: { outcome: 'read' } })
  const [held] = await supabase.sql`select count(*)::int as rows from jobs
    where payload::text like '%비밀번호%'`
  expect(held?.rows).toBe(0)
})
