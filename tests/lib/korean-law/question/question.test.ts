import { coverageOf, isGround } from '@/lib/korean-law/question/coverage'
import { readQuestion, stemOf } from '@/lib/korean-law/question/question'

describe('readQuestion', () => {
  it('brings the legal terms of what lay people say', () => {
    const { points } = readQuestion('집주인이 보증금을 안 줘요')
    expect(points.map(({ word, kind }) => [word, kind])).toEqual([
      ['집주인', 'party'],
      ['보증금', 'legal'],
    ])
    expect(points[1]?.forms).toContain('임차권등기명령')
  })

  it.each([
    ['en', 'My landlord will not return my deposit'],
    ['ja', '敷金を返してくれません'],
    ['zh', '房东不退押金'],
  ])('reads %s as Korean law says it', (_, question) => {
    const forms = readQuestion(question).points.flatMap((point) => point.forms)
    expect(forms.join(' ')).toContain('보증금')
  })

  it.each(['오늘 날씨 어때', '파스타 만드는 법', '강아지 이름 추천해줘', 'best pizza in Seoul'])(
    'finds no law in %s',
    (question) => {
      expect(readQuestion(question).points.filter(({ kind }) => kind === 'legal')).toEqual([])
    },
  )
})

it.each([
  ['보증금을', '보증금'],
  ['회사에서', '회사'],
  ['유출되었어요', '유출'],
  ['합의', '합의'],
])('takes %s for %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})

describe('coverageOf', () => {
  it('does not take two syllables inside a longer word for the word', () => {
    const points = [{ word: '수도', forms: ['수도'], kind: 'legal' as const }]
    expect(coverageOf(points, '지급할수도있다').share).toBe(0)
    expect(coverageOf(points, '수도를 끊었다').share).toBeGreaterThan(0.9)
  })

  it('meets a compound by its parts', () => {
    const points = [{ word: '임대차보증금', forms: ['임대차보증금'], kind: 'legal' as const }]
    expect(coverageOf(points, '임대차가 끝나 보증금을 반환한다').share).toBeGreaterThan(0.5)
  })

  it('needs law to stand on, however much of the talk is met', () => {
    const points = [{ word: '날씨', forms: ['날씨'], kind: 'plain' as const }]
    expect(isGround(coverageOf(points, '날씨가 나빠 배가 뜨지 못했다'))).toBe(false)
  })
})
