import { documentFrequency } from '@/backend/search/index/tier'
import { helpFor } from '@/backend/search/query/help'
import { searchIndex } from '@/tests/factories/search-index'

const { tiers } = searchIndex({
  cases: [
    { serial: 1, text: '임대차 보증금 반환' },
    { serial: 2, text: '임대차 계약 해지' },
    { serial: 3, text: '집주인 아닌 임대인' },
  ],
})
const help = (query: string) => helpFor(query, (key) => documentFrequency(tiers.caseText, key))

it('drops the word that the corpus does not know', () => {
  expect(help('임대차 쿼크입자 반환')).toEqual({
    dropWord: '쿼크입자',
    suggestions: ['임대차 반환'],
  })
})

it('drops the rarest when all are known', () => {
  expect(help('임대차 해지').dropWord).toBe('해지')
})

it('has no word to drop from one word', () => {
  expect(help('쿼크입자')).toEqual({ dropWord: null, suggestions: [] })
})

it('puts lay words in words of law', () => {
  expect(help('집주인').suggestions).toContain('임대인')
})

it.each(['', ' ', '\0', '?!', '\ud800', "' or 1=1 --", '가'.repeat(10_000)])(
  'does not fail on %j',
  (query) => {
    expect(help(query).suggestions.length).toBeLessThanOrEqual(5)
  },
)
