import { LAW_NICKNAMES, titleOfNickname } from '@/lib/korean-law/names/law-nicknames'
import { titleInKorean } from '@/lib/korean-law/names/law-title'

describe('nicknames of laws', () => {
  it.each([
    ['근기법', '근로기준법'],
    ['중처법', '중대재해 처벌 등에 관한 법률'],
    ['주임법', '주택임대차보호법'],
    ['임대차3법', '주택임대차보호법'],
    ['특가법', '특정범죄 가중처벌 등에 관한 법률'],
    ['김영란법', '부정청탁 및 금품등 수수의 금지에 관한 법률'],
    ['정통망법', '정보통신망 이용촉진 및 정보보호 등에 관한 법률'],
  ])('%s is %s', (nickname, title) => {
    expect(titleOfNickname(nickname)).toBe(title)
  })

  it('does not mind spaces, quotation marks and case', () => {
    expect(titleOfNickname(' 「중대재해 처벌법」 ')).toBe('중대재해 처벌 등에 관한 법률')
    expect(titleOfNickname('ai기본법')).toBe('인공지능 발전과 신뢰 기반 조성 등에 관한 기본법')
  })

  it('knows nothing of what is no nickname', () => {
    expect(titleOfNickname('없는법')).toBeUndefined()
    expect(titleOfNickname('constructor')).toBeUndefined()
  })

  it('are many, and none is its own title', () => {
    const pairs = Object.entries(LAW_NICKNAMES)
    expect(pairs.length).toBeGreaterThanOrEqual(120)
    expect(pairs.filter(([nickname, title]) => nickname === title || /\s/.test(nickname))).toEqual(
      [],
    )
  })
})

describe('titles in other languages', () => {
  it.each([
    ['Labor Standards Act', '근로기준법'],
    ['the Civil Code', '민법'],
    ['労働基準法', '근로기준법'],
    ['劳动基准法', '근로기준법'],
    ['民法', '민법'],
    ['個人情報保護法', '개인정보 보호법'],
    ['근기법', '근로기준법'],
  ])('%s is %s', (name, title) => {
    expect(titleInKorean(name)).toBe(title)
  })

  it.each(['deposit', 'Civil Act damages', '敷金', '없는법', ''])('%s is no law', (name) => {
    expect(titleInKorean(name)).toBeUndefined()
  })
})
