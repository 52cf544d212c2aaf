import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Sql } from '@/backend/db'
import { buildIndex } from '@/backend/search/build/build-index'
import type { EngineQuery } from '@/backend/search/engine'
import { currentIndexFolder, readIndex } from '@/backend/search/index/index-store'
import { readNames } from '@/backend/search/index/names'
import { IndexEngine } from '@/backend/search/index-engine'
import { IndexSearcher } from '@/backend/search/rank/index-searcher'
import { createTestDatabase, type TestDatabase } from '@/tests/database'
import { noQuestions } from '@/tests/factories/import-run'
import { insertSearchedCorpus } from '@/tests/factories/searched-corpus'

let database: TestDatabase
let sql: Sql
let dataDir: string
let engine: IndexEngine

async function open(): Promise<IndexEngine> {
  const folder = (await currentIndexFolder(dataDir)) ?? ''
  const index = await readIndex(folder)
  const searcher = new IndexSearcher(index)
  return new IndexEngine(index, await readNames(folder), {
    rank: async (query) => searcher.search(query),
    close: async () => {},
  })
}

beforeAll(async () => {
  database = await createTestDatabase()
  sql = connect({ url: database.url, max: 2 })
  dataDir = await mkdtemp(join(tmpdir(), 'search-'))
  await insertSearchedCorpus(sql)
  await buildIndex(sql, dataDir, undefined, () => new Date('2026-01-01'))
  engine = await open()
})
afterAll(async () => {
  await sql.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

function search(target: EngineQuery['target'], text: string, more: Partial<EngineQuery> = {}) {
  const plain = { filters: {}, actsOnly: false, sort: 'relevance', offset: 0, limit: 10 } as const
  return engine.search({ target, text, ...plain, ...more })
}
const cases = async (text: string, more?: Partial<EngineQuery>) =>
  (await search('cases', text, more)).hits.map(({ id }) => id)
const articles = async (text: string, more?: Partial<EngineQuery>) =>
  (await search('statutes', text, more)).hits.map(({ id }) => id)

it('holds the whole corpus', () => {
  expect(engine.status()).toMatchObject({ engine: 'index', decisions: 24, articles: 10 })
})

it.each([
  ['집주인이 보증금을 안 돌려줘요', '201'],
  ['회사에서 갑자기 짤렸어요', '203'],
  ['월급이랑 퇴직금을 못 받았어요', '204'],
  ['이혼하면 재산을 어떻게 나누나요?', '205'],
  ['인터넷에 욕을 올렸다고 명예훼손이라는데요', '206'],
])('finds the decision that a person asks about: %s', async (query, serial) => {
  expect((await cases(query))[0]).toBe(serial)
})

it.each([
  ['암초에 좌초한 선박의 항해일지', '208'],
  ['양봉장 벌통', '209'],
])('finds a decision without headnotes by the words of its body: %s', async (query, serial) => {
  expect((await cases(query))[0]).toBe(serial)
})

it('finds an article by how courts speak of it, with no word of its text', async () => {
  expect((await articles('이삿짐을 늦게 옮긴 거주자'))[0]).toBe('001248#3')
})

it.each([
  ['민법 750조', '001706#750'],
  ['근기법 제23조', '001872#23'],
  ['정당한 이유 없는 해고', '001872#23'],
  ['재산분할', '001706#839의2'],
])('finds the article: %s', async (query, id) => {
  expect((await articles(query))[0]).toBe(id)
})

it.each([
  ['unfair dismissal just cause', '203'],
  ['property division in divorce', '205'],
  ['不当解雇の正当な理由', '203'],
  ['交通事故 過失相殺', '207'],
  ['离婚财产分割', '205'],
])('understands other languages: %s', async (query, serial) => {
  expect(await cases(query, { limit: 3 })).toContain(serial)
})

it('finds a decision by its number', async () => {
  expect((await cases('대법원 2019므1005 판결'))[0]).toBe('205')
  expect((await cases('2003 가합 1008'))[0]).toBe('208')
})

it('filters by what a decision cites and is', async () => {
  expect(await cases('해고 임금 보증금', { filters: { law: '001872' } })).toEqual(
    expect.arrayContaining(['203', '204']),
  )
  expect(await cases('해고 임금 보증금', { filters: { law: '001872', article: '36' } })).toEqual([
    '204',
  ])
  expect(await cases('명예 재산', { filters: { caseType: ['형사'] } })).toEqual(['206'])
  expect(await cases('선박 좌초', { filters: { from: '2003-02-01', to: '2003-03-01' } })).toEqual([
    '208',
  ])
})

it('sorts by date and by times cited', async () => {
  const query = '보증금 해고 임금 손해배상'
  const byDate = await cases(query, { sort: 'date', limit: 100 })
  const dated = byDate.filter((id) => id !== '208' && Number(id) < 300)
  expect(dated).toEqual([...dated].sort((x, y) => Number(y) - Number(x)))
  expect((await cases(query, { sort: 'cited' }))[0]).toBe('203')
})

const bad: [string, string][] = [
  ['nothing', ''],
  ['blanks', ' \t\n'],
  ['one character', '법'],
  ['one letter', 'a'],
  ['10,000 characters', '보증금 반환 '.repeat(1429)],
  ['10,000 characters of one run', '가나다라마'.repeat(2000)],
  ['10,000 digits', '1'.repeat(10_000)],
  ['SQL', "'; drop table legal.decisions; -- or 1=1"],
  ['a pattern', '(.*)+$ [a-z {} \\'],
  ['NUL', '손해\0배상'],
  ['mixed scripts', '해고 dismissal 解雇 かいこ 🏠 عقد договор'],
  ['half of a pair', '\ud83d손해\udc4d배상'],
  ['only halves', '\ud800\udfff\ud800'],
  ['decomposed Hangul', '손해배상'.normalize('NFD')],
  ['direction marks', '\u202e손해배상\u200b\ufeff'],
  ['names of objects', '__proto__ constructor toString'],
  ['an impossible number', '9999다99999999999999999999'],
  ['an impossible article', '민법 제0조의0'],
]
it.each(bad)('bears %s', async (_, query) => {
  for (const target of ['cases', 'statutes'] as const) {
    const { total, hits } = await search(target, query)
    expect(hits.length).toBeLessThanOrEqual(Math.min(10, total))
    for (const { score } of hits) expect(Number.isFinite(score)).toBe(true)
    engine.help(query, target)
  }
  engine.suggest(query, 10)
})

it('is built again beside the one in use and takes its place', async () => {
  await sql`delete from legal.decisions where serial = 209`
  await buildIndex(sql, dataDir, undefined, () => new Date('2026-01-02'), noQuestions)
  const before = engine
  const after = await open()
  expect(after.status()).toMatchObject({ decisions: 23, version: '20260102000000000' })
  expect(before.status().decisions).toBe(24)
  expect((await cases('양봉장 벌통'))[0]).toBe('209')
})

it('leaves the current one alone when a build fails', async () => {
  const failing = buildIndex(sql, dataDir, ({ stage }) => {
    if (stage === 'articles') throw new Error('stopped')
  })
  await expect(failing).rejects.toThrow('stopped')
  expect((await readdir(join(dataDir, 'index'))).sort()).toEqual([
    '20260102000000000',
    'current.json',
  ])
})
