import {
  articleSource,
  candidate,
  decisionSource,
  passagesFor,
} from '@/tests/factories/passage-sources'

it('keeps to what the conversation spoke of when a question refers back', () => {
  const silent = decisionSource({
    serial: 7,
    issues: [{ no: null, issue: '약정의 효력', gist: '무효이다.' }],
  })
  const { passages } = passagesFor('그럼 이미 받은 돈은 돌려줘야 하나요?', {
    articles: [candidate(articleSource(), { score: 2 })],
    decisions: [candidate(decisionSource()), candidate(silent, { score: 0.8, kept: true })],
  })
  expect(passages.find(({ kind }) => kind === 'decision-issue')).toMatchObject({
    serial: 7,
    leading: true,
  })
})
