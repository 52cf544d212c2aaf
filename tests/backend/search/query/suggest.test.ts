import { suggest } from '@/backend/search/query/suggest'
import { suggestTerms } from '@/backend/search/query/term-suggestions'
import { processorMs } from '@/tests/factories/growth'
import { lookUps } from '@/tests/factories/look-ups'

const texts = (prefix: string, limit = 10) =>
  suggest(prefix, lookUps, limit).map(({ text }) => text)

it('suggests laws that start so before laws that hold it', () => {
  const found = suggest('민법', lookUps, 10).filter(({ kind }) => kind === 'law')
  expect(found.map(({ text }) => text)).toEqual(['민법', '난민법'])
  expect(found[0]).toMatchObject({ target: '001706', detail: '법률' })
})

it('suggests the law of a nickname', () => {
  expect(suggest('주임법', lookUps, 10)[0]).toMatchObject({ kind: 'law', target: '001248' })
})

it('suggests the article that is named', () => {
  expect(suggest('민법 750', lookUps, 10)[0]).toMatchObject({
    kind: 'article',
    text: '민법 제750조',
    target: '001706#750',
  })
})

it('completes a case number, typed with spaces too', () => {
  expect(texts('2010가합7')).toEqual(['2010가합7', '2010가합70', '2010가합71'])
  expect(texts('2010 가합 7')[0]).toBe('2010가합7')
})

it.each([
  ['손해배', '손해배상'],
  ['임대차보', '임대차보증금'],
  ['부당해', '부당해고'],
])('suggests Korean terms of law: %s', (prefix, term) => {
  const found = suggest(prefix, lookUps, 10)
  expect(found).toContainEqual({ kind: 'term', text: term, target: null, detail: '' })
})

it.each([
  ['unfair dis', '부당해고'],
  ['Unfair Dis', '부당해고'],
  ['离婚', '이혼'],
])('suggests terms of other languages with their Korean: %s', (prefix, korean) => {
  const details = suggest(prefix, lookUps, 10).map(({ detail }) => detail)
  expect(details).toContainEqual(expect.stringContaining(korean))
})

it('suggests nothing twice, and no more than asked for', () => {
  for (const prefix of ['민', '근로', '주택', '2010가합', 'con', 'a'])
    for (const limit of [1, 3, 10]) {
      const found = texts(prefix, limit)
      expect(found.length).toBeLessThanOrEqual(limit)
      expect(new Set(found).size).toBe(found.length)
    }
})

it.each(['', '   ', '\0', '\ud800', '%', '(', '힣힣힣', 'a'.repeat(10_000)])(
  'suggests nothing for %j',
  (prefix) => {
    expect(suggest(prefix, lookUps, 10)).toEqual([])
  },
)

it('puts the shortest term first', () => {
  const lengths = suggestTerms('손해', 10).map(({ text }) => text.length)
  expect(lengths.length).toBeGreaterThan(1)
  expect(lengths).toEqual([...lengths].sort((x, y) => x - y))
})

it('answers while a person types', async () => {
  const prefixes = ['손', '손해', 'c', 'con', '민법', '근로기', '損', '2010가합', '임대차보', 'x']
  const suggestAll = () => {
    for (const prefix of prefixes) suggest(prefix, lookUps, 10)
  }
  suggestAll()
  expect(await processorMs(suggestAll)).toBeLessThan(500)
})

it('suggests what decisions call a matter, by the beginnings of its words', () => {
  expect(suggest('퇴직금 분', lookUps, 8)).toEqual([
    { kind: 'issue', text: '퇴직금 분할 약정', target: null, detail: '' },
  ])
  expect(texts('반환 임대차')).toEqual(['임대차보증금 반환 채무'])
})
