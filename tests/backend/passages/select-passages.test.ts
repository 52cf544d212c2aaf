import { isArticle, isDecision, passageSchema } from '@/lib/corpus/passage-schema'
import {
  articleSource,
  askedHit,
  candidate,
  decisionSource,
  searchResponse,
  passagesFor as select,
} from '@/tests/factories/passage-sources'

type Given = Parameters<typeof select>[1]

const leadingArticles = (question: string, given: Given) =>
  select(question, given)
    .passages.filter(isArticle)
    .flatMap(({ leading, articleId }) => (leading ? [articleId] : []))

const deposit = '집주인이 보증금을 안 줘요'
const article = candidate(articleSource(), { score: 2 })
const decision = candidate(decisionSource())
const offTopic = (changes: Parameters<typeof articleSource>[0] = {}) =>
  articleSource({
    articleId: '001706#162',
    lawId: '001706',
    lawTitle: '민법',
    title: '소멸시효',
    body: '채권은 10년이다.',
    ...changes,
  })

it('selects the article and the issue of the decision that speak of the question', () => {
  const { passages, refusal } = select(deposit, { articles: [article], decisions: [decision] })
  expect(refusal).toBeNull()
  expect(passages).toMatchObject([
    { kind: 'article', articleId: '001248#3의3', leading: true, state: 'in-force', cut: false },
    {
      kind: 'decision-issue',
      citation: '대법원 2024. 5. 18. 선고 2023다11111 판결',
      issueNo: null,
      leading: true,
    },
  ])
  for (const passage of passages) expect(passageSchema.parse(passage)).toEqual(passage)
})

it('quotes nothing that does not stand in the text that it read', () => {
  const { passages } = select(deposit, { articles: [article], decisions: [decision] })
  for (const { text, sentence } of passages) expect(text).toContain(sentence)
  for (const { lines, text } of passages.filter(isArticle))
    for (const line of lines) expect(text).toContain(line.text)
  for (const { gist, issue, text } of passages.filter(isDecision)) {
    expect(text).toContain(gist)
    expect(text).toContain(issue)
  }
})

it('takes of a long article the paragraphs that speak of the question', () => {
  const filler = '이 조항은 다른 사항을 정한다. '.repeat(30)
  const body = `**①** ${filler}\n**②** 임대인은 보증금을 돌려주어야 한다.`
  const { passages } = select(deposit, {
    articles: [candidate(articleSource({ body }), { score: 2 })],
    decisions: [decision],
  })
  expect(passages[0]).toMatchObject({
    kind: 'paragraph',
    cut: true,
    lines: expect.arrayContaining([{ mark: '②', text: '임대인은 보증금을 돌려주어야 한다.' }]),
  })
})

it.each(['오늘 날씨 어때', '파스타 만드는 법', '강아지 이름 추천해줘', 'how to cook pasta'])(
  'does not answer %s from what merely came up',
  (question) => {
    const { passages, refusal } = select(question, { articles: [article], decisions: [decision] })
    expect(refusal).not.toBeNull()
    expect(passages).toEqual([])
  },
)

it('puts a source that has a high score but speaks of something else after one that answers', () => {
  const articles = [candidate(offTopic(), { score: 3 }), article]
  expect(leadingArticles(deposit, { articles, decisions: [decision] })).toEqual([
    '001248#3의3',
    '001706#162',
  ])
})

it('leaves out what neither the engine nor the words hold for near', () => {
  const articles = [article, candidate(offTopic(), { score: 1 })]
  expect(leadingArticles(deposit, { articles })).toEqual(['001248#3의3'])
})

it('quotes beside the best article only what the question asks for nearly as much', () => {
  const asked = (articleId: string, score: number, strength: number) =>
    candidate(articleSource({ articleId }), {
      score,
      asked: askedHit({ nearest: strength / 2, meaning: strength / 2 }),
    })
  const best = asked('001248#3의3', 10, 1.6)
  const given = (...others: (typeof best)[]) => ({ articles: [best, ...others], lawQuestion: 0.99 })
  expect(leadingArticles(deposit, given(asked('001248#4', 9, 1.4)))).toEqual([
    '001248#3의3',
    '001248#4',
  ])
  const { passages } = select(deposit, given(asked('001248#5', 9, 0.9), asked('001248#6', 5, 1.5)))
  expect(passages).toMatchObject([
    { articleId: '001248#3의3', leading: true },
    { articleId: '001248#5', leading: false, also: true },
    { articleId: '001248#6', leading: false, also: true },
  ])
})

it('puts what is in force before what is still to come, and marks it', () => {
  const pending = articleSource({ articleId: '001248#3의4', pending: true, lawPending: true })
  const { passages } = select(deposit, {
    articles: [candidate(pending, { score: 9 }), article],
  })
  expect(passages).toMatchObject([
    { articleId: '001248#3의3', state: 'in-force' },
    { articleId: '001248#3의4', state: 'pending', effectiveOn: '2026-01-02' },
  ])
})

it('has an article in force that a pending edition of its law does not change', () => {
  const unchanged = articleSource({ lawPending: true, effectiveOn: '2027-01-01' })
  const { passages } = select(deposit, {
    articles: [candidate(unchanged, { score: 2 })],
    decisions: [decision],
  })
  expect(passages[0]).toMatchObject({ state: 'in-force', effectiveOn: null })
})

it('stands on one article that people ask for in such words, though no word of it was typed', () => {
  const surname = articleSource({
    articleId: '001706#781',
    title: null,
    body: '자는 부의 성을 따른다.',
  })
  const articles = [candidate(surname, { asked: askedHit({ nearest: 0.5, together: 0.5 }) })]
  expect(leadingArticles('아이 성을 바꾸고 싶어요', { articles })).toEqual(['001706#781'])
  const other = { articles, lawQuestion: 0.1 }
  expect(leadingArticles('아이 성을 바꾸고 싶어요', other)).toEqual([])
})

it('puts an Act before its decree, and what holds before a definition, unless they are asked for', () => {
  const decree = articleSource({ articleId: '002222#3', lawId: '002222', lawKind: '대통령령' })
  const definition = articleSource({ articleId: '001248#2', title: '정의' })
  const articles = [
    candidate(decree, { score: 2 }),
    candidate(definition, { score: 2 }),
    candidate(articleSource(), { score: 1.9 }),
  ]
  expect(leadingArticles(deposit, { articles })).toEqual(['001248#3의3', '002222#3', '001248#2'])
  const asked = leadingArticles('주택임대차보호법 시행령에서 보증금을 안 주면', { articles })
  expect(asked[0]).toBe('002222#3')
})

it('brings the best article along where only a decision speaks of the question', () => {
  const silent = candidate(offTopic({ title: '비용', body: '비용은 따로 정한다.' }), { score: 2 })
  const { passages } = select(deposit, { articles: [silent], decisions: [decision] })
  expect(passages[0]).toMatchObject({ title: '비용', leading: true })
  expect(select(deposit, { articles: [silent] }).refusal).not.toBeNull()
})

it('answers nothing of another country, nor of a law that there is none of', () => {
  const found = { articles: [article], decisions: [decision] }
  expect(select('독일 임대차법에서는 보증금을 언제 돌려받나요', found).refusal).not.toBeNull()
  expect(select('보증금우주반환 특별법으로 보증금을 받나요', found).refusal).toMatchObject({
    reason: 'missing',
    unmet: ['보증금우주반환 특별법'],
  })
})

it('leaves a repealed article out unless the question names it', () => {
  const repealed = articleSource({ repealed: true })
  expect(select(deposit, { articles: [candidate(repealed, { score: 9 })] }).passages).toEqual([])
  const { passages } = select('주택임대차보호법 제3조의3', {
    articles: [candidate(repealed, { named: true })],
  })
  expect(passages).toMatchObject([{ state: 'repealed', named: true, share: 1 }])
})

it('keeps to the scope that was asked', () => {
  const second = candidate(decisionSource({ serial: 2 }))
  const both = { articles: [article], decisions: [decision, second] }
  const statutes = select('임차권등기명령 신청', { ...both, scope: 'statutes' })
  expect(statutes.passages.map(({ kind }) => kind)).toEqual(['article'])
  const precedents = select(deposit, { ...both, scope: 'precedents' })
  expect(precedents.passages.every(isDecision)).toBe(true)
})

it('says that a decision it was asked for is not in the corpus', () => {
  const direct = {
    kind: 'case' as const,
    text: '2099다1',
    cases: [],
    articleId: null,
    lawId: null,
    lawTitle: null,
  }
  const { understanding } = searchResponse()
  const response = searchResponse({ understanding: { ...understanding, direct } })
  expect(select('2099다1', { response }).refusal).toMatchObject({ reason: 'missing', unmet: [] })
})

it('names the words that nothing speaks of, and suggests only what asks for law', () => {
  const help = { dropWord: '파스타', suggestions: ['요리', '보증금 반환'] }
  expect(select('파스타 요리', { response: searchResponse({ help }) }).refusal).toEqual({
    reason: 'nothing',
    choices: [],
    unmet: ['파스타', '요리'],
    suggestions: ['보증금 반환'],
  })
})

it('says which later decision seems to have changed one', () => {
  const overruledBy = {
    serial: 2,
    caseNumber: '2025다2',
    caseName: '',
    court: '대법원',
    judgmentDate: null,
    citedBy: 0,
  }
  const { passages } = select(deposit, {
    articles: [article],
    decisions: [candidate(decisionSource({ overruledBy }))],
  })
  expect(passages[1]).toMatchObject({ overruledBy: { caseNumber: '2025다2' } })
})

describe('what follows the leading passages for a model', () => {
  const more = Array.from({ length: 9 }, (_, at) =>
    candidate(
      articleSource({
        articleId: `00${at < 6 ? 1248 : 2000 + at}#${at + 10}`,
        lawId: `00${at < 6 ? 1248 : 2000 + at}`,
      }),
    ),
  )

  const places = (given: Given) =>
    select(deposit, given)
      .passages.filter(isArticle)
      .map(({ leading, also }) => (leading ? 'leading' : also ? 'also' : 'neither'))

  it('is six articles, of which three lead and the others may be meant instead', () => {
    expect(places({ articles: [article, ...more], decisions: [decision] })).toEqual([
      ...Array(3).fill('leading'),
      ...Array(3).fill('also'),
    ])
  })

  it('is more articles the less sure it is', () => {
    const asked = askedHit({ nearest: 0.45 })
    const first = { ...article, score: 3, asked }
    const rest = more.map((each) => ({ ...each, score: 2, asked }))
    expect(places({ articles: [first, ...rest], lawQuestion: 0.99 })).toHaveLength(10)
    const ahead = { ...first, score: 12 }
    expect(places({ articles: [ahead, ...rest], lawQuestion: 0.99 })).toHaveLength(6)
  })

  it('holds reasons of decisions without headnotes, which no answer shows', () => {
    const reasons = '원고는 보증금의 반환을 구한다. 임대인은 보증금을 반환할 의무가 있다.'
    const bare = candidate(decisionSource({ serial: 9, issues: [], reasons }), { score: 5 })
    const { passages } = select(deposit, { articles: [article], decisions: [bare, decision] })
    expect(passages.filter(isDecision)).toMatchObject([
      { serial: 1, leading: true },
      { serial: 9, kind: 'decision-reasons', leading: false, issue: '', otherIssues: [] },
    ])
    expect(select(deposit, { decisions: [bare] }).refusal).not.toBeNull()
  })
})

it('names the articles of the issues and the other issues of a decision', () => {
  const cited = (issueNo: number, no: string, changes = {}) => ({
    articleId: `001248#${no}`,
    lawName: '주택임대차보호법',
    articleNo: no,
    former: false,
    issueNo,
    ...changes,
  })
  const source = decisionSource({
    issues: [
      { no: 1, issue: '반환의무의 발생 시기', gist: '임대차가 끝난 때에 반환의무가 생긴다.' },
      { no: 2, issue: '지연손해금의 비율', gist: '법정이율에 의한다.' },
    ],
    articles: [cited(1, '3'), cited(2, '4', { former: true }), cited(7, '5')],
  })
  const { passages } = select(deposit, { articles: [article], decisions: [candidate(source)] })
  expect(passages[1]).toMatchObject({
    issueNo: 1,
    otherIssues: ['지연손해금의 비율'],
    articles: [{ articleId: '001248#3', lawName: '주택임대차보호법', no: '3' }],
  })
})
