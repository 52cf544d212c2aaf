import { lawsNamedIn, namedQuery, understand } from '@/backend/search/query/understand'
import { lookUps } from '@/tests/factories/look-ups'

const direct = (query: string) => understand(query, lookUps).direct

describe('an article', () => {
  it.each([
    ['민법 750조', '001706#750'],
    ['민법750조', '001706#750'],
    ['민법 제750조', '001706#750'],
    ['민법제750조', '001706#750'],
    ['민법 제 750 조', '001706#750'],
    ['민법 750', '001706#750'],
    ['민법 제839조의2', '001706#839의2'],
    ['민법 839조의2', '001706#839의2'],
    ['민법 839조의 2', '001706#839의2'],
    ['민법 839의2', '001706#839의2'],
    ['주임법 3조', '001248#3'],
    ['주택임대차보호법 제3조', '001248#3'],
    ['근기법 제23조', '001872#23'],
    ['근로기준법 시행령 제7조', '004447#7'],
    ['Civil Act Article 750', '001706#750'],
    ['Article 750 of the Civil Act', '001706#750'],
    ['民法第750条', '001706#750'],
    ['民法第750條', '001706#750'],
  ])('%s', (query, articleId) => {
    expect(direct(query)).toMatchObject({ kind: 'article', articleId })
  })

  it('is written as courts write it', () => {
    expect(direct('민법 839의2')?.text).toBe('민법 제839조의2')
    expect(direct('민법750')?.text).toBe('민법 제750조')
  })

  it.each(['민법 제9999조', '없는법 제1조', '제750조'])('is not made up for %s', (query) => {
    expect(direct(query)?.kind).not.toBe('article')
  })
})

it('says of an article that its law does not have what may have been meant', () => {
  expect(understand('민법 제7500조', lookUps)).toMatchObject({
    direct: null,
    missingArticle: { lawId: '001706', lawTitle: '민법', no: '7500', near: ['750'] },
  })
  expect(understand('민법 제750조', lookUps).missingArticle).toBeUndefined()
  expect(understand('없는법 제1조', lookUps).missingArticle).toBeUndefined()
})

describe('a decision', () => {
  it.each([
    ['2004다34929', '2004다34929', [101]],
    [' 2004 다 34929 ', '2004다34929', [101]],
    ['대법원 2005. 7. 15. 선고 2004다34929 판결', '2004다34929', [101]],
    ['대법원 2004다34929 판결', '2004다34929', [101]],
    ['2004다34929 손해배상', '2004다34929', [101]],
    ['1998다56003', '98다56003', [108]],
    ['2000므1264', '2000므1264', [102]],
    ['2010가합7', '2010가합7', [105, 104]],
    ['2023다999999', '2023다999999', []],
  ])('%s', (query, text, serials) => {
    expect(direct(query)).toMatchObject({ kind: 'case', text, serials })
  })
})

describe('a law', () => {
  it.each([
    ['민법', '001706'],
    ['주택임대차보호법', '001248'],
    ['주택 임대차 보호법', '001248'],
    ['주임법', '001248'],
    ['근기법', '001872'],
    ['Labor Standards Act', '001872'],
    ['Housing Lease Protection Act', '001248'],
    ['労働基準法', '001872'],
    ['劳动基准法', '001872'],
    ['民法', '001706'],
  ])('%s', (query, lawId) => {
    expect(direct(query)).toMatchObject({ kind: 'law', lawId })
  })
})

it.each(['보증금을 못 돌려받았어요', '부당해고', '2020년 5월', '3년 전 사고', ''])(
  'a question is no name: %s',
  (query) => {
    expect(direct(query)).toBeNull()
  },
)

it('tells the language and says the query in Korean', () => {
  expect(understand('deposit lease', lookUps).language).toBe('en')
  expect(understand('損害賠償', lookUps).korean).toContain('손해배상')
  expect(understand('損害賠償', lookUps).language).not.toBe('ko')
  expect(understand('보증금', lookUps)).toMatchObject({ language: 'ko', korean: '보증금' })
})

it('finds the laws that a question speaks of', () => {
  expect(lawsNamedIn('주택임대차보호법상 대항력', lookUps)).toEqual(['001248'])
  expect(lawsNamedIn('민법과 근로기준법의 관계', lookUps)).toEqual(
    expect.arrayContaining(['001872']),
  )
  expect(lawsNamedIn('방법을 알려주세요', lookUps)).toEqual([])
})

it('names what is the answer itself, by target', () => {
  const plain = { filters: {}, actsOnly: false, sort: 'relevance', offset: 0, limit: 10 } as const
  const named = (text: string, target: 'cases' | 'statutes') =>
    namedQuery({ ...plain, text, target }, lookUps)
  expect(named('2010가합7', 'cases').namedIds).toEqual(['105', '104'])
  expect(named('2010가합7', 'statutes').namedIds).toEqual([])
  expect(named('민법 750조', 'statutes')).toMatchObject({
    namedIds: ['001706#750'],
    namedLawIds: ['001706'],
  })
  expect(named('보증금', 'cases')).toMatchObject({ namedIds: [], namedLawIds: [] })
})
