import { articleDetailSchema, lawDetailSchema } from '@/lib/corpus/case-schema'
import { articleCitingPageSchema, lawPageSchema } from '@/lib/corpus/service-schema'
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

it('lists current laws in 가나다 order', async () => {
  const laws = lawPageSchema.parse((await get('/statutes')).body)
  expect(laws.laws.map((law) => law.title)).toEqual(['근로기준법', '근로기준법 시행령', '민법'])
  expect(laws.total).toBe(3)
})

it('filters by a part of the title, whole titles first, spaces aside', async () => {
  const laws = lawPageSchema.parse(
    (await get(`/statutes?name=${encodeURIComponent('근로 기준법')}`)).body,
  )
  expect(laws.laws.map((law) => law.lawId)).toEqual(['001872', '004447'])
  const percent = lawPageSchema.parse((await get('/statutes?name=%25')).body)
  expect(percent.total).toBe(0)
})

it('opens a law by title or id; the current edition wins over a stub of the same title', async () => {
  const byTitle = lawDetailSchema.parse((await get('/statutes/근로기준법')).body)
  expect(byTitle.lawId).toBe('001872')
  expect(byTitle.family.map((law) => law.title)).toEqual(['근로기준법 시행령'])
  const byId = lawDetailSchema.parse((await get('/statutes/001706')).body)
  expect(byId.articles.map((article) => article.no)).toEqual(['750', '839의2'])
  expect(byId.effectiveOn).toBe('2020-01-01')
})

it.each(['근기법', 'Labor Standards Act', '労働基準法', '劳动基准法'])(
  'knows what people call a law: %s',
  async (name) => {
    const law = lawDetailSchema.parse((await get(`/statutes/${encodeURIComponent(name)}`)).body)
    expect(law.title).toBe('근로기준법')
    const list = (await get(`/statutes?name=${encodeURIComponent(name)}`)).body
    expect(lawPageSchema.parse(list).laws[0]?.title).toBe('근로기준법')
  },
)

it.each(['750', '제750조', encodeURIComponent('제 750 조')])('opens article %s', async (no) => {
  const { body } = await get(`/statutes/민법/articles/${no}`)
  const article = articleDetailSchema.parse(body)
  expect(article).toMatchObject({ previousNo: null, nextNo: '839의2', article: { no: '750' } })
  expect(article.citing).toMatchObject([
    { serial: 101, former: false, issue: '손해배상의 판단 기준' },
    { serial: 102, former: true, issue: null },
  ])
})

it('explains an article where somebody has', async () => {
  const { body } = await get('/statutes/민법/articles/750')
  expect(articleDetailSchema.parse(body).explanation).toMatchObject({ ko: '쉬운 풀이' })
  const other = await get('/statutes/민법/articles/839의2')
  expect(articleDetailSchema.parse(other.body).explanation).toBeNull()
})

it('pages the decisions that cite an article', async () => {
  const { body } = await get('/statutes/001706/articles/750/citing?size=1&page=2')
  expect(articleCitingPageSchema.parse(body)).toMatchObject({
    total: 2,
    citing: [{ serial: 102 }],
    predecessors: { total: 0, citing: [] },
  })
})

it.each([
  ['/statutes/없는법', 404, 'notFound'],
  ["/statutes/'; drop table legal.laws;--", 404, 'notFound'],
  ['/statutes/%00', 400, 'validation'],
  ['/statutes/민법/articles/9999', 404, 'notFound'],
  ['/statutes/민법/articles/abc', 400, 'validation'],
  ['/statutes/민법/articles/750/citing?page=0', 400, 'validation'],
  ['/statutes?page=x', 400, 'validation'],
  [`/statutes/${'가'.repeat(5000)}`, 400, 'validation'],
  ['/nowhere', 404, 'notFound'],
])('refuses %s', async (path, status, code) => {
  const answer = await get(path)
  expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status, code })
})

it.each([
  ['kind=act', ['근로기준법', '민법']],
  ['kind=decree', ['근로기준법 시행령']],
  ['kind=rule', []],
  [`initial=${encodeURIComponent('가')}`, ['근로기준법', '근로기준법 시행령']],
  [`initial=${encodeURIComponent('마')}`, ['민법']],
  [`initial=${encodeURIComponent('하')}`, []],
  [
    `kind=act&initial=${encodeURIComponent('가')}&name=${encodeURIComponent('근로')}`,
    ['근로기준법'],
  ],
])('lists those of a kind and of a consonant: %s', async (query, titles) => {
  const laws = lawPageSchema.parse((await get(`/statutes?${query}`)).body)
  expect(laws.laws.map((law) => law.title)).toEqual(titles)
  expect(laws.total).toBe(titles.length)
})

it.each(['kind=x', 'initial=x'])('refuses %s', async (query) => {
  expect((await get(`/statutes?${query}`)).status).toBe(400)
})
