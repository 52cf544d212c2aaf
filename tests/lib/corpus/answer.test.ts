import { composeAnswer, questionLimits, questionProblem } from '@/lib/corpus/answer'
import type { Found } from '@/lib/corpus/answer-sources'
import type { ArticleDetail, CaseDetail } from '@/lib/corpus/case-schema'
import { readQuestion } from '@/lib/korean-law/question/question'
import { articleDetail, caseDetail, searchResponse } from './answer-material'

type Sources = {
  articles?: Found<ArticleDetail>[]
  decisions?: Found<CaseDetail>[]
  scope?: 'all' | 'precedents' | 'statutes'
  response?: ReturnType<typeof searchResponse>
}

function answer(question: string, { articles = [], decisions = [], scope, response }: Sources) {
  return composeAnswer({
    question,
    scope: scope ?? 'all',
    asked: readQuestion(question),
    response: response ?? searchResponse(),
    corpus: null,
    articles,
    decisions,
  })
}

const deposit = '집주인이 보증금을 안 줘요'
const article = { detail: articleDetail(), score: 2 }
const decision = { detail: caseDetail(), score: 1 }

describe('composeAnswer', () => {
  it('answers with the article and the decision that speak of the question', () => {
    const found = answer(deposit, { articles: [article], decisions: [decision] })
    expect(found).toMatchObject({
      state: 'grounded',
      statutes: [{ articleId: '001248#3의3' }],
      decisions: [{ citation: '대법원 2024. 5. 18. 선고 2023다11111 판결' }],
    })
  })

  it.each(['오늘 날씨 어때', '파스타 만드는 법', '강아지 이름 추천해줘', 'how to cook pasta'])(
    'does not ground %s on what merely came up',
    (question) => {
      const found = answer(question, { articles: [article], decisions: [decision] })
      expect(found.state).toBe('ungrounded')
    },
  )

  it('puts a source that has a high score but speaks of something else after one that answers', () => {
    const other = articleDetail({
      articleId: '001706#162',
      title: '소멸시효',
      body: '채권은 10년이다.',
    })
    const found = answer(deposit, {
      articles: [{ detail: other, score: 3 }, article],
      decisions: [decision],
    })
    expect(found).toMatchObject({
      state: 'grounded',
      statutes: [{ articleId: '001248#3의3' }, { articleId: '001706#162' }],
    })
  })

  it('leaves out what neither the engine nor the words hold for near', () => {
    const far = articleDetail({
      articleId: '001706#162',
      title: '소멸시효',
      body: '채권은 10년이다.',
    })
    const found = answer(deposit, { articles: [article, { detail: far, score: 1 }] })
    expect(found).toMatchObject({ state: 'grounded', statutes: [{ articleId: '001248#3의3' }] })
  })

  it('puts what is in force before what is still to come, and marks it', () => {
    const pending = articleDetail({ articleId: '001248#3의4', pending: true })
    const found = answer(deposit, { articles: [{ detail: pending, score: 9 }, article] })
    expect(found).toMatchObject({
      statutes: [
        { articleId: '001248#3의3', pending: false },
        { articleId: '001248#3의4', pending: true },
      ],
    })
  })

  it('brings the articles of the guide before others, the nearest first', () => {
    const [first, second] = ['001248#4', '001706#536'].map((articleId) =>
      articleDetail({ articleId }),
    )
    if (!first || !second) throw new Error('two articles')
    const found = answer(deposit, {
      articles: [
        article,
        { detail: second, score: 0, guide: 1 },
        { detail: first, score: 0, guide: 0 },
      ],
    })
    expect(found).toMatchObject({
      statutes: [
        { articleId: '001248#4' },
        { articleId: '001706#536' },
        { articleId: '001248#3의3' },
      ],
    })
  })

  it('stands on one article of the guide alone, though no word of it was asked for', () => {
    const surname = articleDetail({
      articleId: '001706#781',
      title: null,
      body: '자는 부의 성을 따른다.',
    })
    const found = answer('아이 성을 바꾸고 싶어요', {
      articles: [{ detail: surname, score: 1, guide: 0 }],
    })
    expect(found).toMatchObject({ state: 'grounded', statutes: [{ articleId: '001706#781' }] })
  })

  it('puts an Act before its decree, and what holds before a definition, unless they are asked for', () => {
    const decree = articleDetail({ articleId: '002222#3' }, { kind: '대통령령' })
    const definition = articleDetail({ articleId: '001248#2', title: '정의' })
    const articles = [
      { detail: decree, score: 2 },
      { detail: definition, score: 2 },
      { detail: article.detail, score: 1.9 },
    ]
    expect(answer(deposit, { articles })).toMatchObject({
      statutes: [
        { articleId: '001248#3의3' },
        { articleId: '002222#3' },
        { articleId: '001248#2' },
      ],
    })
    expect(answer('주택임대차보호법 시행령에서 보증금을 안 주면', { articles })).toMatchObject({
      statutes: [{ articleId: '002222#3' }, {}, {}],
    })
  })

  it('brings the best article along where only a decision speaks of the question', () => {
    const silent = articleDetail({ title: '비용', body: '비용은 따로 정한다.' }, { title: '민법' })
    const found = answer(deposit, {
      articles: [{ detail: silent, score: 2 }],
      decisions: [decision],
    })
    expect(found).toMatchObject({ state: 'grounded', statutes: [{ title: '비용' }] })
    const alone = answer(deposit, { articles: [{ detail: silent, score: 2 }] })
    expect(alone.state).toBe('ungrounded')
  })

  it('answers nothing of another country, nor of a law that there is none of', () => {
    const sources = { articles: [article], decisions: [decision] }
    expect(answer('독일 임대차법에서는 보증금을 언제 돌려받나요', sources).state).toBe('ungrounded')
    expect(answer('보증금우주반환 특별법으로 보증금을 받나요', sources)).toMatchObject({
      state: 'ungrounded',
      reason: 'missing',
      unmet: ['보증금우주반환 특별법'],
    })
  })

  it('leaves a repealed article out unless the question names it', () => {
    const repealed = articleDetail({ repealed: true })
    const left = answer(deposit, { articles: [{ detail: repealed, score: 9 }] })
    expect(left.state).toBe('ungrounded')
    const named = answer('주택임대차보호법 제3조의3', {
      articles: [{ detail: repealed, score: 1, asked: true }],
    })
    expect(named).toMatchObject({ state: 'grounded', statutes: [{ repealed: true }] })
  })

  it('keeps to the scope that was asked', () => {
    const both = { articles: [article], decisions: [decision, { ...decision }] }
    const statutes = answer('임차권등기명령 신청', { ...both, scope: 'statutes' })
    expect(statutes).toMatchObject({ state: 'grounded', decisions: [] })
    const precedents = answer(deposit, { ...both, scope: 'precedents' })
    expect(precedents).toMatchObject({ state: 'grounded', statutes: [] })
  })

  it('says that a decision it was asked for is not held', () => {
    const response = searchResponse({
      understanding: {
        language: 'ko',
        korean: '2099다1',
        terms: [],
        unknown: [],
        direct: {
          kind: 'case',
          text: '2099다1',
          cases: [],
          articleId: null,
          lawId: null,
          lawTitle: null,
        },
      },
    })
    expect(answer('2019다1', { response })).toMatchObject({
      state: 'ungrounded',
      reason: 'missing',
    })
  })

  it('names the words that nothing speaks of', () => {
    expect(answer('파스타 요리', {})).toMatchObject({
      reason: 'nothing',
      unmet: ['파스타', '요리'],
    })
  })

  it('tells of a decision that later courts seem to have changed', () => {
    const by = { ...caseDetail({ serial: 2, caseNumber: '2025다2' }), serial: 2 }
    const changed = caseDetail({ overruling: [{ by, sentence: '변경한다.' }] })
    const found = answer(deposit, {
      articles: [article],
      decisions: [{ detail: changed, score: 1 }],
    })
    expect(found).toMatchObject({ decisions: [{ overruledBy: { caseNumber: '2025다2' } }] })
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
