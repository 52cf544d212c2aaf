import { isArticle, isDecision, passagesSchema } from '@/lib/corpus/passage-schema'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'

let service: LegalApp
beforeAll(async () => {
  service = await createLegalApp()
})
afterAll(() => service.drop())

async function post(body: unknown) {
  const response = await service.app.request('/passages', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return { status: response.status, body: await response.json() }
}

const ask = async (question: string, scope = 'all') =>
  passagesSchema.parse((await post({ question, scope })).body)

it('answers a question with ranked passages and what was searched', async () => {
  const found = await ask('과실로 손해배상 책임을 지나요')
  expect(found.refusal).toBeNull()
  expect(found.passages.find(isArticle)).toMatchObject({
    kind: 'article',
    articleId: '001706#750',
    lines: [{ mark: '', text: '고의 또는 과실로 인한 위법행위' }],
    state: 'in-force',
    leading: true,
  })
  expect(found.passages.find(isDecision)).toMatchObject({
    kind: 'decision-issue',
    serial: 101,
    issueNo: 1,
    overruledBy: { serial: 102 },
    articles: [{ articleId: '001706#750', lawName: '민법', no: '750' }],
    leading: true,
  })
  expect(found.passages.at(-1)).toMatchObject({
    kind: 'decision-reasons',
    serial: 103,
    leading: false,
    text: '원고의 청구를 기각한다. 임대차 보증금 반환을 구한다.',
  })
  expect(found.searched).toMatchObject({
    statutes: 2,
    cases: 2,
    corpus: { decisions: 5, articles: 3 },
  })
  expect(found.points.map(({ word }) => word)).toContain('손해배상')
})

it('answers a question that names an article with it and what courts made of it today', async () => {
  const found = await ask('민법 750조')
  expect(found.understanding.direct).toMatchObject({ kind: 'article', lawTitle: '민법' })
  // The decision that speaks of an earlier text of the article is left out.
  expect(found.passages).toMatchObject([
    { articleId: '001706#750', named: true, share: 1 },
    { serial: 101, named: true },
  ])
})

it('keeps to the scope', async () => {
  const statutes = await ask('과실로 손해배상 책임을 지나요', 'statutes')
  expect(statutes.passages.every(isArticle)).toBe(true)
  expect(statutes.searched.cases).toBe(0)
})

it('says why it answers nothing, and what was searched', async () => {
  const found = await ask('없는말 날씨')
  expect(found.passages).toEqual([])
  expect(found.refusal).toMatchObject({ reason: 'nothing', suggestions: ['손해배상'] })
  expect(found.searched).toMatchObject({ statutes: 0, cases: 0 })
})

it.each([
  [{}, 'validation'],
  [{ question: '손해배상', scope: 'everything' }, 'validation'],
  [{ question: ' ' }, 'emptyQuery'],
  [{ question: '가' }, 'queryTooShort'],
  [{ question: '가'.repeat(2001) }, 'queryTooLong'],
  [{ question: '손해\0배상' }, 'validation'],
])('%#: refuses what is no question', async (body, code) => {
  const answer = await post(body)
  expect(answer).toMatchObject({ status: 400, body: { error: { code } } })
})
