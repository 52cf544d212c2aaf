import { checkCitations, createCitationLookup } from '@/backend/citations/lookup'
import { connect, type Sql } from '@/backend/db'
import { createTestDatabase, type TestDatabase } from '@/tests/database'
import { insertSmallCorpus } from '@/tests/factories/legal-corpus'

let database: TestDatabase
let sql: Sql

beforeAll(async () => {
  database = await createTestDatabase()
  sql = connect({ url: database.url })
  await insertSmallCorpus(sql)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const today = '2026-11-21'
const verdicts = async (text: string) =>
  (await checkCitations(sql, text, today)).map(({ kind, state, target }) => [kind, state, target])

describe('a text checked against the store', () => {
  it.each([
    ['대법원 2005. 7. 15. 선고 2004다34929 판결', [['case', 'verified', '101']]],
    ['대법원 2005. 7. 16. 선고 2004다34929 판결', [['case', 'differs', '101']]],
    ['대법원 2001. 5. 8. 선고 2000므1257(본소), 1264(반소) 판결', [['case', 'verified', '102']]],
    ['서울중앙지법 2004. 1. 1. 선고 2003가합100 판결', [['case', 'verified', '103']]],
    ['2010가합7 판결', [['case', 'ambiguous', null]]],
    ['부산지방법원 2010가합7 판결', [['case', 'verified', '105']]],
    ['대법원 2019다99999 판결', [['case', 'not-in-corpus', null]]],
    ['민법 제750조', [['article', 'in-force', '001706#750']]],
    ['근로기준법 제23조', [['article', 'pending', '001872#23']]],
    ['근기법 제23조', [['article', 'pending', '001872#23']]],
    ['민법 제9999조', [['article', 'repealed', null]]],
    ['가공의법률에 관한 법률 제1조', [['article', 'unknown-law', null]]],
    ['', []],
  ])('%s', async (text, expected) => {
    expect(await verdicts(text)).toEqual(expected)
  })

  it('checks a quote of an article word for word', async () => {
    const right = '민법 제750조는 “고의 또는 과실로 인한 위법행위”라고 한다.'
    const wrong = '민법 제750조는 “고의 또는 과실로 인한 적법행위”라고 한다.'
    expect((await verdicts(right)).at(-1)).toEqual(['quote', 'verified', '001706#750'])
    expect((await verdicts(wrong)).at(-1)).toEqual(['quote', 'differs', '001706#750'])
  })

  it('neither proves nor disproves a quote by a summary in our own words', async () => {
    await sql`update legal.laws set is_summary = true where law_id = '001706'`
    const quotes = await verdicts('민법 제750조는 “고의 또는 과실로 인한 위법행위”라고 한다.')
    await sql`update legal.laws set is_summary = false where law_id = '001706'`
    expect(quotes).toEqual([
      ['article', 'in-force', '001706#750'],
      ['quote', 'not-in-corpus', null],
    ])
  })

  it('takes what looks like SQL for text', async () => {
    expect(await verdicts("'; drop table legal.laws; -- 민법 제750조")).toEqual([
      ['article', 'in-force', '001706#750'],
    ])
  })
})

it('says how what is meant is cited', async () => {
  const text = '대법원 2005. 7. 16. 선고 2004다34929 판결과 민법 제750조, 「민법」'
  const checks = await checkCitations(sql, text, today)
  expect(checks.map(({ reference }) => reference)).toEqual([
    expect.objectContaining({ form: '대법원 2005. 7. 15. 선고 2004다34929 판결' }),
    expect.objectContaining({ form: '민법 제750조' }),
    { form: '민법', name: null, overruledBy: null },
  ])
  const unknown = await checkCitations(sql, '대법원 2019다99999 판결', today)
  expect(unknown.map(({ reference }) => reference)).toEqual([null])
})

it('leaves out what the store does not hold', async () => {
  const lookup = createCitationLookup(sql)
  expect((await lookup.decisions(['2019다99999'])).size).toBe(0)
  expect((await lookup.laws(['없는 법'])).size).toBe(0)
  expect((await lookup.articles(['001706#1'])).size).toBe(0)
  expect((await lookup.texts({ serials: [], articleIds: [] })).size).toBe(0)
})
