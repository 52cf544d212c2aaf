import { lawQuestion, trainLawQuestions } from '@/backend/search/questions/law-question'
import { questionTerms } from '@/backend/search/questions/question-terms'

const law = [
  '집주인이 보증금을 안 줘요',
  '보증금 반환 소송 비용',
  '회사에서 해고를 당했어요',
  '해고 예고 수당 받을 수 있나요',
  'My landlord keeps my deposit',
  'Deposit not returned by the landlord',
  'Can my boss fire me without notice',
]
const other = [
  '오늘 서울 날씨 알려줘',
  '내일 날씨 비 오나요',
  '파스타 레시피 추천',
  '두통에 좋은 약',
  'What is the weather in Seoul today',
  'Recommend a pasta recipe',
]
const model = trainLawQuestions(law.map(questionTerms), other.map(questionTerms))
const likely = (question: string) => lawQuestion(model, questionTerms(question))

it.each(['보증금을 돌려받는 소송', '갑자기 해고됐어요', 'my landlord keeps the deposit'])(
  'takes what is asked of the law: %j',
  (question) => {
    expect(likely(question)).toBeGreaterThan(0.5)
  },
)

it.each(['주말 날씨 어때', '크림 파스타 추천해 줘', 'weather this week'])(
  'knows what no law answers: %j',
  (question) => {
    expect(likely(question)).toBeLessThan(0.5)
  },
)

it('takes everything where there is nothing to learn from', () => {
  const empty = trainLawQuestions([], [])
  expect(lawQuestion(empty, questionTerms('날씨'))).toBeGreaterThan(0.9)
})

it('is the same each time', () => {
  expect(trainLawQuestions(law.map(questionTerms), other.map(questionTerms))).toEqual(model)
})
