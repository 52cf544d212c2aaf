import { laySynonyms, layWordsIn } from '@/lib/korean-law/query/lay-synonyms'

const termsOf = (query: string) => layWordsIn(query).flatMap(({ terms }) => terms)

describe('lay words', () => {
  it('are many', () => {
    expect(Object.keys(laySynonyms).length).toBeGreaterThanOrEqual(250)
  })

  it.each([
    ['집주인이 보증금을 안 돌려줘요', ['임대인', '임대차보증금 반환']],
    ['세입자가 월세를 안 내요', ['임차인', '차임']],
    ['임신했다고 회사에서 짤렸어요', ['해고']],
    ['월급을 안 줘요', ['임금', '체불']],
    ['남편이 바람폈어요', ['배우자', '부정행위']],
    ['친구가 빌려준 돈 안 갚아요', ['대여금', '소비대차']],
    ['뺑소니를 당했어요', ['도주차량']],
    ['지하철 몰카', ['카메라등이용촬영']],
    ['카톡으로 욕을 했어요', ['정보통신망', '모욕']],
    ['층간소음 때문에', ['생활방해']],
    ['빚을 상속받았어요', ['채무']],
  ])('%s', (query, terms) => {
    expect(termsOf(query)).toEqual(expect.arrayContaining(terms))
  })

  it('are found only at the start of a word, the longest first', () => {
    expect(layWordsIn('미월세')).toEqual([])
    expect(layWordsIn('월세보증금').map(({ word }) => word)).toEqual(['월세보증금'])
  })

  it('of one syllable must be the whole noun', () => {
    expect(layWordsIn('땅을')).toHaveLength(1)
    expect(layWordsIn('땅콩')).toEqual([])
  })
})
