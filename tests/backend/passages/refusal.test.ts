import {
  articleSource,
  askedHit,
  candidate,
  decisionSource,
  passagesFor,
} from '@/tests/factories/passage-sources'

const deposit = '집주인이 보증금을 안 줘요'
const article = candidate(articleSource(), { score: 2 })
const decision = candidate(decisionSource())

it('refuses what is no question of law, whatever its words find', () => {
  const found = { articles: [article], decisions: [decision] }
  expect(passagesFor(deposit, found).refusal).toBeNull()
  const lottery = '보증금으로 복권을 사면 이번 당첨 번호가 몇 번인가요'
  expect(passagesFor(lottery, { ...found, lawQuestion: 0.1 }).refusal).not.toBeNull()
  const asked = candidate(articleSource(), { score: 6, asked: askedHit({ nearest: 0.4 }) })
  const askedFor = { articles: [asked], decisions: [decision] }
  expect(passagesFor(lottery, { ...askedFor, lawQuestion: 0.1 }).refusal).toBeNull()
})

it('does not answer small talk that is put like questions of the bank', () => {
  const strong = askedHit({ nearest: 0.9, together: 1, people: 0.9 })
  const found = { articles: [candidate(articleSource(), { score: 12, asked: strong })] }
  expect(passagesFor('오늘 날씨 어때', { ...found, lawQuestion: 0.003 }).refusal).not.toBeNull()
  expect(passagesFor(deposit, { ...found, lawQuestion: 0.003 }).passages).not.toEqual([])
})

it.each(['오하이오에서는 음주운전 면허정지가 며칠인가요', '들키지 않고 보증금 빼돌리는 방법'])(
  'refuses %s however sure the bank is',
  (question) => {
    const strong = askedHit({ nearest: 0.9, together: 1, people: 0.9 })
    const found = { articles: [candidate(articleSource(), { score: 12, asked: strong })] }
    expect(passagesFor(question, { ...found, lawQuestion: 0.999 }).refusal).not.toBeNull()
  },
)
