import { particleAfter } from '@/lib/templates/particle'

test.each([
  ['임대인', '은', '은'],
  ['임차인 김철수', '은', '는'],
  ['서울', '으로', '로'],
  ['부산', '으로', '으로'],
  ['주식회사 법답(진주)', '이', '이'],
  ['홍길동(洪吉童)', '와', '과'],
  ['금 일천만원정(₩10,000,000)', '를', '을'],
  ['5%', '으로', '로'],
  ['3', '을', '을'],
  ['2', '을', '를'],
  ['10', '가', '이'],
  ['1', '으로', '로'],
  ['2026. 3. 30.', '으로', '로'],
  ['LG', '은', '는'],
  ['SKM', '은', '은'],
  ['HTML', '으로', '로'],
  ['Facebook', '은', '은'],
  ['Google', '으로', '로'],
  ['Microsoft', '가', '가'],
  ['Samsung', '을', '을'],
  ['84.9㎡', '을', '를'],
  ['“정의”', '이라', '라'],
  ['갑', '이라고', '이라고'],
])('%s and %s', (word, form, expected) => {
  expect(particleAfter(word, form)).toBe(expected)
})

test('nobody knows what will be written in a blank', () => {
  expect(particleAfter(null, '은')).toBe('은(는)')
  expect(particleAfter('※', '로')).toBe('(으)로')
})
