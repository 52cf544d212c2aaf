import {
  eachQuestionTerm,
  ownTerms,
  questionTerms,
} from '@/backend/search/questions/question-terms'

const shared = (one: string, other: string) => {
  const keys = new Set(ownTerms(one))
  return ownTerms(other).filter((key) => keys.has(key)).length
}

it('reads English words by their stems and leaves out words that every question has', () => {
  expect(shared('The landlords', "my landlord's")).toBe(1)
  expect(questionTerms('what should I do if they')).toEqual([])
})

it('reads katakana and Han characters, not the endings of every question', () => {
  expect(shared('給料が未払い', '未払いの給料')).toBe(2)
  expect(shared('敷金を返してくれません', '子に会わせてくれません')).toBe(0)
  expect(shared('クーリングオフ', 'クーリングオフできますか')).toBeGreaterThanOrEqual(5)
  expect(shared('拖欠工资', '老板拖欠工资')).toBe(3)
})

it('reads wide letters as narrow ones', () => {
  expect(shared('Ｅ－９ visa', 'E-9 비자')).toBeGreaterThanOrEqual(1)
})

it('leaves out what Koreans say in every question', () => {
  const keys: number[] = []
  eachQuestionTerm('월급', (key) => keys.push(key))
  expect(questionTerms('월급 어떻게 해야 하나요?')).toEqual(keys)
})

it('reads pairs of English words, which say what neither word does', () => {
  expect(shared('my security deposit', 'The security deposits')).toBe(3)
  expect(shared('deposit for security', 'security deposit')).toBe(2)
})

it.each(['My landlord keeps the deposit', '大家が敷金を返さない', '房东不退押金'])(
  'reads %s as its Korean legal terms too',
  (question) => {
    const korean = new Set(questionTerms('임대인 보증금'))
    expect(questionTerms(question).some((key) => korean.has(key))).toBe(true)
    expect(ownTerms(question).some((key) => korean.has(key))).toBe(false)
  },
)
