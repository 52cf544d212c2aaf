import { questionLimits, questionProblem, toAnswer } from '@/lib/corpus/answer'
import {
  articleSource,
  candidate,
  decisionSource,
  passagesFor,
} from '@/tests/factories/passage-sources'

const deposit = '집주인이 보증금을 안 줘요'

describe('toAnswer', () => {
  it('shows the leading passages, articles and decisions apart', () => {
    const reasons = '임대인은 보증금을 반환할 의무가 있다.'
    const found = passagesFor(deposit, {
      articles: [candidate(articleSource(), { score: 2 })],
      decisions: [
        candidate(decisionSource()),
        candidate(decisionSource({ serial: 2, issues: [], reasons })),
      ],
    })
    expect(found.passages).toHaveLength(3)
    expect(toAnswer(found)).toMatchObject({
      state: 'grounded',
      statutes: [{ articleId: '001248#3의3' }],
      decisions: [{ serial: 1 }],
      corpus: { articles: 20 },
    })
  })

  it('says why there is none', () => {
    expect(toAnswer(passagesFor('파스타 요리'))).toMatchObject({
      state: 'ungrounded',
      reason: 'nothing',
      unmet: ['파스타', '요리'],
      suggestions: [],
    })
  })
})

describe('questionProblem', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['가', 'tooShort'],
    ['가'.repeat(questionLimits.max + 1), 'tooLong'],
    [deposit, null],
  ])('%#', (question, problem) => {
    expect(questionProblem(question)).toBe(problem)
  })
})
