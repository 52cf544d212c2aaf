import { searchResponseSchema } from '@/lib/corpus/schema'
import {
  healthSchema,
  searchCollectionsSchema,
  searchTypesSchema,
} from '@/lib/corpus/service-schema'
import { log } from '@/lib/log'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'

let service: LegalApp
beforeAll(async () => {
  service = await createLegalApp()
})
afterAll(() => service.drop())
beforeEach(() => {
  service.engine.asked.length = 0
})

async function get(path: string) {
  const response = await service.app.request(path)
  return { status: response.status, body: await response.json() }
}

async function search(parameters: Record<string, string>) {
  const { body } = await get(`/search?${new URLSearchParams(parameters)}`)
  return searchResponseSchema.parse(body)
}

async function post(path: string, body: string) {
  const headers = { 'content-type': 'application/json' }
  const response = await service.app.request(path, { method: 'POST', body, headers })
  return { status: response.status, body: await response.json() }
}

it('says how it is and how large the corpus is', async () => {
  const health = healthSchema.parse((await get('/health')).body)
  expect(health.corpus).toMatchObject({ decisions: 5, laws: 3, articles: 3, summariesOnly: false })
  expect(health.indexed).toEqual({ decisions: 5, articles: 3 })
})

it('names search types and collections', async () => {
  expect(searchTypesSchema.parse((await get('/search/types')).body).types).toContain('precedents')
  const { collections } = searchCollectionsSchema.parse((await get('/search/collections')).body)
  expect(collections.map((one) => one.id)).toContain('premium_mixed')
})

it('answers hits in the order of the engine, with facts and a passage', async () => {
  const found = await search({ query: '손해배상' })
  expect(found.cases?.hits).toMatchObject([
    { serial: 101, score: 9, snippet: { field: 'issue' } },
    { serial: 103, judgmentDate: null, snippet: { field: 'body' } },
  ])
  expect(found.statutes?.hits).toMatchObject([
    { id: '001706#750', lawTitle: '민법', pending: false, leadingCases: [] },
    { id: '001872#23', pending: true },
  ])
  expect(found.facets).toMatchObject({
    courtLevel: [{ value: 'supreme', count: 2 }],
    lawKind: [{ value: '법률', count: 2 }],
  })
  expect(found.help).toBeNull()
})

it('explains an article where somebody has', async () => {
  const { statutes } = await search({ query: '손해배상' })
  expect(statutes?.hits.map(({ id, explanation }) => [id, explanation !== null])).toEqual([
    ['001706#750', true],
    ['001872#23', false],
  ])
})

it('searches only the half that type and collection name', async () => {
  expect((await search({ query: '손해배상', type: 'precedents' })).statutes).toBeNull()
  expect((await search({ query: '손해배상', collection: 'law_documents' })).cases).toBeNull()
  await search({ query: '손해배상', collection: 'law_only' })
  expect(service.engine.asked.at(-1)).toMatchObject({ target: 'statutes', actsOnly: true })
})

it('gives the leading decisions of an article in the premium collections', async () => {
  const found = await search({ query: '손해배상', collection: 'premium_mixed' })
  expect(found.statutes?.hits[0]?.leadingCases.map((ref) => ref.serial)).toEqual([101, 102])
})

it('passes filters, sort and page on', async () => {
  await search({
    query: '손해배상',
    type: 'precedents',
    courtLevel: 'supreme,high',
    enBanc: 'true',
    inForce: 'false',
    from: '2001-01-01',
    sort: 'date',
    page: '3',
    size: '5',
  })
  expect(service.engine.asked).toMatchObject([
    {
      filters: { courtLevel: ['supreme', 'high'], enBanc: true, from: '2001-01-01' },
      sort: 'date',
      offset: 10,
      limit: 5,
    },
  ])
  expect(service.engine.asked[0]?.filters.inForce).toBeUndefined()
})

describe('operators', () => {
  it('finds what holds the words as they stand', async () => {
    const found = await search({ query: '"청구를 기각한다" 보증금', type: 'precedents' })
    const snippet = {
      field: 'body',
      text: '원고의 청구를 기각한다. 임대차 보증금 반환을 구한다.',
      highlights: [[4, 12]],
    }
    expect(found.cases).toMatchObject({ total: 1, hits: [{ serial: 103, snippet }] })
    expect(found.facets).toMatchObject({
      courtLevel: [{ value: 'district', count: 1 }],
      outcome: [],
      year: [{ value: '2003', count: 1 }],
    })
    expect(found.exact).toEqual({
      words: '청구를 기각한다 보증금',
      phrases: ['청구를 기각한다'],
      excluded: [],
      isCut: false,
    })
    expect(service.engine.asked.at(-1)).toMatchObject({
      text: '청구를 기각한다 보증금',
      offset: 0,
      limit: 3000,
      everyMatch: true,
    })
  })

  it('shows the words where they stand in a long text', async () => {
    const filler = '원고는 이 사건 부동산을 매수하였다. '.repeat(40)
    const body = `임대차. ${filler}그러므로 신의칙에\n반한다고 볼 수 없다. ${filler}`
    await service.sql`update legal.decisions set body = ${body} where serial = 103`
    const found = await search({ query: '"반한다고 볼 수" 손해배상', type: 'precedents' })
    const { text, highlights } = found.cases?.hits[0]?.snippet ?? { text: '', highlights: [] }
    expect(text).toMatch(/^… [가-힣].* 그러므로 신의칙에 반한다고 볼 수 없다\. .* …$/)
    expect(highlights.map(([from, to]) => text.slice(from, to))).toEqual(['반한다고 볼 수'])
  })

  it('tells the order of words apart', async () => {
    const found = await search({ query: '"기각한다 청구를"', type: 'precedents' })
    expect(found).toMatchObject({ cases: { total: 0 }, help: { dropWord: '없는말' } })
  })

  it('leaves out what is excluded, of decisions and articles', async () => {
    const found = await search({ query: '손해배상 -임대차 -과실로' })
    expect(found.cases?.hits.map(({ serial }) => serial)).toEqual([101])
    expect(found.statutes?.hits.map(({ id }) => id)).toEqual(['001872#23'])
    expect(found.facets.lawKind).toEqual([{ value: '법률', count: 1 }])
  })

  it('turns pages of what was found', async () => {
    const query = '손해배상 -없을말씀'
    const second = await search({ query, type: 'precedents', page: '2', size: '1' })
    expect(second.cases).toMatchObject({ total: 2, hits: [{ serial: 103 }] })
  })

  it('asks nothing more of a search without them', async () => {
    const found = await search({ query: '손해배상', type: 'precedents' })
    expect(found.exact).toBeNull()
    expect(service.engine.asked).toMatchObject([{ text: '손해배상', limit: 10 }])
  })

  it('reads them as text, not as SQL or patterns', async () => {
    const found = await search({ query: `손해배상 "가'%_나다" -다\\라마` })
    expect(found).toMatchObject({ cases: { total: 0 }, statutes: { total: 0 } })
  })
})

it('fills in what a query names directly', async () => {
  const { understanding } = await search({ query: '민법 750조' })
  expect(understanding.direct).toMatchObject({ articleId: '001706#750', lawTitle: '민법' })
})

it('helps when nothing is found', async () => {
  const found = await search({ query: '손해배상 없는말' })
  expect(found.help).toEqual({ dropWord: '없는말', suggestions: ['손해배상'] })
})

it('searches with a body of 2,000 characters', async () => {
  const { status } = await post('/search', JSON.stringify({ query: '손'.repeat(2000) }))
  expect(status).toBe(200)
})

it.each([
  ['nothing', {}, 'emptyQuery'],
  ['blanks', { query: '   ' }, 'emptyQuery'],
  ['one character', { query: '법' }, 'queryTooShort'],
  ['10,000 characters', { query: '법'.repeat(10_000) }, 'queryTooLong'],
  ['NUL', { query: '손해\0배상' }, 'validation'],
  ['a number', { query: 7 }, 'validation'],
  ['a list', { query: ['가나', '다라'] }, 'validation'],
  ['an unknown type', { query: '손해배상', type: 'x' }, 'validation'],
  ['an odd flag', { query: '손해배상', enBanc: 'maybe' }, 'validation'],
  ['a date that is none', { query: '손해배상', from: '2001' }, 'validation'],
  ['a page too deep', { query: '손해배상', page: 99, size: 100 }, 'validation'],
  [
    'type against collection',
    { query: '손해배상', type: 'statutes', collection: 'case_only' },
    'validation',
  ],
])('refuses %s', async (_, body, code) => {
  const answer = await post('/search', JSON.stringify(body))
  expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status: 400, code })
})

it.each(['', '{', 'null', '[1]', '"text"'])('refuses the body %j', async (body) => {
  const answer = await post('/search', body)
  expect({ status: answer.status, code: answer.body.error.code }).toMatchObject({ status: 400 })
})

it('treats SQL as words', async () => {
  expect((await search({ query: "' or 1=1; drop table legal.decisions; --" })).cases?.total).toBe(2)
})

it('says that an article is not there only of a law that is held whole', async () => {
  const asked = jest.spyOn(service.engine, 'understand')
  const missing = { lawId: '001706', lawTitle: '민법', no: '9999', near: [] }
  const read = { language: 'ko' as const, korean: '', terms: [], unknown: [], direct: null }
  asked.mockReturnValue({ ...read, missingArticle: missing })
  expect((await search({ query: '민법 제9999조' })).understanding.missingArticle).toEqual(missing)
  await service.sql`update legal.laws set is_summary = true where law_id = '001706'`
  expect((await search({ query: '민법 제9999조' })).understanding.missingArticle).toBeNull()
  await service.sql`update legal.laws set is_summary = false where law_id = '001706'`
  asked.mockRestore()
})

it('suggests what the index names, then questions', async () => {
  const { body } = await get(`/suggest?q=${encodeURIComponent('민')}`)
  expect(body.suggestions).toMatchObject([{ text: '민법' }])
  const two = (await get(`/suggest?q=${encodeURIComponent('민법')}&limit=2`)).body.suggestions
  expect(two).toMatchObject([
    { kind: 'law', text: '민법법' },
    { kind: 'question', text: '민법은 어디서 보나요?', target: null },
  ])
  expect((await get('/suggest')).body.suggestions).toEqual([])
  expect((await get('/suggest?q=%00')).status).toBe(400)
})

it('says of a suggested number which decision it is', async () => {
  jest
    .spyOn(service.engine, 'suggest')
    .mockReturnValueOnce([{ kind: 'case', text: '2004다34929', target: '2004다34929', detail: '' }])
  jest.spyOn(service.engine, 'serialsOf').mockReturnValue([101])
  const { body } = await get(`/suggest?q=${encodeURIComponent('2004다3')}`)
  expect(body.suggestions[0].detail).toBe('손해배상(기) · 대법원 · 2005')
  jest.restoreAllMocks()
})

it('keeps what an engine throws to itself', async () => {
  const logged = jest.spyOn(log, 'error').mockReturnValue()
  const failing = jest
    .spyOn(service.engine, 'search')
    .mockRejectedValueOnce(new Error('secret path'))
  const answer = await get(`/search?query=${encodeURIComponent('손해배상')}&type=precedents`)
  expect(answer.status).toBe(500)
  expect(JSON.stringify(answer.body)).not.toContain('secret')
  expect(logged).toHaveBeenCalledWith(
    'request.failed',
    expect.objectContaining({ reason: 'secret path' }),
  )
  failing.mockRestore()
  logged.mockRestore()
})

it('names the law of a filter by its title alone', async () => {
  expect((await search({ query: '손해배상', law: '001706' })).lawTitle).toBe('민법')
  expect((await search({ query: '손해배상', law: '999999' })).lawTitle).toBeNull()
  expect((await search({ query: '손해배상' })).lawTitle).toBeNull()
})
