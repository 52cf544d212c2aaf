import { readBank } from '@/backend/questions/bank'
import { createSuggestQuestions } from '@/backend/questions/suggest-questions'

const suggest = createSuggestQuestions(readBank())

it('suggests questions of the bank in the language that is typed', () => {
  const found = suggest('퇴직금 중', 5)
  expect(found.length).toBeGreaterThan(0)
  for (const text of found) {
    expect(text).toMatch(/(?:^|\P{L})퇴직금/u)
    expect(text).toMatch(/(?:^|\P{L})중/u)
  }
  expect(suggest('severance', 5)[0]).toMatch(/severance/i)
})
