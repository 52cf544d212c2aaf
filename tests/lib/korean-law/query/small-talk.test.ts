import { withoutSmallTalk } from '@/lib/korean-law/query/small-talk'

describe('a question without its small talk', () => {
  it.each([
    ['전세 보증금 어떻게 돌려받나요?', '전세 보증금 돌려받나요'],
    ['월급을 못 받았는데 신고할 수 있나요', '월급을 못 신고할'],
    ['이혼하고 싶어요', '이혼하고'],
    ['혹시 층간소음 손해배상 방법 알려주세요', '층간소음 손해배상'],
    ['교통사고 합의금 얼마나 되나요', '교통사고 합의금'],
    ['부당해고 구제신청', '부당해고 구제신청'],
    ['방법론', '방법론'],
  ])('%s', (query, core) => {
    expect(withoutSmallTalk(query)).toBe(core)
  })

  it.each(['어떻게 하나요?', '왜요', '?', '', '  '])(
    'of nothing else (%j) stays as it is',
    (query) => {
      expect(withoutSmallTalk(query)).toBe(query)
    },
  )

  it.each([
    ['청구인의 나이는 손해배상의 산정에 참작한다', ['청구인의', '나이는', '손해배상의', '산정에']],
    ['어업권의 수나 면적', ['어업권의', '면적']],
    ['계약서의 왜곡', ['계약서의', '왜곡']],
  ])('keeps the words of law in %s', (query, words) => {
    for (const word of words) expect(withoutSmallTalk(query)).toContain(word)
  })

  it('is done with a long query soon', () => {
    const query = '보증금을 어떻게 돌려받을 수 있나요? '.repeat(300)
    expect(withoutSmallTalk(query).length).toBeLessThan(query.length)
  })
})
