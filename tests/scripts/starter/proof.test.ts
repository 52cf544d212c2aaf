import { allowedOutcomes, courtName, isNameOf, kindOf } from '@/scripts/starter/decision-facts'
import { readArticles } from '@/scripts/starter/statute-text'
import { copiedRun, lettersOf } from '@/scripts/starter/verbatim'

describe('allowedOutcomes', () => {
  it.each([
    ['상고를 기각한다.', true, ['상고기각']],
    ['원심판결을 파기하고, 사건을 서울고등법원에 환송한다.', true, ['파기환송']],
    ['원심결정을 파기한다. 이 사건 소를 각하한다.', true, ['파기자판']],
    ['재항고를 모두 기각한다.', true, ['재항고기각']],
    ['원고의 청구를 기각한다.', false, ['원고패']],
    ['피고의 항소를 기각한다.', false, ['항소기각']],
    ['제1심판결을 취소한다. 이 사건 소를 모두 각하한다.', false, ['각하']],
  ])('%s', (order, supreme, expected) => {
    expect(allowedOutcomes(order, supreme)).toEqual(expected)
  })

  it('lets a partial reversal be told either way', () => {
    const order = '원심판결 중 일부를 파기하고 환송한다. 나머지 상고를 기각한다.'
    expect(allowedOutcomes(order, true)).toEqual(['파기환송', '일부파기'])
  })
})

describe('names', () => {
  it('tells decisions without hearing by their code', () => {
    expect([kindOf('2014스122'), kindOf('2010마1554'), kindOf('2004다29736')]).toEqual([
      '결정',
      '결정',
      '판결',
    ])
  })

  it('spells out short court names and drops the court’s own description of a case', () => {
    expect(courtName('부산가법')).toBe('부산가정법원')
    expect(isNameOf('손해배상(기)', '손해배상(기)[부정행위 사건]')).toBe(true)
    expect(isNameOf('대여금', '손해배상(기)')).toBe(false)
  })
})

describe('readArticles', () => {
  it('knows number, title and the parts above, without amendment marks or addenda', () => {
    const text = [
      '---',
      '제목: 어느 법',
      '---',
      '# 어느 법',
      '## 제1장 총칙 <개정 2010.3.22>',
      '##### 제1조 (목적)',
      '이 법은 …',
      '## 제2장 절차',
      '### 제1절 신청',
      '##### 제2조의2 (신청)',
      '## 부칙',
      '##### 제9조 (시행일)',
    ].join('\n')
    const found = [...readArticles(text).values()].map(({ no, title, path }) => [no, title, path])
    expect(found).toEqual([
      ['1', '목적', '제1장 총칙'],
      ['2의2', '신청', '제2장 절차 > 제1절 신청'],
    ])
  })
})

describe('copiedRun', () => {
  const source = lettersOf(
    '임차인이 임대인에게 임차목적물을 반환하는 때에는 원상회복의무가 있다 하였다',
  )

  it('finds a long run whatever its spaces and marks', () => {
    const own = '결국 임차인이, 임대인에게 임차목적물을 반환하는 때에는 원상회복 의무가 있다고 한다'
    expect(copiedRun(own, source)).not.toBeNull()
  })

  it('lets short shared terms pass', () => {
    expect(copiedRun('빌린 사람은 돌려줄 때 원상회복의무가 있다', source)).toBeNull()
  })
})
