import { extractArticleCitations } from '@/lib/korean-law/citations/article-citation'

function seen(text: string): string[] {
  return extractArticleCitations(text).map(
    ({ lawName, articleNo, former }) => `${former ? '구 ' : ''}${lawName} ${articleNo}`,
  )
}

describe('articles of a headnote', () => {
  it.each([
    ['민법 제750조', ['민법 750']],
    ['민법 제839조의2 제1항 제2호', ['민법 839의2']],
    ['형사소송법 제361조의 5 제2호', ['형사소송법 361의5']],
    ['민법 제68조,         제73조', ['민법 68', '민법 73']],
    ['형법 제40조, 제268조, 도로교통법 제43조', ['형법 40', '형법 268', '도로교통법 43']],
    ['민법 제390조 내지 제393조', ['민법 390', '민법 391', '민법 392', '민법 393']],
    ['헌법 제20조부터 제22조까지', ['헌법 20', '헌법 21', '헌법 22']],
    ['상법 제10조의2 내지 제10조의4', ['상법 10의2', '상법 10의3', '상법 10의4']],
    ['소득세법 제1조 제1항, 제2항, 제3조', ['소득세법 1', '소득세법 3']],
    ['도로교통법 부칙 제2조', ['도로교통법 null']],
  ])('%s', (text, expected) => {
    expect(seen(text)).toEqual(expected)
  })

  it('says when an earlier text is meant, and follows the note on the present one', () => {
    const text =
      '구 저작권법(2006. 12. 28. 법률 제8101호로 전부 개정되기 전의 것) 제2조 제9호의2(현행 제3조 제10호 참조), 제14조'
    expect(seen(text)).toEqual(['구 저작권법 2', '저작권법 3', '구 저작권법 14'])
  })

  it('does not cite the act that changed a law', () => {
    const text =
      '구 산림법 시행령(2006. 8. 4. 대통령령 제19639호 다른 법률 시행령 부칙 제2조로 폐지되기 전의 것) 제62조'
    expect(seen(text)).toEqual(['구 산림법 시행령 62'])
  })

  it('keeps law names of many words whole', () => {
    const text =
      '공익사업을 위한 토지 등의 취득 및 보상에 관한 법률 제3조, 음반·비디오물 및 게임물에 관한 법률 제2조, 국가를 당사자로 하는 계약에 관한 법률 제5조'
    expect(seen(text)).toEqual([
      '공익사업을 위한 토지 등의 취득 및 보상에 관한 법률 3',
      '음반·비디오물 및 게임물에 관한 법률 2',
      '국가를 당사자로 하는 계약에 관한 법률 5',
    ])
  })
})

describe('references back', () => {
  it.each([
    [
      '건축법 제9조, 같은 법 제10조, 동법시행령 제117조',
      ['건축법 9', '건축법 10', '건축법 시행령 117'],
    ],
    ['건축법 시행령 제3조, 같은 법 제4조', ['건축법 시행령 3', '건축법 4']],
    ['건축법 제9조 / 나. 같은 법 시행규칙 제2조', ['건축법 9', '건축법 시행규칙 2']],
    [
      '구 소득세법(1988.12.26. 법률 제4019호로 개정되기 전의 것) 제27조와 같은 법 제28조',
      ['구 소득세법 27', '구 소득세법 28'],
    ],
  ])('%s', (text, expected) => {
    expect(seen(text)).toEqual(expected)
  })

  it('replaces a short name by the law it was defined for', () => {
    const text =
      '구 독점규제 및 공정거래에 관한 법률(2017. 4. 18. 법률 제14813호로 개정되기 전의 것, 이하 ‘공정거래법’이라 한다)은 이를 금지한다. 공정거래법 시행령 제17조와 공정거래법 제10조의2를 본다.'
    expect(seen(text)).toEqual([
      '구 독점규제 및 공정거래에 관한 법률 시행령 17',
      '구 독점규제 및 공정거래에 관한 법률 10의2',
    ])
  })

  it('leaves out an article whose law is not clear', () => {
    expect(seen('이 사건 약정 제3조와 제4조를 보면')).toEqual([])
    expect(seen('법 제3조')).toEqual([])
  })
})

describe('running text', () => {
  it.each([
    ['원고는 민법 및 상법 제3조를 든다', ['상법 3']],
    ['「주택임대차보호법」 제3조의2에 따라', ['주택임대차보호법 3의2']],
  ])('%s', (text, expected) => {
    expect(expected).toContain(seen(text)[0])
  })

  it('is not misled by sums of money', () => {
    expect(seen('민법 10조 원의 손해')).toEqual([])
  })

  it('keeps the range of the name and the article', () => {
    const text = '따라서 「민법」 제750조 제1항에 따른다.'
    const [citation] = extractArticleCitations(text)
    expect(text.slice(citation?.start, citation?.end)).toBe('「민법」 제750조 제1항')
  })
})
