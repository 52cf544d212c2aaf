import {
  articleSource,
  askedHit,
  candidate,
  decisionSource,
  passagesFor,
  searchResponse,
} from '@/tests/factories/passage-sources'

const deposit = '집주인이 보증금을 안 줘요'
const decision = candidate(decisionSource())

describe('a question that may mean several things', () => {
  const asked = askedHit({ nearest: 0.1, meaning: 0.3 })
  const articles = ['001248#3의3', '001706#618', '001706#750'].map((articleId) =>
    candidate(articleSource({ articleId, lawId: articleId.slice(0, 6), lawTitle: articleId }), {
      score: 1,
      asked,
    }),
  )
  const example = (articleId: string, language: string) => `${language} ${articleId}?`

  it('is asked back, with how one asks for each in the language of the question', () => {
    const found = { articles, decisions: [decision], lawQuestion: 0.1, example }
    const { passages, confidence, refusal } = passagesFor(deposit, found)
    expect(passages).toEqual([])
    expect(confidence).toBeLessThan(0.5)
    expect(refusal?.reason).toBe('unclear')
    expect(refusal?.choices.map(({ question }) => question)).toEqual([
      'ko 001248#3의3?',
      'ko 001706#618?',
      'ko 001706#750?',
    ])
  })

  it('is refused where nobody has asked for any of them', () => {
    const found = { articles, decisions: [decision], lawQuestion: 0.1 }
    expect(passagesFor(deposit, found).refusal).toMatchObject({ reason: 'weak', choices: [] })
  })

  it('is answered where one article is far ahead', () => {
    const [first, ...others] = articles
    const sure = { ...first!, score: 5, asked: askedHit({ nearest: 0.5, meaning: 0.9 }) }
    const { refusal, confidence } = passagesFor(deposit, {
      articles: [sure, ...others],
      lawQuestion: 0.999,
      example,
    })
    expect(refusal).toBeNull()
    expect(confidence).toBeGreaterThan(0.5)
  })

  it('is answered where neighbours are as near, as long as they are plainly asked for', () => {
    const near = (nearest: number) =>
      Array.from({ length: 9 }, (_, at) =>
        candidate(articleSource({ articleId: `001248#${at + 1}` }), {
          score: 8 - at / 10,
          asked: askedHit({ nearest, together: nearest, meaning: 0.4 }),
        }),
      )
    const refusalAt = (nearest: number) =>
      passagesFor(deposit, { articles: near(nearest), lawQuestion: 0.35, example }).refusal
    expect(refusalAt(0.45)).toBeNull()
    expect(refusalAt(0.1)?.reason).toBe('unclear')
  })

  it("is answered in courts' words, whose nearness counts for little in the ranking", () => {
    const dismissal = '문자로 해고 통보를 받았어요'
    const inCourtsWords = (nearest: number) => [
      candidate(articleSource({ title: '해고의 통보', body: '해고는 문자로 통보하지 못한다.' }), {
        score: 2.6,
        asked: askedHit({ nearest, together: 0.04, meaning: 0.05, people: 0.1 }),
      }),
    ]
    const refusalAt = (nearest: number) =>
      passagesFor(dismissal, { articles: inCourtsWords(nearest), lawQuestion: 0.083 }).refusal
    expect(refusalAt(0.03)).toBeNull()
    expect(refusalAt(0)).not.toBeNull()
  })

  it("is answered in courts' words that the article itself never uses, where it is plainly asked for", () => {
    const silent = (nearest: number) => [
      candidate(articleSource({ title: '손해', body: '그 밖의 사항은 따로 정한다.' }), {
        score: 2.6,
        asked: askedHit({ nearest, together: 0.04, meaning: 0.05, people: 0.1 }),
      }),
    ]
    const refusalAt = (nearest: number) =>
      passagesFor('배서인에 대한 소구권 행사 요건', {
        articles: silent(nearest),
        lawQuestion: 0.99,
      }).refusal
    expect(refusalAt(0.03)).toBeNull()
    expect(refusalAt(0)).not.toBeNull()
  })

  it('has to be surer where the question was translated', () => {
    const [first, ...others] = articles
    const leading = { ...first!, score: 2.2 }
    const found = {
      articles: [leading, ...others.map((each) => ({ ...each, score: 1.8 }))],
      lawQuestion: 0.8,
      example,
    }
    const response = searchResponse()
    const english = { ...response.understanding, language: 'en' as const }
    const inKorean = passagesFor(deposit, found)
    const inEnglish = passagesFor('the owner keeps my deposit', {
      ...found,
      response: { ...response, understanding: english },
    })
    expect(inKorean.confidence).toBe(inEnglish.confidence)
    expect(inKorean.refusal).toBeNull()
    expect(inEnglish.refusal?.reason).toBe('unclear')
  })
})
