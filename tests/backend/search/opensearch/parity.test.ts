import type { EngineQuery, SearchEngine } from '@/backend/search/engine'
import type { IndexNames } from '@/backend/search/index/names'
import { IndexEngine } from '@/backend/search/index-engine'
import { loadCluster } from '@/backend/search/opensearch/bulk-load'
import { Cluster } from '@/backend/search/opensearch/cluster'
import { ClusterQuestions } from '@/backend/search/opensearch/cluster-questions'
import { ClusterRanker } from '@/backend/search/opensearch/cluster-ranker'
import { OpenSearchEngine } from '@/backend/search/opensearch/opensearch-engine'
import { LookUps } from '@/backend/search/query/look-ups'
import { IndexSearcher } from '@/backend/search/rank/index-searcher'
import { ClusterStandIn } from '@/tests/factories/cluster-stand-in'
import { type IndexedCase, searchIndex } from '@/tests/factories/search-index'

const words = [
  '임대차',
  '보증금',
  '반환',
  '해고',
  '정당한',
  '이유',
  '손해배상',
  '과실',
  '상속',
  '재산분할',
]
const levels = ['supreme', 'high', 'district'] as const
const articleIds = ['000001#3', '000001#9', '000002#23', '000002#24', '000003#7']

/** 600 decisions whose words follow from their number, so that every run ranks the same. */
const cases = Array.from({ length: 600 }, (_, i): IndexedCase => {
  const pick = (step: number) => words[(i * step + (i % 7)) % words.length]!
  return {
    serial: 1000 + i,
    ...(i % 3 === 0 ? {} : { text: `${pick(3)} ${pick(7)}의 ${pick(1)}` }),
    body: `원고 ${pick(9)} 피고 ${pick(3)} 사건 ${i}호 ${pick(7)}`,
    date: i % 10 === 0 ? 0 : 20000101 + i,
    numberYear: 1990 + (i % 30),
    courtLevel: levels[i % 3]!,
    citedBy: (i * 13) % 50,
    enBanc: i % 50 === 0,
    articles: i % 4 === 0 ? [articleIds[i % articleIds.length]!] : [],
  }
})
const index = searchIndex({
  cases,
  articles: [
    { id: '000001#3', text: '임대차 대항력', citedBy: 9 },
    { id: '000001#9', text: '보증금 반환', flags: ['pending'] },
    { id: '000002#23', text: '정당한 이유 없는 해고의 제한', citedBy: 3 },
    { id: '000002#24', text: '해고의 이유', flags: ['repealed'] },
    { id: '000003#7', text: '상속 재산분할', kind: '대통령령' },
  ],
  issues: [
    { serial: 1001, text: '이삿짐을 옮긴 거주자', articles: ['000001#3'] },
    { serial: 1002, text: '해고의 정당한 이유', articles: ['000002#23', '000002#24'] },
    { serial: 1004, text: '보증금 반환', articles: ['000001#9'] },
  ],
  questions: [
    { id: '000001#3', ko: ['집주인이 바뀌면 나가야 하나'], en: ['My landlord sold the house'] },
    { id: '000002#23', ko: ['사장이 갑자기 나오지 말래요'], en: ['I was fired without notice'] },
  ],
})
const names: IndexNames = {
  laws: [
    { lawId: '000001', title: '주택임대차보호법', kind: '법률', current: true, citedBy: 0 },
    { lawId: '000002', title: '근로기준법', kind: '법률', current: true, citedBy: 0 },
  ],
  numbers: [['2020다1299', 1299]],
}
const searcher = new IndexSearcher(index)
const own = new IndexEngine(index, names, {
  rank: async (query) => searcher.search(query),
  close: async () => {},
})

const standIn = new ClusterStandIn()
let there: SearchEngine
beforeAll(async () => {
  const cluster = new Cluster(await standIn.listen())
  const held = await loadCluster(cluster, index)
  there = new OpenSearchEngine(
    new LookUps(names, articleIds),
    new ClusterRanker(cluster, new ClusterQuestions(index.questions, articleIds)),
    held,
  )
})
afterAll(() => standIn.close())

const plain = { filters: {}, actsOnly: false, sort: 'relevance', offset: 0, limit: 20 } as const

async function expectSame(asked: Partial<EngineQuery> & { text: string }) {
  const query: EngineQuery = { ...plain, target: 'cases', ...asked }
  const [here, found] = await Promise.all([own.search(query), there.search(query)])
  expect(found.hits.map(({ id }) => id)).toEqual(here.hits.map(({ id }) => id))
  expect(found.total).toBe(here.total)
  expect(found.facets).toEqual(here.facets)
  expect(found.hits.map(({ asked }) => asked)).toEqual(here.hits.map(({ asked }) => asked))
  if (query.sort === 'relevance')
    found.hits.forEach(({ score }, i) => {
      expect(score).toBeCloseTo(here.hits[i]!.score, 4)
    })
  return here
}

it.each([
  '임대차 보증금 반환',
  '해고의 정당한 이유',
  '집주인이 보증금을 안 돌려줘요',
  '사건 77호',
  'unfair dismissal',
  '사장님이 내일부터 나오지 말래요',
  'my landlord sold the flat',
  '2020다1299',
  '근로기준법 제23조',
  '근로기준법상 해고',
  '이삿짐을 옮긴 거주자',
  '쿼크뮤온',
  '',
  '법',
  '\ud800',
])('finds what the index of this process finds: %j', async (text) => {
  await expectSame({ text })
  await expectSame({ text, target: 'statutes' })
})

it('keeps apart what several people ask at once', async () => {
  const texts = [
    '사장님이 내일부터 나오지 말래요',
    'my landlord sold the flat',
    '집주인이 바뀌었어요',
  ]
  await Promise.all(texts.map((text) => expectSame({ text, target: 'statutes' })))
})

it('finds something at all', async () => {
  expect((await expectSame({ text: '임대차 보증금' })).total).toBeGreaterThan(20)
  expect((await expectSame({ text: '해고', target: 'statutes' })).total).toBeGreaterThan(1)
})

it.each<[string, EngineQuery['filters']]>([
  ['level', { courtLevel: ['high', 'district'] }],
  ['court', { court: ['대법원'] }],
  ['type and outcome', { caseType: ['민사'], outcome: ['상고기각'] }],
  ['a law', { law: '000001' }],
  ['an article', { law: '000002', article: '23' }],
  ['dates', { from: '2000-01-20', to: '2000-02-05' }],
  ['from', { from: '2010-01-01' }],
  ['en banc', { enBanc: true }],
])('filters decisions by %s', async (_, filters) => {
  await expectSame({ text: '임대차 보증금 반환', filters })
})

it.each<[string, Partial<EngineQuery>]>([
  ['a law', { filters: { law: '000002' } }],
  ['a number', { filters: { article: '3' } }],
  ['what is in force', { filters: { inForce: true } }],
  ['Acts', { actsOnly: true }],
])('filters articles by %s', async (_, more) => {
  await expectSame({ text: '해고 보증금 상속', target: 'statutes', ...more })
})

it('pages past the candidates', async () => {
  const text = '임대차 보증금 반환 해고 손해배상'
  const scores: number[] = []
  for (const offset of [0, 190, 260, 300, 320, 590, 700])
    scores.push(...(await expectSame({ text, offset })).hits.map(({ score }) => score))
  expect(scores.some((score) => score < -900)).toBe(true)
})

it('sorts by date', async () => {
  await expectSame({ text: '임대차 보증금', sort: 'date' })
  await expectSame({ text: '임대차 보증금', sort: 'date', offset: 40 })
})

it('sorts by times cited', async () => {
  const query = { ...plain, target: 'cases', text: '임대차', sort: 'cited', limit: 100 } as const
  const cited = new Map(cases.map(({ serial, citedBy }) => [String(serial), citedBy ?? 0]))
  const order = (await there.search(query)).hits.map(({ id }) => cited.get(id)!)
  expect(order).toEqual([...order].sort((x, y) => y - x))
})

it('helps from what the last search learned', async () => {
  const text = '임대차 쿼크뮤온 반환'
  await there.search({ ...plain, target: 'cases', text })
  expect(there.help(text, 'cases').dropWord).toBe('쿼크뮤온')
})

it('reads names as the index of this process does', () => {
  expect(there.understand('근기법 23조')).toEqual(own.understand('근기법 23조'))
  expect(there.suggest('근로', 5)).toEqual(own.suggest('근로', 5))
  expect(there.serialsOf('2020 다 1299')).toEqual([1299])
  expect(there.status()).toEqual({
    engine: 'opensearch',
    version: 'test-1',
    decisions: 600,
    articles: 5,
  })
})

it('finds as much where every match is wanted', async () => {
  const every: EngineQuery = {
    ...plain,
    target: 'cases',
    text: '임대차 보증금',
    limit: 1000,
    everyMatch: true,
  }
  const [here, found] = await Promise.all([own.search(every), there.search(every)])
  const ids = ({ hits }: typeof here) => hits.map(({ id }) => id).sort()
  expect(here.total).toBeGreaterThan((await own.search({ ...every, everyMatch: false })).total)
  expect(found.total).toBe(here.total)
  expect(ids(found)).toEqual(ids(here))
})
