import { citedArticles, lawKey, lawMatcher } from '@/scripts/starter/references'

const match = lawMatcher([
  '민법',
  '민사집행법',
  '근로기준법',
  '근로기준법 시행령',
  '근로자퇴직급여 보장법',
  '상가건물 임대차보호법',
  '대한민국헌법',
])
const cited = (text: string) => [...citedArticles(text, match)]

describe('citedArticles', () => {
  it('carries the law over to the articles that follow it', () => {
    expect(cited('[1] 민법 제618조, 제623조 / [2] 민사집행법 제246조 제1항 제4호')).toEqual([
      '민법#618',
      '민법#623',
      '민사집행법#246',
    ])
  })

  it('takes the longest title that stands before the article', () => {
    expect(cited('및 근로기준법 시행령 제6조 제1항')).toEqual(['근로기준법시행령#6'])
  })

  it('reads today’s article beside an earlier text of a law', () => {
    const text =
      '구 근로기준법(2005. 1. 27. 법률 제7379호로 개정되기 전의 것) 제34조 제1항(현행 근로자퇴직급여 보장법 제8조 제1항 참조), 제42조(현행 제43조 제1항 참조)'
    expect(cited(text)).toEqual([
      '근로기준법#34',
      '근로자퇴직급여보장법#8',
      '근로기준법#42',
      '근로기준법#43',
    ])
  })

  it('follows anaphora and names that the text introduces', () => {
    const text =
      '상가건물 임대차보호법(이하 ‘상가임대차법’이라 한다) 제10조, 민법 제2조, 상가임대차법 제10조의4, 같은 법 제11조'
    expect(cited(text)).toEqual([
      '상가건물임대차보호법#10',
      '민법#2',
      '상가건물임대차보호법#10의4',
      '상가건물임대차보호법#11',
    ])
  })

  it('fills ranges and articles applied through another', () => {
    expect(cited('민법 제1065조 내지 제1067조, 제763조(제396조)').sort()).toEqual(
      ['민법#1065', '민법#1066', '민법#1067', '민법#396', '민법#763'].sort(),
    )
  })

  it('reads 헌법 as the constitution and leaves out laws it does not know', () => {
    expect(cited('헌법 제10조, 토지수용법 제5조')).toEqual(['대한민국헌법#10'])
  })
})

describe('lawKey', () => {
  it('ignores spaces and middle dots of every kind', () => {
    expect(lawKey('남녀고용평등과 일ㆍ가정 양립')).toBe(lawKey('남녀고용평등과 일·가정양립'))
  })
})
