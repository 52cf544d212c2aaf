/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'
import { embedPassages, type Meaning, withoutVectors } from '@/lib/knowledge/vectors/embed-passages'
import { FlatStore } from '@/lib/knowledge/vectors/flat-store'
import { toUnit } from '@/lib/knowledge/vectors/int8-vector'
import { Embedder } from '@/lib/knowledge/vectors/service'
import { makeTopics, pageOn, segmentOf, understanding } from '@/tests/factories/topics'
import { type EmbeddingsServer, startEmbeddingsServer } from '@/tests/stand-ins/embeddings-server'

// Which texts the endpoint is asked for, and what is left of them on the disk.

const topics = makeTopics(130)
let folder: string
let store: SegmentStore
let server: EmbeddingsServer
let meaning: Meaning

const embedderOf = (model = 'loopback') =>
  new Embedder(
    { url: server.url, model, queryPrefix: '', passagePrefix: '' },
    { sleep: async () => {} },
  )
const meaningOf = (model?: string): Meaning => ({
  embedder: embedderOf(model),
  vectors: new FlatStore(store.files),
})

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'beopdap-vectors-'))
  server = await startEmbeddingsServer(understanding(topics))
  store = new SegmentStore(folder, 8 * 1024 * 1024)
  meaning = meaningOf()
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function write(document: string, chosen: readonly number[], version = '1', owner = 'anna') {
  const name: SegmentName = { owner, document, version }
  const pages = chosen.flatMap((no, at) => {
    const topic = topics[no]
    return topic ? [pageOn(topic, at + 1)] : []
  })
  store.write(name, segmentOf(`${document}.txt`, pages))
  return name
}
const first = (count: number) => Array.from({ length: count }, (_, no) => no)
/** Texts asked for, without the one that tells how long vectors are. */
const asked = () => server.asked.flat().filter((text) => text !== '법').length
const isWhole = async (name: SegmentName, by = meaning) =>
  (await withoutVectors(by, store, [name], await by.embedder.dimension())).length === 0
const nearest = async (names: SegmentName[], topic: number, by = meaning) => {
  const query = toUnit(topics[topic]?.direction ?? [])
  const [near] = await by.vectors.nearest(names, by.embedder.id, query, 5)
  return near && `${near.document} ${near.passage}`
}

it('gives every passage its vector, in batches', async () => {
  const name = write('lease', first(130))
  const told: number[] = []
  await embedPassages(meaning, store, name, { report: (done) => told.push(done) })
  expect(asked()).toBe(130)
  expect(server.asked.map(({ length }) => length)).toEqual([1, 96, 34])
  expect(told).toEqual([0, 96])
  expect(await isWhole(name)).toBe(true)
  expect(await nearest([name], 0)).toBe('lease 0')
  expect(await nearest([name], 127)).toBe('lease 127')
})

it('never asks twice for the same text of a holder', async () => {
  const name = write('lease', [1, 2, 3, 1])
  await embedPassages(meaning, store, name)
  expect(asked()).toBe(3)
  await embedPassages(meaning, store, name)
  expect(asked()).toBe(3)
  const edited = write('lease', [9, 1, 2, 4], '2')
  await embedPassages(meaning, store, edited)
  expect(asked()).toBe(5)
  expect(await nearest([edited], 4)).toBe('lease 3')
  const copy = write('copy', [4, 2])
  await embedPassages(meaning, store, copy)
  expect(asked()).toBe(5)
  expect(await nearest([copy], 2)).toBe('copy 1')
})

it('takes nothing from another holder', async () => {
  await embedPassages(meaning, store, write('lease', [1, 2]))
  const others = write('lease', [1, 2], '1', 'bert')
  await embedPassages(meaning, store, others)
  expect(asked()).toBe(4)
  meaning.vectors.remove('anna', 'lease')
  expect(await isWhole(others)).toBe(true)
  expect(await nearest([write('lease', [1, 2])], 1)).toBeUndefined()
})

it('goes on where it was broken off', async () => {
  const name = write('lease', first(130))
  server.replies.push('vectors', 'vectors', { status: 503 }, { status: 503 }, { status: 503 })
  await expect(embedPassages(meaning, store, name)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await isWhole(name)).toBe(false)
  const before = server.asked.length
  await embedPassages(meaning, store, name)
  expect(server.asked.slice(before).map(({ length }) => length)).toEqual([34])
  expect(await isWhole(name)).toBe(true)
})

it('stops when it is told to, and keeps what had come', async () => {
  const name = write('lease', first(130))
  const control = new AbortController()
  const report = (done: number) => done > 0 && control.abort(new Error('cancel'))
  await expect(
    embedPassages(meaning, store, name, { signal: control.signal, report }),
  ).rejects.toThrow('cancel')
  const again = meaningOf()
  await embedPassages(again, store, name)
  expect(server.asked.at(-1)).toHaveLength(34)
})

it('has them after a restart', async () => {
  const name = write('lease', [1, 2])
  await embedPassages(meaning, store, name)
  store = new SegmentStore(folder, 8 * 1024 * 1024)
  const later = meaningOf()
  expect(await nearest([name], 2, later)).toBe('lease 1')
  await embedPassages(later, store, name)
  expect(asked()).toBe(2)
})

it('another model makes its own, and those of before go', async () => {
  const name = write('lease', [1, 2])
  await embedPassages(meaning, store, name)
  const other = meaningOf('another')
  expect(await isWhole(name, other)).toBe(false)
  await embedPassages(other, store, name)
  await other.vectors.removeOthers(name, other.embedder.id)
  expect(asked()).toBe(4)
  expect(await isWhole(name, other)).toBe(true)
  expect(readdirSync(path.join(folder, 'anna'))).toHaveLength(2)
})

it('a model that was changed behind its name is found out by the length of its vectors', async () => {
  const name = write('lease', [1, 2])
  await embedPassages(meaning, store, name)
  server.vectorOf = () => [1, 2]
  const later = meaningOf()
  expect(await isWhole(name, later)).toBe(false)
  await embedPassages(later, store, name)
  expect(await isWhole(name, later)).toBe(true)
})

it('leaves nothing of a document that is removed, and takes nothing else along', async () => {
  const [gone, kept] = [write('lease', [1, 2]), write('leasehold', [3])]
  await embedPassages(meaning, store, gone)
  await embedPassages(meaning, store, kept)
  store.remove('anna', 'lease')
  const files = readdirSync(path.join(folder, 'anna'))
  expect(files).toHaveLength(2)
  expect(files.every((file) => file.startsWith('leasehold.'))).toBe(true)
  expect(await nearest([gone, kept], 1)).toBe('leasehold 0')
})

it('vectors are let go with segments when they come to more than the cap', async () => {
  const names = first(20).map((no) => write(`paper ${no}`, [no]))
  for (const name of names) await embedPassages(meaning, store, name)
  const small = new SegmentStore(folder, 4000)
  const later = { embedder: meaning.embedder, vectors: new FlatStore(small.files) }
  for (const [no, name] of names.entries())
    expect(await nearest([name], no, later)).toBe(`paper ${no} 0`)
  expect(small.held).toBeLessThanOrEqual(4000)
})

it('a file that is cut short is as if it were not there', async () => {
  const name = write('lease', [1, 2])
  await embedPassages(meaning, store, name)
  const file = store.files.pathOf(name, `${meaning.embedder.id}.vectors`)
  store.files.write(file, new Uint8Array([1, 2, 3]))
  expect(await nearest([name], 1)).toBeUndefined()
  await embedPassages(meaning, store, name)
  expect(await nearest([name], 1)).toBe('lease 0')
})
