import { z } from 'zod'
import { Cluster } from '@/backend/search/opensearch/cluster'
import { ClusterQuestions } from '@/backend/search/opensearch/cluster-questions'
import { ClusterRanker } from '@/backend/search/opensearch/cluster-ranker'
import type { RankQuery } from '@/backend/search/rank/index-searcher'
import { ClusterStandIn } from '@/tests/factories/cluster-stand-in'
import { searchIndex } from '@/tests/factories/search-index'

const noQuestions = new ClusterQuestions(searchIndex({}).questions, [])

const standIn = new ClusterStandIn()
let address: string
beforeAll(async () => {
  address = await standIn.listen()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.asked.length = 0
  standIn.replies.clear()
})

const ask = (cluster = new Cluster(address), timeoutMs?: number) =>
  cluster.call({
    method: 'GET',
    path: '/x',
    schema: z.object({ fine: z.literal(true) }),
    ...(timeoutMs ? { timeoutMs } : {}),
  })

it('sends name and password of the address as a header', async () => {
  standIn.replies.set('/x', () => ({ status: 200, body: { fine: true } }))
  const url = new URL(address)
  url.username = 'reader'
  url.password = 'p@ss:word'
  await ask(new Cluster(url.href))
  const sent = standIn.asked[0]?.authorization?.replace('Basic ', '') ?? ''
  expect(Buffer.from(sent, 'base64').toString('utf8')).toBe('reader:p@ss:word')
})

it.each([
  [401, 'unauthorized'],
  [429, 'rateLimit'],
  [503, 'unavailable'],
])('tells status %d as %s, with the reason for the log alone', async (status, code) => {
  standIn.replies.set('/x', () => ({ status, body: { error: { reason: 'because' } } }))
  const failure = ask()
  await expect(failure).rejects.toMatchObject({ code, message: expect.stringContaining('because') })
})

it.each([
  ['no JSON', '<html>'],
  ['another shape', '{"fine":false}'],
])('refuses an answer that is %s', async (_, body) => {
  standIn.replies.set('/x', () => body)
  await expect(ask()).rejects.toMatchObject({ code: 'badGateway' })
})

it('says that the address does not answer', async () => {
  await expect(ask(new Cluster('http://127.0.0.1:1'))).rejects.toMatchObject({ code: 'network' })
})

describe('with several nodes', () => {
  const dead = 'http://127.0.0.1:1'

  it('asks the next one when one is gone, and stays with it', async () => {
    standIn.replies.set('/x', () => ({ status: 200, body: { fine: true } }))
    const cluster = new Cluster(`${dead}, ${address}`)
    await expect(Promise.all([ask(cluster), ask(cluster), ask(cluster)])).resolves.toHaveLength(3)
    await ask(cluster)
    expect(standIn.asked).toHaveLength(4)
  })

  it('asks the next one when one has lost its cluster', async () => {
    const lone = new ClusterStandIn()
    lone.replies.set('/x', () => ({ status: 503, body: { error: { reason: 'no manager' } } }))
    standIn.replies.set('/x', () => ({ status: 200, body: { fine: true } }))
    const cluster = new Cluster(`${await lone.listen()},${address}`)
    await ask(cluster).finally(() => lone.close())
    expect([lone.asked.length, standIn.asked.length]).toEqual([1, 1])
  })

  it('says that none answers', async () => {
    const cluster = new Cluster(`${dead},${dead}`)
    await expect(ask(cluster)).rejects.toMatchObject({ code: 'network' })
  })

  it('does not ask again what was refused', async () => {
    standIn.replies.set('/x', () => ({ status: 400, body: { error: { reason: 'odd' } } }))
    await expect(ask(new Cluster(`${address},${address}`))).rejects.toMatchObject({
      message: expect.stringContaining('odd'),
    })
    expect(standIn.asked).toHaveLength(1)
  })
})

const query: RankQuery = {
  target: 'cases',
  text: '임대차 보증금',
  filters: {},
  actsOnly: false,
  sort: 'relevance',
  offset: 0,
  limit: 10,
  namedIds: [],
  namedLawIds: [],
}

/** Answers in the shape of OpenSearch 2, written by hand. */
const vectors = {
  docs: ['text', 'body', 'phrases'].map((field) => ({
    _index: 'beopdap-cases-1',
    _version: 0,
    found: true,
    took: 1,
    term_vectors: {
      [field]: {
        field_statistics: { sum_doc_freq: 9, doc_count: 3, sum_ttf: 40 },
        terms: { c784b300: { doc_freq: 2, ttf: 200, term_freq: 1 }, b300cc28: { term_freq: 1 } },
      },
    },
  })),
}
const shards = { total: 1, successful: 1, skipped: 0, failed: 0 }
const hit = (_id: string, _score: number | null, _source?: object) => ({
  _index: 'beopdap-cases-1',
  _id,
  _score,
  ...(_source ? { _source } : {}),
  sort: [_score, 0],
})
const found = (hits: object[], more: object = {}) => ({
  took: 2,
  timed_out: false,
  _shards: shards,
  hits: { total: { value: hits.length, relation: 'eq' }, max_score: null, hits },
  status: 200,
  ...more,
})

function replyInTurn(rounds: object[][]): void {
  let round = 0
  standIn.replies.set('/_mtermvectors', () => ({ status: 200, body: vectors }))
  standIn.replies.set('/_msearch', () => ({
    status: 200,
    body: { took: 3, responses: rounds[round++] },
  }))
}

it('fuses recorded answers', async () => {
  const facts = (cited_by: number) => ({ court_level: 'supreme', cited_by, date: 20200514 })
  replyInTurn([
    [found([hit('7', 2), hit('9', 1)]), found([]), found([]), found([])],
    [
      found([hit('7', 2, facts(0)), hit('9', 1, { ...facts(0), court_level: 'high' })]),
      found([hit('7', 1.5), hit('9', 0.5)]),
      found([hit('7', 0), hit('9', 0)]),
      found([hit('7', 0), hit('9', 0)]),
      found([hit('7', 0), hit('9', 0)]),
    ],
    [
      found([], {
        hits: { total: { value: 2, relation: 'eq' }, max_score: null, hits: [] },
        aggregations: {
          court_level: {
            doc_count_error_upper_bound: 0,
            sum_other_doc_count: 0,
            buckets: [
              { key: 'supreme', doc_count: 1 },
              { key: 'high', doc_count: 1 },
            ],
          },
        },
      }),
      found([hit('7', null), hit('9', null)]),
    ],
  ])
  const answer = await new ClusterRanker(new Cluster(address), noQuestions).rank(query)
  expect(answer.total).toBe(2)
  expect(answer.hits.map(({ id }) => id)).toEqual(['7', '9'])
  expect(answer.facets.courtLevel).toEqual([
    { value: 'high', count: 1 },
    { value: 'supreme', count: 1 },
  ])
  expect(answer.facets.year).toEqual([])
})

it('asks only for terms that the corpus knows', async () => {
  replyInTurn([
    [found([]), found([]), found([]), found([])],
    [found([]), found([])],
  ])
  await new ClusterRanker(new Cluster(address), noQuestions).rank(query)
  const first = standIn.asked.find(({ path }) => path === '/_msearch')?.text ?? ''
  expect(first).toContain('c784b300')
  expect(first).not.toContain('b300cc28')
})

it('fails when one search of several does', async () => {
  replyInTurn([
    [
      { error: { type: 'x', reason: 'too many clauses' }, status: 400 },
      found([]),
      found([]),
      found([]),
    ],
  ])
  await expect(
    new ClusterRanker(new Cluster(address), noQuestions).rank(query),
  ).rejects.toMatchObject({
    code: 'badGateway',
    message: expect.stringContaining('too many clauses'),
  })
})

it('asks again when a node dies in the middle of a search, and takes no part of an answer', async () => {
  const broken = { error: { type: 'x', reason: 'Partial shards failure' }, status: 503 }
  const nothing = [found([]), found([]), found([]), found([])]
  replyInTurn([[broken, ...nothing.slice(1)], nothing, [found([]), found([])]])
  const answer = await new ClusterRanker(new Cluster(address), noQuestions).rank(query)
  expect(answer.hits).toEqual([])
  const sent = standIn.asked.filter(({ path }) => path === '/_msearch').map(({ text }) => text)
  expect(sent[0]).toBe(sent[1])
  expect(sent[0]).toContain('"allow_partial_search_results":false')
})

it('fails when term statistics do', async () => {
  const docs = vectors.docs.map(() => ({ error: { type: 'x', reason: 'no such index' } }))
  standIn.replies.set('/_mtermvectors', () => ({ status: 200, body: { docs } }))
  await expect(
    new ClusterRanker(new Cluster(address), noQuestions).rank(query),
  ).rejects.toMatchObject({
    code: 'badGateway',
  })
})
