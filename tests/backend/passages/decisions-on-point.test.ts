import { decisionsOnPoint } from '@/backend/passages/decisions-on-point'
import type { EngineQuery } from '@/backend/search/engine'
import { articleHit, searchResponse } from '@/tests/factories/passage-sources'

const asked: EngineQuery[] = []
const engine = {
  search: async (query: EngineQuery) => {
    asked.push(query)
    return { total: 1, hits: [{ id: `${asked.length}0`, score: 2 }], facets: {} }
  },
}
const found = searchResponse({
  understanding: { language: 'en', korean: '개 물림', terms: [], unknown: [], direct: null },
  statutes: {
    total: 3,
    hits: [
      articleHit({ lawId: '001706', no: '759', title: '동물의 점유자의 책임' }),
      articleHit({ lawId: '001706', no: '750', title: null }),
      articleHit({ lawId: '001692', no: '266' }),
    ],
  },
})
beforeEach(() => {
  asked.length = 0
})

it('looks among the decisions that cite the first two articles, by the question and the title in Korean', async () => {
  expect(await decisionsOnPoint(engine, found, 1)).toEqual([
    { serial: 10, score: 2 },
    { serial: 20, score: 2 },
  ])
  expect(asked.map(({ target, text, filters }) => ({ target, text, filters }))).toEqual([
    {
      target: 'cases',
      text: '개 물림 동물의 점유자의 책임',
      filters: { law: '001706', article: '759' },
    },
    { target: 'cases', text: '개 물림 ', filters: { law: '001706', article: '750' } },
  ])
})

it('asks for none where the words are those of courts, or the question names what it asks for', async () => {
  const direct = {
    kind: 'article' as const,
    text: '민법 제759조',
    cases: [],
    articleId: '001706#759',
    lawId: '001706',
    lawTitle: '민법',
  }
  expect(await decisionsOnPoint(engine, found, 0.1)).toEqual([])
  expect(
    await decisionsOnPoint(
      engine,
      { ...found, understanding: { ...found.understanding, direct } },
      1,
    ),
  ).toEqual([])
  expect(asked).toEqual([])
})
