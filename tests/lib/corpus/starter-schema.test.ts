import {
  type StarterDecision,
  starterDecisionSchema,
  starterLawSchema,
} from '@/lib/corpus/starter-schema'

const decision = (over: Partial<StarterDecision> = {}): StarterDecision => ({
  serial: '85759',
  caseNumber: '2007다38908, 38915',
  caseName: '건물명도',
  court: '대법원',
  judgmentDate: '2008-04-10',
  caseType: '민사',
  judgmentKind: '판결',
  enBanc: false,
  outcome: '상고기각',
  issues: [
    { no: 1, issue: '어떤 점이 문제 되는지 여부(적극)', gist: '그 점에 관한 규칙과 이유이다.' },
  ],
  citedArticles: ['001248#3의2'],
  citedCases: ['98다56003'],
  ...over,
})

describe('starter schemas', () => {
  it('takes a whole decision, and one whose outcome is unclear', () => {
    expect(starterDecisionSchema.safeParse(decision()).success).toBe(true)
    expect(starterDecisionSchema.safeParse(decision({ outcome: null })).success).toBe(true)
  })

  it.each([
    ['no issue', decision({ issues: [] })],
    ['an article without its law', decision({ citedArticles: ['민법#750'] })],
    ['a date in another form', decision({ judgmentDate: '2008.04.10' })],
    ['a field it does not know', { ...decision(), body: '본문' }],
  ])('refuses %s', (_, entry) => {
    expect(starterDecisionSchema.safeParse(entry).success).toBe(false)
  })

  it('takes law.go.kr addresses written in Hangul', () => {
    const law = {
      lawId: '001706',
      title: '민법',
      kind: '법률',
      ministries: ['법무부'],
      promulgatedOn: '2026-03-17',
      promulgationNo: '21454',
      effectiveOn: '2026-03-17',
      url: 'https://www.law.go.kr/법령/민법',
    }
    expect(starterLawSchema.safeParse(law).success).toBe(true)
  })
})
