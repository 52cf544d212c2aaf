import type { EngineQuery } from '@/backend/search/engine'
import { IndexEngine } from '@/backend/search/index-engine'
import { IndexSearcher } from '@/backend/search/rank/index-searcher'
import { type IndexedCorpus, searchIndex } from '@/tests/factories/search-index'

const lease = { text: '임대차 보증금 반환', body: '임대인 임차인', articles: ['000001#3'] }
const corpus: IndexedCorpus = {
  articles: [
    { id: '000001#3', text: '대항력 주택의 인도와 주민등록', citedBy: 40 },
    { id: '000001#9', text: '보증금의 회수', citedBy: 2 },
    { id: '000002#23', text: '사용자는 정당한 이유 없이 해고하지 못한다', citedBy: 10 },
    { id: '000002#24', text: '정당한 이유 없이 해고하지 못한다', flags: ['repealed'] },
  ],
  cases: [
    { ...lease, serial: 11 },
    { serial: 12, text: '해고 무효 확인', body: '근로자 정당한 이유', articles: ['000002#23'] },
    { ...lease, serial: 13, citedBy: 300 },
    { serial: 14, body: '선박의 항해일지에 기재된 좌초 경위' },
    { serial: 15, text: '임대차 계약의 해지', date: 0 },
  ],
  issues: [
    { serial: 11, text: '전입신고를 늦게 한 세입자의 지위', articles: ['000001#3'] },
    { serial: 12, text: '해고의 정당한 이유', articles: ['000002#23'] },
  ],
  questions: [
    { id: '000001#9', ko: ['집주인이 전세금을 안 내줘요'], en: ['My landlord keeps my deposit'] },
    { id: '000002#23', ko: ['사장이 말 한마디로 잘랐어요'], en: ['My boss fired me on the spot'] },
  ],
}
const index = searchIndex(corpus)
const searcher = new IndexSearcher(index)
const names = {
  laws: [{ lawId: '000001', title: '주택임대차보호법', kind: '법률', current: true, citedBy: 0 }],
  numbers: [
    ['2020다15', 15],
    ['2020다11', 11],
  ] as [string, number][],
}
const engine = new IndexEngine(index, names, {
  rank: async (query) => searcher.search(query),
  close: async () => {},
})

function search(target: EngineQuery['target'], text: string, more: Partial<EngineQuery> = {}) {
  const plain = { filters: {}, actsOnly: false, sort: 'relevance', offset: 0, limit: 10 } as const
  return engine.search({ target, text, ...plain, ...more })
}
const ids = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).hits.map(({ id }) => id)

it('finds decisions by their headnotes, the more cited first among equals', async () => {
  expect((await ids('cases', '임대차 보증금')).slice(0, 2)).toEqual(['13', '11'])
})

it('finds a decision without headnotes by the words of its body', async () => {
  expect((await ids('cases', '항해일지 좌초'))[0]).toBe('14')
})

it('finds an article through issues that share no word with it', async () => {
  expect((await ids('statutes', '전입신고 세입자'))[0]).toBe('000001#3')
})

it.each([
  ['사장님이 갑자기 저를 잘랐어요', '000002#23'],
  ['they fired me today', '000002#23'],
  ['landlords who keep a deposit', '000001#9'],
])('finds an article by how people ask for it: %j', async (text, id) => {
  const { hits } = await search('statutes', text)
  expect(hits[0]?.id).toBe(id)
  expect(hits[0]?.asked?.nearest).toBeGreaterThan(0)
})

it('puts a repealed article behind the one in force', async () => {
  expect((await ids('statutes', '정당한 이유 없는 해고')).slice(0, 2)).toEqual([
    '000002#23',
    '000002#24',
  ])
})

it('puts the decision of a number first, and what matches after it', async () => {
  expect((await ids('cases', '2020다15'))[0]).toBe('15')
})

it('puts the article that is named first', async () => {
  expect((await ids('statutes', '주택임대차보호법 제9조'))[0]).toBe('000001#9')
})

it('keeps pages whole when a document is named', async () => {
  const whole = await ids('cases', '2020다15 임대차 보증금 반환')
  const pages = [0, 1, 2, 3].map((offset) =>
    ids('cases', '2020다15 임대차 보증금 반환', { offset, limit: 1 }),
  )
  expect((await Promise.all(pages)).flat()).toEqual(whole.slice(0, 4))
  expect(new Set(whole).size).toBe(whole.length)
})

it('counts facets of what was found', async () => {
  const { facets, total } = await search('cases', '임대차')
  expect(total).toBe(3)
  expect(facets.courtLevel).toEqual([{ value: 'supreme', count: 3 }])
  expect(facets.year).toEqual([{ value: '2020', count: 2 }])
})

it('answers the same twice', async () => {
  await search('statutes', '해고')
  expect(await search('cases', '임대차')).toEqual(await search('cases', '임대차'))
})

it('does not mind Hangul in pieces', async () => {
  const apart = '임대차 보증금'.normalize('NFD')
  expect(await ids('cases', apart)).toEqual(await ids('cases', '임대차 보증금'))
  expect((await ids('statutes', '주택임대차보호법 제9조'.normalize('NFD')))[0]).toBe('000001#9')
  expect(engine.suggest('주택임'.normalize('NFD'), 5)[0]).toMatchObject({ target: '000001' })
  expect(engine.help('임대차 쿼크뮤온'.normalize('NFD'), 'cases').dropWord).toBe('쿼크뮤온')
})

it('finds nothing for words that no document has', async () => {
  expect(await search('cases', '쿼크뮤온')).toMatchObject({ total: 0, hits: [] })
})

it('ranks over an empty index', async () => {
  const empty = new IndexSearcher(searchIndex({}))
  const query = {
    text: '임대차',
    filters: {},
    actsOnly: false,
    sort: 'relevance',
    offset: 0,
    limit: 10,
  } as const
  for (const target of ['cases', 'statutes'] as const)
    expect(
      empty.search({ ...query, target, namedIds: ['1'], namedLawIds: ['000001'] }),
    ).toMatchObject({
      total: 0,
      hits: [],
    })
})

it('says what it holds', () => {
  expect(engine.status()).toEqual({ engine: 'index', version: 'test-1', decisions: 5, articles: 4 })
  expect(engine.serialsOf('2020 다 15')).toEqual([15])
})

it('finds every decision that shares a word where that is wanted', async () => {
  const relevant = await ids('cases', '임대차 보증금 반환 좌초')
  const every = await ids('cases', '임대차 보증금 반환 좌초', { everyMatch: true })
  expect(every).toEqual(expect.arrayContaining([...relevant, '14', '15']))
})
