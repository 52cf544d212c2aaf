import { situations } from '@/lib/korean-law/query/glossary/foreign-situations'
import { translateQuery } from '@/lib/korean-law/query/translate-query'

const koreanOf = (query: string) => translateQuery(query).korean

it.each([
  ['The father of my daughter has not paid anything since spring', '양육비'],
  ['My ex-boyfriend shared private videos of me in a chat', '촬영물 반포'],
  ['I fell from a ladder at work and the company ignores me', '업무상 재해'],
  ['別れた夫が息子のお金を払ってくれなくなりました', '양육비'],
  ['工場の機械で指を切断してしまいました', '업무상 재해'],
  ['我在工地干活的时候摔下来受伤了怎么办', '업무상 재해'],
  ['前男友威胁我要把照片发到网上怎么办', '촬영물 이용 협박'],
  ['I quit last week but my employer refuses to accept it', '퇴직의 효력'],
  ['My son spent 300,000 won in a game app without asking', '미성년자의 능력'],
  ['新築マンションへの入居が半年も遅れています', '지체상금'],
  ['The judgment says he owes me, but he still pays nothing and drives a new car', '재산명시신청'],
  ['My boss wants to cut my salary without asking me', '근로조건의 불이익 변경'],
  [
    '兄が社長で、会社のお金を勝手に使い、株主の私は困っています。代わりに訴えられますか',
    '대표소송',
  ],
  ['店の名前が似ているという警告の手紙が来ました', '상표권 침해 금지청구'],
  ['妈妈手写的遗嘱没有日期，她去世后还有效吗', '유언의 요식성'],
  ['包工头跑路了，我们的工钱找谁要', '건설업에서의 임금 지급 연대책임'],
  ['酒吧就在我家旁边，晚上太吵了', '생활소음ㆍ진동의 규제'],
])('%s is read as what the law calls it', (query, term) => expect(koreanOf(query)).toContain(term))

it('takes the special case for the general one', () => {
  const korean = koreanOf('Our company abroad wants to set up a subsidiary company in Korea')
  expect(korean).toContain('외국인투자 신고')
  expect(korean).not.toContain('설립등기')
})

it('leaves out what the words alone would be mistaken for', () => {
  expect(koreanOf("my kid's father hasn't paid anything for a year")).not.toContain('임금체불')
  expect(koreanOf("my boss hasn't paid me anything for a year")).toContain('임금')
})

it('reads words one by one where somebody looks something up', () => {
  expect(koreanOf('drunk driving license')).toBe('음주운전 면허')
  expect(koreanOf('child support')).not.toContain('이행확보')
})

it('needs all that has to be told', () => {
  expect(koreanOf('My daughter is going to a new school in the spring')).not.toContain('양육비')
})

it('says for every situation what it is called, and how it is told in some language', () => {
  for (const { terms, ...told } of situations) {
    expect(terms).toMatch(/[가-힣]/)
    expect(Object.keys(told).filter((key) => key !== 'instead').length).toBeGreaterThan(0)
  }
})
