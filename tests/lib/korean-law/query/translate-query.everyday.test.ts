import { inflectedBeginnings } from '@/lib/korean-law/query/glossary/japanese-inflections'
import { translateQuery } from '@/lib/korean-law/query/translate-query'

/** A story, and the words of it that lead to the law. */
const STORIES: ReadonlyArray<readonly [story: string, ...korean: string[]]> = [
  ['My boss screams at me and sent me home without pay', '직장 내 괴롭힘'],
  ['Someone hid a spycam in the changing room', '카메라등이용촬영'],
  ['The mechanic broke my car and refuses to pay', '자동차 수리', '미지급'],
  ['犬に噛まれて指を骨折しました', '골절 부상'],
  ['知らない人につきまとわれています', '스토킹'],
  ['酔った客に殴られました', '폭행'],
  ['店长逼我陪客人喝酒,不去就扣工资', '감봉 징계'],
  ['他家的狗没有牵绳,咬了我', '반려견', '목줄'],
  ['房间里装了针孔摄像头', '불법촬영'],
  ['He says it was too long ago to ask', '소멸시효'],
  ['友人に貸したお金が返ってきません', '대여금'],
  ['他把房子过户给了妹妹', '사해행위'],
]

describe('everyday words', () => {
  it.each(STORIES)('%s', (story, ...korean) => {
    const read = translateQuery(story).korean
    for (const term of korean) expect(read).toContain(term)
  })

  it('takes a Chinese word only where it begins and ends', () => {
    expect(translateQuery('治疗期间没收入').korean).not.toContain('몰수')
  })

  it('keeps a word of two letters that its dictionary lacks', () => {
    expect(translateQuery('个人破产免责').korean).toBe('개인파산면책')
  })

  it('does not take huge for an institution that is called HUG', () => {
    expect(translateQuery('a huge deposit').korean).not.toContain('주택도시보증공사')
  })
})

describe('inflectedBeginnings', () => {
  it('knows the forms of a verb', () => {
    expect(inflectedBeginnings('殴る')).toEqual(['殴ら', '殴り', '殴れ', '殴ろ', '殴っ'])
    expect(inflectedBeginnings('借りる')).toContain('借り')
    expect(inflectedBeginnings('騙す')).toContain('騙し')
  })

  it('leaves nouns, and what stands before する, alone', () => {
    expect(inflectedBeginnings('敷金')).toEqual([])
    expect(inflectedBeginnings('更新する')).toEqual([])
  })
})
