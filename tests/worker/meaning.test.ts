/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BlockInput, blockSchema } from '@/lib/documents/blocks/schema'
import { retryDelayMs } from '@/lib/jobs/definition'
import { SegmentStore } from '@/lib/knowledge/index/segment-store'
import { embedDocumentJob } from '@/lib/knowledge/jobs'
import { FlatStore } from '@/lib/knowledge/vectors/flat-store'
import { Embedder } from '@/lib/knowledge/vectors/service'
import { searchAnswerSchema } from '@/lib/knowledge/wire-schema'
import { setLogLevel } from '@/lib/log'
import { createTestDatabase, forgetPeople, type TestDatabase } from '@/tests/database'
import { until } from '@/tests/embedded/small-stack'
import {
  makeTopics,
  meaningless,
  pageOn,
  sentenceOn,
  understanding,
} from '@/tests/factories/topics'
import { type EmbeddingsServer, startEmbeddingsServer } from '@/tests/stand-ins/embeddings-server'
import { listen } from '@/worker/http'
import { knowledgeHandlers } from '@/worker/knowledge/index-document'
import { knowledgeRoutes } from '@/worker/knowledge/routes'
import { Queue } from '@/worker/queue'
import { Worker } from '@/worker/worker'
import { addOwner } from './test-jobs'

// From a document that was read to a search by meaning, through the worker's jobs and its answers.

const key = 'k'.repeat(40)
const topics = makeTopics(64)
const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-meaning-'))
let database: TestDatabase
let embeddings: EmbeddingsServer
let store: SegmentStore
let worker: Worker
let server: Server
let [anna, bert] = ['', '']

/** A worker whose model is called so, as it is when it starts. */
async function start(model = 'loopback') {
  store = new SegmentStore(folder, 8 * 1024 * 1024)
  const setting = { url: embeddings.url, model, queryPrefix: '', passagePrefix: '' }
  const embedder = new Embedder(setting, { queryMs: 400, sleep: async () => {} })
  const meaning = { embedder, vectors: new FlatStore(store.files) }
  worker = new Worker(new Queue(database.sql, 5), knowledgeHandlers(store, meaning), {
    slots: 2,
    pollMs: 50,
  })
  server = await listen(0, knowledgeRoutes({ sql: database.sql, store, meaning }), key)
  await worker.start()
}
async function stop() {
  await worker.stop()
  await new Promise((resolve) => server.close(resolve))
}

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  setLogLevel('off')
  embeddings = await startEmbeddingsServer(understanding(topics))
  ;[anna, bert] = [await addOwner(database.sql), await addOwner(database.sql)]
  await start()
})
afterEach(async () => {
  await stop()
  await embeddings.close()
  await forgetPeople(database)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Has a document read as the library reads it; `id` of one that is changed. */
async function write(owner: string, blocks: BlockInput[], id?: string): Promise<string> {
  const { sql } = database
  const sha256 = randomUUID().replaceAll('-', '').repeat(2)
  const [row] = id
    ? await sql`update documents set sha256 = ${sha256} where id = ${id} returning id`
    : await sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
        values (${owner}, '계약서.txt', 'text/plain', 10, ${sha256}, ${`${owner}/${sha256}`})
        returning id`
  const document = String(row?.id)
  const parsed = blocks.map((block) => blockSchema.parse(block))
  await sql`update document_readings set state = 'ready', sha256 = ${sha256}
    where document_id = ${document}`
  await sql`delete from document_blocks where document_id = ${document}`
  await sql`insert into document_blocks (document_id, user_id, no, page, blocks, text)
    values (${document}, ${owner}, 1, 1, ${JSON.stringify(parsed)}::text::jsonb, '글')`
  await sql`select index_document(${document}, ${owner}, false)`
  return document
}

const all = () => topics.slice(0, 60).map((topic, at) => pageOn(topic, at + 1))
/** A page that says something in the second vocabulary alone. */
const only = (no: number): BlockInput => ({
  kind: 'paragraph',
  number: null,
  text: sentenceOn(topics[no]?.second ?? []),
  page: 1,
})

/** Waits until no job of a kind is to be done; a weight is asked for some seconds later, and here at once. */
async function ended(...kinds: string[]) {
  await until(async () => {
    await database.sql`update jobs set due_at = now() where kind = 'knowledge.fit' and state = 'queued'`
    const [row] = await database.sql`select count(*)::int as open from jobs
      where kind = any (${kinds}) and state in ('queued', 'running')`
    return row?.open === 0
  })
}
const settled = () =>
  ended('knowledge.index', 'knowledge.embed', 'knowledge.fit', 'knowledge.remove')

async function search(owner: string, query: string, collection?: string) {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/knowledge/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ owner, query, limit: 10, collection }),
  })
  const { hits, manner } = searchAnswerSchema.parse(await response.json())
  return { documents: [...new Set(hits.map(({ document }) => document))], by: manner.by }
}
const askedOn = (no: number) => topics[no]?.first.join(' ') ?? ''
const weightOf = async (column: 'user_id' | 'collection_id', id: string) => {
  const [row] = await database.sql`select weight, documents, model from private.knowledge_weights
    where ${database.sql(column)} = ${id}`
  return row
}
const filesOf = (owner: string) =>
  existsSync(path.join(folder, owner)) ? readdirSync(path.join(folder, owner)).sort() : []
async function addCollection(owner: string, ...documents: string[]): Promise<string> {
  const [row] = await database.sql`insert into collections (user_id, name)
    values (${owner}, ${randomUUID()}) returning id`
  for (const document of documents)
    await database.sql`insert into collection_documents (collection_id, document_id, user_id)
      values (${row?.id}, ${document}, ${owner})`
  return String(row?.id)
}

it('a document is found by what it means, once its vectors are made and found to help', async () => {
  await write(anna, all())
  const wanted = await write(anna, [only(62)])
  await settled()
  expect((await weightOf('user_id', anna))?.weight).toBeGreaterThan(0)
  const found = await search(anna, askedOn(62))
  expect(found.by).toBe('wordsAndMeaning')
  expect(found.documents[0]).toBe(wanted)
  const others = await write(bert, [only(62)])
  await settled()
  expect((await search(anna, askedOn(62))).documents).not.toContain(others)
  expect((await search(bert, askedOn(1))).by).toBe('words')
  expect((await search(randomUUID(), askedOn(62))).documents).toEqual([])
})

it('goes by words where the model means nothing, and asks it no question', async () => {
  embeddings.vectorOf = meaningless
  await write(anna, all())
  await settled()
  expect((await weightOf('user_id', anna))?.weight).toBe(0)
  const before = embeddings.asked.length
  expect((await search(anna, askedOn(1))).by).toBe('words')
  expect(embeddings.asked).toHaveLength(before)
})

it('a document is found by words while the endpoint is away, and its vectors are tried again', async () => {
  embeddings.always = { status: 503 }
  const document = await write(anna, all())
  const job = async () => {
    const [row] = await database.sql`select state, reason, reason_detail as detail, attempts,
        extract(epoch from due_at - now())::int as wait
      from jobs where kind = 'knowledge.embed' and subject = ${document}`
    return row
  }
  await until(async () => (await job())?.attempts === 1 && (await job())?.state === 'queued')
  expect(await search(anna, askedOn(5))).toEqual({ documents: [document], by: 'words' })
  const failed = await job()
  expect(failed).toMatchObject({ reason: 'embeddings', detail: 'unavailable' })
  expect(failed?.wait).toBeLessThanOrEqual(retryDelayMs(embedDocumentJob, 1) / 1000)
  await search(anna, askedOn(5))
  expect((await job())?.attempts).toBe(1)
  embeddings.always = null
  await database.sql`update jobs set due_at = now() where kind = 'knowledge.embed'`
  await settled()
  expect((await search(anna, askedOn(5))).by).toBe('wordsAndMeaning')
})

it('goes by words when a question has no vector in time', async () => {
  const document = await write(anna, all())
  await settled()
  embeddings.replies.push({ stall: true })
  expect(await search(anna, askedOn(5))).toEqual({ documents: [document], by: 'wordsForNow' })
  expect((await search(anna, askedOn(5))).by).toBe('wordsAndMeaning')
})

it('a change asks for what is new alone, and leaves nothing of before', async () => {
  const document = await write(anna, all())
  await settled()
  const before = embeddings.asked.length
  await write(anna, [...all().slice(1), { ...only(63), page: 61 }], document)
  await ended('knowledge.index', 'knowledge.embed')
  expect(
    embeddings.asked
      .slice(before)
      .flat()
      .filter((text) => text.includes(sentenceOn(topics[63]?.second ?? []))),
  ).toHaveLength(1)
  expect(embeddings.asked.slice(before).flat().length).toBeLessThan(5)
  expect(filesOf(anna)).toHaveLength(2)
})

it('what goes leaves no vector and no weight', async () => {
  const document = await write(anna, all())
  const kept = await write(anna, [only(61)])
  const collection = await addCollection(anna, document)
  await settled()
  await search(anna, askedOn(1), collection)
  await settled()
  expect(await weightOf('collection_id', collection)).toBeDefined()
  expect(filesOf(anna)).toHaveLength(4)
  await database.sql`delete from collections where id = ${collection}`
  expect(await weightOf('collection_id', collection)).toBeUndefined()
  await database.sql`delete from documents where id = ${document}`
  await settled()
  expect(filesOf(anna)).toHaveLength(2)
  expect(filesOf(anna).every((file) => file.startsWith(kept))).toBe(true)
  await database.sql`delete from auth.users where id = ${anna}`
  await settled()
  expect(filesOf(anna)).toEqual([])
  expect(await weightOf('user_id', anna)).toBeUndefined()
})

it('each collection has a weight of its own, and nobody asks for one of a stranger’s', async () => {
  const many = await write(anna, all())
  const few = await write(anna, [only(61)])
  const [large, small] = [await addCollection(anna, many), await addCollection(anna, few)]
  await settled()
  for (const collection of [large, small]) await search(anna, askedOn(1), collection)
  await search(bert, askedOn(1), large)
  await settled()
  expect((await weightOf('collection_id', large))?.weight).toBeGreaterThan(0)
  expect(await weightOf('collection_id', small)).toMatchObject({ weight: 0, documents: 1 })
  expect((await search(anna, askedOn(1), large)).by).toBe('wordsAndMeaning')
  expect((await search(anna, askedOn(1), small)).by).toBe('words')
  expect(await search(bert, askedOn(1), large)).toEqual({ documents: [], by: 'words' })
})

it('a weight is found anew when much has come', async () => {
  await write(anna, [only(61)])
  await settled()
  expect(await weightOf('user_id', anna)).toMatchObject({ weight: 0, documents: 1 })
  await write(anna, all())
  await settled()
  expect(await weightOf('user_id', anna)).toMatchObject({ documents: 2 })
  expect((await weightOf('user_id', anna))?.weight).toBeGreaterThan(0)
})

it('another model makes its own vectors and weight, when somebody searches', async () => {
  await write(anna, all())
  await settled()
  const before = await weightOf('user_id', anna)
  await stop()
  await start('another')
  expect((await search(anna, askedOn(1))).by).toBe('words')
  await settled()
  await settled()
  expect((await weightOf('user_id', anna))?.model).not.toBe(before?.model)
  expect((await search(anna, askedOn(1))).by).toBe('wordsAndMeaning')
  expect(filesOf(anna)).toHaveLength(2)
})

it('has vectors and weight after a restart, and asks for none again', async () => {
  await write(anna, all())
  await settled()
  const before = embeddings.asked.length
  await stop()
  await start()
  expect((await search(anna, askedOn(1))).by).toBe('wordsAndMeaning')
  await settled()
  expect(embeddings.asked).toHaveLength(before + 1)
})
