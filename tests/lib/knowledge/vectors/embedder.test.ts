/** @jest-environment node */
import { parseEnv } from '@/lib/env'
import { batchesOf } from '@/lib/knowledge/vectors/embed-passages'
import { Embedder, embeddingSetting } from '@/lib/knowledge/vectors/service'
import { log } from '@/lib/log'
import { type EmbeddingsServer, startEmbeddingsServer } from '@/tests/stand-ins/embeddings-server'

// What is asked of an endpoint for embeddings, and which of its answers are believed.

let settings: Record<string, string> = {}
jest.mock('@/lib/env', () => ({
  ...jest.requireActual('@/lib/env'),
  env: () => parseEnv(settings),
}))

const ofLength = (text: string) => [text.length, 1, 0]
let server: EmbeddingsServer
let warned: jest.SpyInstance
beforeEach(async () => {
  server = await startEmbeddingsServer(ofLength)
  warned = jest.spyOn(log, 'warn').mockReturnValue()
})
afterEach(async () => {
  await server.close()
  jest.restoreAllMocks()
})

const waits: number[] = []
const limits = {
  passagesMs: 2000,
  queryMs: 150,
  sleep: async (ms: number) => {
    waits.push(ms)
  },
}
const made = (change: object = {}) =>
  new Embedder(
    { url: server.url, model: 'loopback', queryPrefix: '', passagePrefix: '', ...change },
    limits,
  )
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (thrown: { code?: string }) => thrown.code,
  )

it('gives each text its own vector, in whatever order they come, at length one', async () => {
  const vectors = await made().passages(['a', 'abc', 'abcdefg'])
  for (const [at, length] of [1, 3, 7].entries()) {
    const [x = 0, y = 0] = vectors[at] ?? []
    expect(x / y).toBeCloseTo(length, 4)
    expect(Math.hypot(x, y)).toBeCloseTo(1, 5)
  }
})

it('says the model, the key where there is one, and what goes before a text', async () => {
  await made({ key: 'secret-key', passagePrefix: 'passage: ' }).passages(['보증금'])
  await made({ queryPrefix: 'query: ' }).query('보증금')
  expect(server.asked).toEqual([['passage: 보증금'], ['query: 보증금']])
  expect(server.requests).toEqual([
    { model: 'loopback', authorization: 'Bearer secret-key' },
    { model: 'loopback', authorization: undefined },
  ])
})

it('tries again after 429 and 500', async () => {
  waits.length = 0
  server.replies.push({ status: 429 }, { status: 500 })
  expect(await made().passages(['a'])).toHaveLength(1)
  expect(waits).toEqual([1000, 2000])
})

it.each([400, 401, 404])('does not try again after %i', async (status) => {
  server.always = { status }
  expect(await failure(made().passages(['a']))).not.toBe('answered')
  expect(server.asked).toHaveLength(1)
})

const vectors = (...data: object[]) => JSON.stringify({ data })
it.each([
  ['rubbish', 'rubbish'],
  ['another shape', '{"data":{"embedding":[1]}}'],
  ['a number that is none', '{"data":[{"index":0,"embedding":[NaN,1]}]}'],
  ['a number without end', '{"data":[{"index":0,"embedding":[1e999,1]}]}'],
  ['null for a number', vectors({ index: 0, embedding: [null, 1] })],
  ['no direction', vectors({ index: 0, embedding: [0, 0, 0] })],
  ['an empty vector', vectors({ index: 0, embedding: [] })],
  ['a vector for another text', vectors({ index: 1, embedding: [1, 2, 3] })],
  ['no vector', vectors()],
  ['two', vectors({ index: 0, embedding: [1, 2, 3] }, { index: 1, embedding: [1, 2, 3] })],
  ['one text twice', vectors({ index: 0, embedding: [1] }, { index: 0, embedding: [1] })],
])('does not believe %s', async (_, body) => {
  server.always = { body }
  expect(await failure(made().passages(['a']))).toBe('badGateway')
})

it('does not believe vectors of another length than before', async () => {
  const embedder = made()
  expect(await embedder.dimension()).toBe(3)
  server.vectorOf = () => [1, 2, 3, 4]
  expect(await failure(embedder.passages(['a']))).toBe('badGateway')
  expect(await embedder.query('a')).toBeNull()
})

it('a question whose vector does not come at once has none, and is not asked twice', async () => {
  server.replies.push({ stall: true })
  expect(await made().query('보증금')).toBeNull()
  server.replies.push({ status: 500 })
  expect(await made().query('보증금')).toBeNull()
  expect(server.asked).toHaveLength(2)
})

it('logs no text and no key', async () => {
  server.always = { body: '보증금은 오천만원' }
  await made({ key: 'secret-key' }).query('비밀 보증금')
  expect(warned).toHaveBeenCalled()
  expect(JSON.stringify(warned.mock.calls)).not.toMatch(/보증금|secret-key/)
})

it('a request holds so many texts and letters', () => {
  const texts = (count: number, letters: number) =>
    Array.from({ length: count }, () => ({ text: '가'.repeat(letters) }))
  expect(batchesOf(texts(200, 10)).map(({ length }) => length)).toEqual([96, 96, 8])
  expect(batchesOf(texts(50, 1000)).map(({ length }) => length)).toEqual([24, 24, 2])
  expect(batchesOf(texts(2, 30_000)).map(({ length }) => length)).toEqual([1, 1])
  expect(batchesOf([])).toEqual([])
})

it('sends no more of a text than models read, and no half of a character', async () => {
  await made().passages([`${'가'.repeat(1199)}😀`])
  expect(server.asked[0]?.[0]).toBe('가'.repeat(1199))
})

it('is set by an address and a name, both', () => {
  settings = { EMBEDDINGS_BASE_URL: 'http://127.0.0.1:1/v1' }
  expect(embeddingSetting()).toBeNull()
  settings = { ...settings, EMBEDDINGS_MODEL: 'bge-m3', EMBEDDINGS_PASSAGE_PREFIX: 'passage: ' }
  expect(embeddingSetting()).toMatchObject({ model: 'bge-m3', passagePrefix: 'passage: ' })
  settings = { EMBEDDINGS_BASE_URL: 'no address', EMBEDDINGS_MODEL: 'x' }
  expect(() => embeddingSetting()).toThrow('EMBEDDINGS_BASE_URL')
})
