import { allEverydayArticles, everydayArticles } from '@/lib/korean-law/question/everyday-articles'
import { readQuestion } from '@/lib/korean-law/question/question'

const named = (question: string) =>
  everydayArticles(readQuestion(question).words).map(({ law, no }) => `${law} ${no}`)

describe('guideFor', () => {
  it.each([
    ['식당에서 산 차용증', '민법 598', false],
    ['사장님이 월급을 석 달째 안 줘요', '근로기준법 43', true],
    ['월급을 사장님이 아직도 안줍니다', '근로기준법 43', true],
    ['My employer did not pay my severance pay', '근로자퇴직급여 보장법 9', true],
    ['離婚したら財産分与はどうなりますか', '민법 839의2', true],
    ['房东不退押金', '주택임대차보호법 3의3', true],
  ])('%s', (question, article, there) => {
    expect(named(question).includes(article)).toBe(there)
  })

  it.each(['오늘 날씨 어때', '파스타 만드는 법', '집에서 할 수 있는 운동', 'best pizza in Seoul'])(
    'names nothing for %s',
    (question) => {
      expect(named(question)).toEqual([])
    },
  )

  it('takes a word of one syllable for a word only by itself', () => {
    expect(named('개한테 물렸어요')).toContain('민법 759')
    expect(named('개인이 물어봤어요')).not.toContain('민법 759')
  })

  it('wants a word of its own for each group', () => {
    expect(named('유언장')).toEqual(named('유언장 유언장'))
  })

  it('is quick on the longest question', () => {
    const long = Array.from({ length: 400 }, (_, at) => `보증금${at} 이혼${at} 월급을${at} 안`)
    expect(everydayArticles(long.join(' ')).length).toBeGreaterThan(0)
  })
})

it('names each article by a law and a number', () => {
  const refs = allEverydayArticles()
  expect(refs.length).toBeGreaterThan(500)
  expect(refs.filter(({ law, no }) => law === '' || !/^\d+(?:의\d+)?$/.test(no))).toEqual([])
})
