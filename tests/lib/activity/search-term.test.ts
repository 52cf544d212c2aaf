import { searchTerm } from '@/lib/activity/search-term'

test.each([
  ['  부당해고   구제  ', '부당해고 구제'],
  ['Unfair Dismissal', 'unfair dismissal'],
  ['민법 제750조', '민법 제750조'],
  ['2018다248626', '2018다248626'],
  ['헌법재판소 2015헌마1234', '헌법재판소 2015헌마1234'],
])('%s is counted as it is meant', (query, term) => {
  expect(searchTerm(query)).toBe(term)
})

test.each([
  ['김철수 hong@example.com 고소', '김철수 *** 고소'],
  ['900101-1234567 상속', '*** 상속'],
  ['900101-1****** 상속', '*** 상속'],
  ['010-1234-5678 보이스피싱', '*** 보이스피싱'],
  ['01012345678', null],
  ['02 123 4567 스팸', '*** 스팸'],
  ['+82 10 1234 5678 스팸', '*** 스팸'],
  ['계좌 110123456789 압류', '계좌 *** 압류'],
  ['사고 123456', '사고 ***'],
])('of %s nothing personal is kept', (query, term) => {
  expect(searchTerm(query)).toBe(term)
})

test('is at most 120 letters, whole ones, and holds no control characters', () => {
  expect([...(searchTerm('😀가'.repeat(200)) ?? '')]).toHaveLength(120)
  expect(searchTerm('가\u0000나\n다')).toBe('가 나 다')
  expect(searchTerm('!!! ???')).toBeNull()
})
