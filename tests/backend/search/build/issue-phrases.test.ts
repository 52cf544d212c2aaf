import { IssuePhrases } from '@/backend/search/build/issue-phrases'

it('takes nouns in a row, the last without its particle, and counts decisions', () => {
  const phrases = new IssuePhrases()
  phrases.add('퇴직금 분할 약정의 효력(무효)')
  phrases.add('퇴직금 분할 약정에 따라 지급한 금원이 퇴직금 분할 약정의 무효로 …')
  phrases.add('소유권이전등기 청구의 소')
  expect(phrases.frequent(2, 10)).toEqual(['분할 약정', '퇴직금 분할', '퇴직금 분할 약정'])
  expect(phrases.frequent(1, 100)).toContain('소유권이전등기 청구')
})

it('knows the words of a headnote’s form', () => {
  const phrases = new IssuePhrases()
  phrases.add('해고 여부')
  phrases.add('부당해고 구제신청 경우')
  expect(phrases.frequent(1, 10)).toEqual(['부당해고 구제신청'])
})
