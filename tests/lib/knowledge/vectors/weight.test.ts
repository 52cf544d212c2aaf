/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'
import { embedPassages, type Meaning } from '@/lib/knowledge/vectors/embed-passages'
import { chooseWeight, fitWeight, signFlipChance } from '@/lib/knowledge/vectors/fit-weight'
import { FlatStore } from '@/lib/knowledge/vectors/flat-store'
import { fuse, signsOf } from '@/lib/knowledge/vectors/fuse'
import { holdOut } from '@/lib/knowledge/vectors/held-out'
import { searchPassages } from '@/lib/knowledge/vectors/search-passages'
import { Embedder } from '@/lib/knowledge/vectors/service'
import { log } from '@/lib/log'
import {
  makeTopics,
  meaningless,
  pageOn,
  segmentOf,
  sentenceOn,
  understanding,
} from '@/tests/factories/topics'
import { type EmbeddingsServer, startEmbeddingsServer } from '@/tests/stand-ins/embeddings-server'

// How much meaning counts beside words, and what is found with it.

const topics = makeTopics(90)
const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-weight-'))
const store = new SegmentStore(folder, 8 * 1024 * 1024)
/** Topics in both vocabularies, ten to a document; the last ten topics in the second one alone. */
const names: SegmentName[] = Array.from({ length: 9 }, (_, no) => {
  const name = { owner: 'anna', document: `paper ${no}`, version: '1' }
  const here = topics.slice(no * 10, no * 10 + 10)
  const pages = here.map((topic, at) =>
    no < 8 ? pageOn(topic, at + 1) : { ...pageOn(topic, at + 1), text: sentenceOn(topic.second) },
  )
  store.write(name, segmentOf(`${no}.txt`, pages))
  return name
})
let server: EmbeddingsServer
let embedded = 0
beforeEach(async () => {
  jest.spyOn(log, 'warn').mockReturnValue()
  server = await startEmbeddingsServer(understanding(topics))
})
afterEach(async () => {
  await server.close()
  jest.restoreAllMocks()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** With vectors of its own for all documents. */
async function meaningOf(vectorOf: (text: string) => number[], among = names): Promise<Meaning> {
  server.vectorOf = vectorOf
  embedded += 1
  const setting = { url: server.url, model: `${embedded}`, queryPrefix: '', passagePrefix: '' }
  const embedder = new Embedder(setting, { queryMs: 300, sleep: async () => {} })
  const meaning = { embedder, vectors: new FlatStore(store.files) }
  for (const name of among) await embedPassages(meaning, store, name)
  return meaning
}
const askedOn = (no: number) => topics[no]?.first.join(' ') ?? ''

it('counts where it finds what words do not, the same every time', async () => {
  const meaning = await meaningOf(understanding(topics))
  const fitted = await fitWeight(meaning, store, names)
  expect(fitted.weight).toBeGreaterThan(0)
  expect(fitted.fused).toBeGreaterThan(fitted.words + 0.2)
  expect(fitted.questions).toBeGreaterThanOrEqual(60)
  expect(await fitWeight(meaning, store, names)).toEqual(fitted)
})

it('counts nothing where it is chance', async () => {
  const fitted = await fitWeight(await meaningOf(meaningless), store, names)
  expect(fitted).toMatchObject({ weight: 0, fused: fitted.words })
})

it('counts nothing where there is too little to tell', async () => {
  const few = names.slice(0, 2)
  const fitted = await fitWeight(await meaningOf(understanding(topics), few), store, few)
  expect(fitted).toMatchObject({ weight: 0, questions: 20 })
})

it('a weight is proved on other questions than it was chosen on', () => {
  const ranks = (first: number, second: number) =>
    Array.from({ length: 60 }, (_, at) => [0.2, 0, 0, at % 2 ? second : first, 0, 0])
  expect(chooseWeight(ranks(1, 1)).weight).toBe(0.3)
  expect(chooseWeight(ranks(1, 0.1)).weight).toBe(0)
  expect(chooseWeight(ranks(1, 0.21)).weight).toBe(0)
  expect(chooseWeight(ranks(0.1, 1)).weight).toBe(0)
})

it('knows what chance would do as well', () => {
  expect(signFlipChance(Array.from({ length: 40 }, () => 0.5))).toBeLessThan(0.001)
  expect(signFlipChance(Array.from({ length: 40 }, (_, i) => (i % 2 ? 1 : -1)))).toBeGreaterThan(
    0.2,
  )
})

it('a sentence that is asked stands nowhere in what is left of its passage', () => {
  const text = `${sentenceOn(['하나'])} 보증금은 오천만원으로 한다. ${sentenceOn(['둘'])}\n보증금은 오천만원으로 한다.`
  for (const chance of [0, 0.3, 0.6, 0.99]) {
    const held = holdOut(text, () => chance)
    expect(text).toContain(held?.question)
    expect(held?.rest).not.toContain(held?.question)
  }
  expect(holdOut('보증금은 오천만원으로 한다.', () => 0)).toBeNull()
})

describe('a search', () => {
  const fusion = { weight: 0.4, floor: 0.4 }

  it('finds what is meant in other words, and says by what', async () => {
    const meaning = await meaningOf(understanding(topics))
    const found = await searchPassages(store, names, askedOn(85), 5, { ...meaning, fusion })
    const { document, passage } = found.hits[0] ?? {}
    expect([document, passage]).toEqual(['paper 8', 5])
    expect(found.hits[0]?.text).toContain(topics[85]?.second[0])
    expect(found.manner).toEqual({ by: 'wordsAndMeaning', model: meaning.embedder.model })
    const words = await searchPassages(store, names, askedOn(85), 5, null)
    expect(words.hits.some((hit) => hit.document === 'paper 8' && hit.passage === 5)).toBe(false)
    expect(words.manner).toEqual({ by: 'words' })
  })

  it('finds nothing for what is meant nowhere', async () => {
    const meaning = await meaningOf(understanding(topics))
    const found = await searchPassages(store, names, 'xylophone', 5, {
      ...meaning,
      fusion: { ...fusion, floor: 0.9 },
    })
    expect(found.hits).toEqual([])
  })

  it.each([
    ['does not come', { stall: true }],
    ['fails', { status: 500 }],
    ['is rubbish', { body: 'rubbish' }],
  ] as const)('goes by words when the vector %s', async (_, reply) => {
    const meaning = await meaningOf(understanding(topics))
    const words = await searchPassages(store, names, askedOn(3), 5, null)
    server.always = reply
    const found = await searchPassages(store, names, askedOn(3), 5, { ...meaning, fusion })
    expect(found.hits).toEqual(words.hits)
    expect(found.manner).toEqual({ by: 'wordsForNow' })
  })

  it('does not ask the endpoint where the weight is 0, or not known yet', async () => {
    const meaning = await meaningOf(understanding(topics))
    const before = server.asked.length
    const words = await searchPassages(store, names, askedOn(3), 5, null)
    for (const none of [{ ...fusion, weight: 0 }, null])
      expect(
        await searchPassages(store, names, askedOn(3), 5, { ...meaning, fusion: none }),
      ).toEqual(words)
    expect(server.asked).toHaveLength(before)
  })

  it('a document without vectors keeps its place by words, and is named', async () => {
    const [first, ...others] = names
    const meaning = await meaningOf(understanding(topics), others)
    const found = await searchPassages(store, names, askedOn(3), 5, { ...meaning, fusion })
    expect(found.unembedded).toEqual([first])
    expect(found.hits[0]).toMatchObject({ document: 'paper 0', passage: 3, score: 1 })
  })

  it('shows nothing of documents that were not given to it', async () => {
    const meaning = await meaningOf(understanding(topics))
    const found = await searchPassages(store, names.slice(0, 8), askedOn(85), 30, {
      ...meaning,
      fusion: { weight: 0.5, floor: -1 },
    })
    expect(found.hits.length).toBeGreaterThan(0)
    expect(found.hits.some(({ document }) => document === 'paper 8')).toBe(false)
  })
})

it('words and nearness are each measured by the best of the question', () => {
  const hit = (passage: number, score: number) => ({ document: 'a', passage, score })
  const near = (passage: number, similarity: number) => ({ document: 'a', passage, similarity })
  const signed = signsOf(
    [hit(0, 20), hit(1, 10)],
    [near(2, 0.9), near(1, 0.85), near(3, 0.8)],
    () => true,
  )
  const order = (weight: number, floor = 0.82) =>
    fuse(signed, { weight, floor }).map(({ passage }) => passage)
  expect(order(0)).toEqual([0, 1])
  expect(order(0.4)).toEqual([0, 1, 2])
  expect(order(0.45, -1)).toEqual([0, 1, 2, 3])
  expect(order(0.45, 0.95)).toEqual([0, 1])
})
