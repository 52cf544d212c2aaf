import { absentCaseSchema, caseDetailSchema, caseLookupSchema } from '@/lib/corpus/case-schema'
import { caseCitingPageSchema, caseSummaryLookupSchema } from '@/lib/corpus/service-schema'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'

let service: LegalApp
beforeAll(async () => {
  service = await createLegalApp()
})
afterAll(() => service.drop())

async function get(path: string) {
  const response = await service.app.request(path)
  return { status: response.status, body: await response.json() }
}

async function detail(path: string) {
  const lookup = caseLookupSchema.parse((await get(path)).body)
  if (lookup.found !== 'one') throw new Error('expected one decision')
  return lookup.detail
}

describe('the name of a cited law', () => {
  /** Serial 101 cites 민법, which is held, and 토지수용법, which is not. */
  async function namesAs(held: string, absent: string) {
    await service.sql`
      update legal.article_citations set law_name = case when law_id = '001706' then ${held}
        else ${absent} end where serial = 101`
    const { articles } = await detail(`/cases/${encodeURIComponent('2004다34929')}`)
    return articles.map(({ lawName }) => lawName)
  }
  afterAll(() => namesAs('민법', '토지수용법'))

  it.each([
    ['words of the sentence', '■ 앞서 본 민법', '토지수용법', ['민법', '토지수용법']],
    ['marks of a list', '① 민법', '■구 토지수용법', ['민법', '구 토지수용법']],
    ['another name of the law', '조선민사령', '토지수용법', ['조선민사령', '토지수용법']],
  ])('%s', async (_, held, absent, shown) => {
    expect(await namesAs(held, absent)).toEqual(shown)
  })
})

describe('a decision that is not held', () => {
  it('is known from those that cite it', async () => {
    const { body } = await get(`/cases/${encodeURIComponent('98다56003')}/mentions`)
    expect(absentCaseSchema.parse(body)).toMatchObject({
      caseNumber: '98다56003',
      judgmentDate: '1999-02-12',
      total: 1,
      citing: [{ serial: 101 }],
    })
  })

  it.each([
    ['that nobody cites', '2019다999999', 404],
    ['that is held', '2004다34929', 404],
    ['that is no number', 'abc', 400],
  ])('is unknown when it is one %s', async (_, number, status) => {
    expect((await get(`/cases/${encodeURIComponent(number)}/mentions`)).status).toBe(status)
  })
})

describe('a decision by number', () => {
  it('answers the decision with its issues, citations and history', async () => {
    const found = await detail(`/cases/${encodeURIComponent('2004다34929')}`)
    expect(found).toMatchObject({ serial: 101, court: '대법원', judgmentDate: '2005-07-15' })
    expect(found.issues[0]?.articles).toMatchObject([{ articleId: '001706#750', lawName: '민법' }])
    expect(found.issues[0]?.cases).toMatchObject([
      { serial: null, caseNumber: '98다56003', judgmentDate: '1999-02-12' },
    ])
    expect(found.issues[1]?.articles).toMatchObject([{ articleId: null, lawName: '토지수용법' }])
    expect(found.citing.map((ref) => ref.serial)).toEqual([102, 103])
    expect(found.previous).toMatchObject([
      { serial: null, caseNumber: '2003나555' },
      { serial: 103, caseNumber: '2003가합100' },
    ])
    expect(found.overruling).toMatchObject([{ by: { serial: 102 } }])
  })

  it.each([
    ['plain', '/cases/2004다34929'],
    ['percent-encoded', `/cases/${encodeURIComponent('2004다34929')}`],
    ['encoded twice', `/cases/${encodeURIComponent(encodeURIComponent('2004다34929'))}`],
    ['with spaces', '/cases/2004%20다%2034929'],
    ['decomposed Hangul', `/cases/${encodeURIComponent('2004다34929'.normalize('NFD'))}`],
  ])('reads a number %s', async (_, path) => {
    expect((await detail(path)).serial).toBe(101)
  })

  it('finds a decision by any of its numbers and by the published value', async () => {
    expect((await detail('/cases/2000므1264')).serial).toBe(102)
    const published = encodeURIComponent('2000므1257(본소), 1264(반소)')
    expect((await detail(`/cases/${published}`)).serial).toBe(102)
  })

  it('shows what came of a decision from the one that names it', async () => {
    const found = await detail('/cases/2003가합100')
    expect(found.subsequent).toMatchObject([{ serial: 101 }])
    expect(found.judgmentDate).toBeNull()
  })

  it('answers the choices of a shared number, and one when court or serial settles it', async () => {
    const { body } = await get('/cases/2010가합7')
    expect(body.found).toBe('many')
    expect(body.choices.map((ref: { court: string }) => ref.court)).toEqual([
      '부산지방법원',
      '서울중앙지방법원',
    ])
    expect((await detail('/cases/2010가합7?serial=105')).court).toBe('부산지방법원')
    expect(
      (await detail(`/cases/2010가합7?court=${encodeURIComponent('서울중앙지방법원')}`)).serial,
    ).toBe(104)
  })

  it.each([
    ['/cases/%20', 400, 'invalidCaseNumber'],
    ['/cases/%00', 400, 'invalidCaseNumber'],
    ['/cases/%E0%A4%A', 400, 'invalidCaseNumber'],
    ["/cases/2004다1'; drop table legal.decisions;--", 400, 'invalidCaseNumber'],
    [`/cases/${'1'.repeat(9000)}`, 400, 'invalidCaseNumber'],
    ['/cases/2004다34929?serial=abc', 400, 'validation'],
    ['/cases/2004다34929?serial=99999999999', 400, 'validation'],
    ['/cases/2004다34929?court=%00', 400, 'validation'],
    ['/cases/2099다1', 404, 'caseNotFound'],
    ['/cases/by-id/0', 400, 'validation'],
    ['/cases/by-id/7', 404, 'caseNotFound'],
  ])('refuses %s', async (path, status, code) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.body.error.code).toBe(code)
  })

  it('names the number that was not found', async () => {
    const { body } = await get('/cases/2099다1')
    expect(body.error.message).toBe("판례번호 '2099다1'에 해당하는 문서를 찾을 수 없습니다.")
  })
})

it('answers a decision by serial', async () => {
  const { body } = await get('/cases/by-id/103')
  expect(caseDetailSchema.parse(body).caseNumber).toBe('2003가합100')
})

it('answers a summary without the text', async () => {
  const { body } = await get('/cases/2004다34929/summary')
  const lookup = caseSummaryLookupSchema.parse(body)
  if (lookup.found !== 'one') throw new Error('expected one decision')
  expect(lookup.summary.issues.map((issue) => issue.no)).toEqual([1, 2])
  expect(body.summary.body).toBeUndefined()
  expect(lookup.summary.overruledBy).toMatchObject([{ serial: 102 }])
})

it('pages the decisions that cite one', async () => {
  const { body } = await get('/cases/by-id/101/citing?page=2&size=1')
  expect(caseCitingPageSchema.parse(body)).toMatchObject({
    total: 2,
    page: 2,
    citing: [{ serial: 103 }],
  })
})
