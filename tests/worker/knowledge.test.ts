/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { blockSchema } from '@/lib/documents/blocks/schema'
import { splitBlocks } from '@/lib/knowledge/index/passages'
import { buildSegment } from '@/lib/knowledge/index/segment'
import { SegmentStore } from '@/lib/knowledge/index/segment-store'
import { setLogLevel } from '@/lib/log'
import { createTestDatabase, forgetPeople, type TestDatabase } from '@/tests/database'
import { until } from '@/tests/embedded/small-stack'
import { listen } from '@/worker/http'
import { knowledgeHandlers } from '@/worker/knowledge/index-document'
import { knowledgeRoutes } from '@/worker/knowledge/routes'
import { Queue } from '@/worker/queue'
import { Worker } from '@/worker/worker'
import { addOwner } from './test-jobs'

// What the worker answers about documents, and to whom.

const key = 'k'.repeat(40)
const version = `1-${'0'.repeat(24)}`
const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-knowledge-'))
let database: TestDatabase
let store: SegmentStore
let server: Server
let [anna, bert] = ['', '']

async function addDocument(owner: string, text: string): Promise<string> {
  const { sql } = database
  const [row] = await sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
    values (${owner}, '계약서.txt', 'text/plain', 10, ${'a'.repeat(64)}, ${`${owner}/${randomUUID()}`})
    returning id`
  const document = String(row?.id)
  const block = blockSchema.parse({ kind: 'paragraph', number: null, text, page: 1 })
  store.write({ owner, document, version }, buildSegment('계약서.txt', splitBlocks([block])))
  await sql`update knowledge_documents set state = 'ready', version = ${version}
    where document_id = ${document}`
  return document
}

async function addCollection(owner: string, ...documents: string[]): Promise<string> {
  const [row] = await database.sql`insert into collections (user_id, name)
    values (${owner}, ${randomUUID()}) returning id`
  for (const document of documents)
    await database.sql`insert into collection_documents (collection_id, document_id, user_id)
      values (${row?.id}, ${document}, ${owner})`
  return String(row?.id)
}

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  setLogLevel('off')
  store = new SegmentStore(folder, 1024 * 1024)
  server = await listen(0, knowledgeRoutes({ sql: database.sql, store }), key)
  ;[anna, bert] = [await addOwner(database.sql), await addOwner(database.sql)]
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await forgetPeople(database)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask(route: string, body: unknown, authorization = `Bearer ${key}`) {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/knowledge/${route}`, {
    method: 'POST',
    headers: { authorization },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
const found = async (owner: string, query: string, collection?: string) => {
  const { body } = await ask('search', { owner, query, limit: 10, collection })
  return (body.hits as { document: string }[]).map(({ document }) => document)
}

it('answers nobody without the key', async () => {
  await addDocument(anna, '보증금은 오천만원이다.')
  for (const authorization of ['', 'Bearer ', `Bearer ${key}x`, key])
    expect(
      (await ask('search', { owner: anna, query: '보증금', limit: 1 }, authorization)).status,
    ).toBe(401)
})

it('finds one’s own documents and nobody else’s', async () => {
  const own = await addDocument(anna, '보증금은 오천만원이다.')
  const others = await addDocument(bert, '보증금은 삼천만원이다.')
  expect(await found(anna, '보증금')).toEqual([own])
  expect(await found(bert, '보증금')).toEqual([others])
  expect(await found(randomUUID(), '보증금')).toEqual([])
})

it('finds in a collection what stands in it, and nothing in somebody else’s', async () => {
  const inside = await addDocument(anna, '보증금은 오천만원이다.')
  await addDocument(anna, '보증금은 육천만원이다.')
  const collection = await addCollection(anna, inside)
  expect(await found(anna, '보증금', collection)).toEqual([inside])
  expect(await found(bert, '보증금', collection)).toEqual([])
  expect(await found(anna, '보증금', randomUUID())).toEqual([])
})

it('a collection cannot hold somebody else’s document', async () => {
  const others = await addDocument(bert, '보증금')
  const collection = await addCollection(anna)
  await database.sql`insert into collection_documents (collection_id, document_id, user_id)
    values (${collection}, ${others}, ${anna})`
  // Past the policies: even so the search sees whose document it is.
  expect(await found(anna, '보증금', collection)).toEqual([])
})

it('shows the text of a document to its owner alone', async () => {
  const own = await addDocument(anna, '보증금은 오천만원이다.')
  const shown = await ask('text', { owner: anna, document: own, query: '보증금' })
  expect(shown.body.passages).toEqual([
    { page: 1, path: '', text: '보증금은 오천만원이다.', marks: [[0, 3]] },
  ])
  expect((await ask('text', { owner: bert, document: own })).status).toBe(404)
  expect((await ask('text', { owner: anna, document: randomUUID() })).status).toBe(404)
})

it.each(['', '{', '{}', '{"owner":"x"}', `{"owner":"${randomUUID()}","query":"","limit":1}`])(
  'refuses %s',
  async (body) => {
    expect((await ask('search', body)).status).toBe(400)
  },
)

it('has indexed again what this worker does not have', async () => {
  const own = await addDocument(anna, '보증금은 오천만원이다.')
  store.remove(anna)
  const { body } = await ask('search', { owner: anna, query: '보증금', limit: 5 })
  expect(body).toEqual({ hits: [], manner: { by: 'words' }, searched: 0, missing: 1 })
  const [row] = await database.sql`select state from knowledge_documents where document_id = ${own}`
  expect(row?.state).toBe('waiting')
  const [job] = await database.sql`select count(*)::int as jobs from jobs
    where kind = 'knowledge.index' and state = 'queued' and subject = ${own}`
  expect(job?.jobs).toBe(1)
})

it('a document that goes leaves nothing, however it goes', async () => {
  const [own, kept] = [await addDocument(anna, '보증금'), await addDocument(anna, '차임')]
  await addDocument(bert, '보증금')
  await addCollection(anna, own, kept)
  await database.sql`delete from documents where id = ${own}`
  await database.sql`delete from auth.users where id = ${bert}`
  expect(await found(anna, '보증금')).toEqual([])
  const [, remove] = knowledgeHandlers(store)
  if (!remove) throw new Error('no handler')
  const worker = new Worker(new Queue(database.sql, 5), [remove], { slots: 2, pollMs: 50 })
  await worker.start()
  const open = () =>
    database.sql`select id from jobs where kind = 'knowledge.remove' and state <> 'done'`
  await until(async () => (await open()).length === 0)
  await worker.stop()
  expect(readdirSync(path.join(folder, anna))).toEqual([`${kept}.${version}.segment`])
  const left = existsSync(path.join(folder, bert)) ? readdirSync(path.join(folder, bert)) : []
  expect(left).toEqual([])
  const rows = await database.sql`select document_id from collection_documents`
  expect(rows.map(({ document_id }) => document_id)).toEqual([kept])
})

it('a document that comes or changes is read, one that is called something else indexed', async () => {
  const own = await addDocument(anna, '보증금')
  const jobs = async () =>
    (await database.sql`select kind from jobs where subject = ${own}`).map(({ kind }) => kind)
  expect(await jobs()).toEqual(['documents.read'])
  await database.sql`delete from jobs`
  await database.sql`update documents set category = 'legal' where id = ${own}`
  expect(await jobs()).toEqual([])
  await database.sql`update documents set name = '새 이름.txt' where id = ${own}`
  expect(await jobs()).toEqual(['knowledge.index'])
  await database.sql`delete from jobs`
  await database.sql`update documents set sha256 = ${'c'.repeat(64)} where id = ${own}`
  expect(await jobs()).toEqual(['documents.read'])
})

it('what lies in the trash is not found until it is taken out again', async () => {
  const own = await addDocument(anna, '보증금은 오천만원이다.')
  await database.sql`update documents set trashed_at = now() where id = ${own}`
  expect(await found(anna, '보증금')).toEqual([])
  expect((await ask('text', { owner: anna, document: own })).status).toBe(404)
  await database.sql`update documents set trashed_at = null where id = ${own}`
  expect(await found(anna, '보증금')).toEqual([own])
})

it('nobody waits for a document whose job was given up', async () => {
  const own = await addDocument(anna, '보증금')
  await database.sql`update knowledge_documents set state = 'waiting', version = null`
  await database.sql`update jobs set state = 'failed', finished_at = now(), reason = 'worker-lost'
    where subject = ${own}`
  const [row] =
    await database.sql`select state, reason from knowledge_documents where document_id = ${own}`
  expect(row).toEqual({ state: 'failed', reason: 'worker-lost' })
})

it('a document in the trash is not found, not shown and not asked, and comes back as it was', async () => {
  const own = await addDocument(anna, '보증금은 오천만원이다.')
  await database.sql`update documents set trashed_at = now() where id = ${own}`
  expect(await found(anna, '보증금')).toEqual([])
  expect((await ask('text', { owner: anna, document: own })).status).toBe(404)
  expect((await ask('table', { owner: anna, questions: ['보증금'] })).body.rows).toEqual([])
  await database.sql`update documents set trashed_at = null where id = ${own}`
  expect(await found(anna, '보증금')).toEqual([own])
})

it('what was read of a document is written with its end, anew each time, and goes with it', async () => {
  const own = await addDocument(anna, '보증금')
  const fact = {
    kind: 'amount',
    label: '보증금',
    value: '50000000',
    day: null,
    quote: '보증금',
    passage: 0,
    page: 1,
  }
  const note = (facts: object[]) =>
    database.sql`select note_indexed(${own}, ${JSON.stringify({ state: 'ready', version, passages: 1, facts })}::text::jsonb)`
  const kept = () =>
    database.sql`select value, user_id from document_facts where document_id = ${own}`
  await note([fact, { ...fact, kind: 'deadline', value: '2026-12-31', day: '2026-12-31' }])
  expect(await kept()).toHaveLength(2)
  await note([fact])
  expect(await kept()).toEqual([{ value: '50000000', user_id: anna }])
  await database.sql`delete from documents where id = ${own}`
  expect(await kept()).toEqual([])
  const [gone] = await note([fact])
  expect(gone?.note_indexed).toBe(false)
})

it('a document whose reading was cancelled says so', async () => {
  const own = await addDocument(anna, '보증금')
  await database.sql`update knowledge_documents set state = 'waiting', version = null`
  await database.sql`update jobs set state = 'cancelled', finished_at = now() where subject = ${own}`
  const [row] =
    await database.sql`select state, reason from knowledge_documents where document_id = ${own}`
  expect(row).toEqual({ state: 'failed', reason: 'cancelled' })
})

it('a document that changes is found as it was until it has been read again', async () => {
  const own = await addDocument(anna, '보증금은 오천만원이다.')
  await database.sql`update documents set sha256 = ${'b'.repeat(64)} where id = ${own}`
  expect(await found(anna, '보증금')).toEqual([own])
})
