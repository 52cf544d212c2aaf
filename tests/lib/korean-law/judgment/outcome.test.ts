import type { CourtLevel, Outcome } from '@/lib/korean-law/constants'
import { closingFormula, orderSection, readOutcome } from '@/lib/korean-law/judgment/outcome'

describe('outcomes', () => {
  it.each<[CourtLevel, string, string, Outcome | null]>([
    ['supreme', '민사', '상고를 기각한다. 상고비용은 원고가 부담한다.', '상고기각'],
    ['supreme', '민사', '원심판결을 파기하고, 사건을 서울고등법원에 환송한다.', '파기환송'],
    [
      'supreme',
      '민사',
      '원심판결 중 피고 패소부분을 파기하고, 이 부분 사건을 부산고등법원에 환송한다. 나머지 상고를 기각한다.',
      '일부파기',
    ],
    ['supreme', '형사', '원심판결을 파기한다. 피고인은 무죄.', '파기자판'],
    ['supreme', '일반행정', '원심판결을 파기하고, 사건을 서울행정법원에 이송한다.', '파기이송'],
    ['supreme', '민사', '재항고를 기각한다.', '재항고기각'],
    ['supreme', '민사', '특별항고를 기각한다.', '항고기각'],
    ['supreme', '민사', '상고를 각하한다.', '각하'],
    ['district', '민사', '1. 원고의 청구를 기각한다.\n2. 소송비용은 원고가 부담한다.', '원고패'],
    [
      'district',
      '민사',
      '1. 피고는 원고에게 돈 10,000,000원을 지급하라.\n2. 소송비용은 피고가 부담한다.',
      '원고승',
    ],
    [
      'district',
      '민사',
      '1. 피고는 원고에게 10,000,000원을 지급하라. 2. 원고의 나머지 청구를 기각한다.',
      '원고일부승',
    ],
    [
      'special',
      '일반행정',
      '1. 피고가 2023. 3. 27. 원고에 대하여 한 요양급여비용 환수처분을 취소한다. 2. 소송비용은 피고가 부담한다.',
      '원고승',
    ],
    [
      'high',
      '일반행정',
      '1. 제1심 판결을 취소한다. 2. 원고의 청구를 기각한다. 3. 소송총비용은 원고가 부담한다.',
      '원고패',
    ],
    ['high', '민사', '1. 원고의 항소를 기각한다. 2. 항소비용은 원고가 부담한다.', '항소기각'],
    ['district', '민사', '이 사건 항고를 기각한다.', '항고기각'],
    ['special', '일반행정', '이 사건 소를 각하한다. 소송비용은 원고의 부담으로 한다.', '각하'],
    ['high', '민사', '원판결을 취소한다. 사건을 대구지방법원에 환송한다.', '파기환송'],
    ['district', '형사', '피고인을 징역 1년에 처한다.', '유죄'],
    ['district', '형사', '피고인은 무죄.', '무죄'],
    ['high', '형사', '피고인과 검사의 항소를 모두 기각한다.', '항소기각'],
    ['district', '형사', '이 사건 공소를 기각한다.', '기타'],
    ['district', '민사', '', null],
  ])('%s %s %s', (level, type, order, outcome) => {
    expect(readOutcome(order, level, type)).toBe(outcome)
  })

  it('reads the order out of a decision', () => {
    expect(
      orderSection('【원 고】 원고\n【주    문】\n상고를 기각한다.\n【이 유】 상고이유를 본다.'),
    ).toBe('상고를 기각한다.')
    expect(orderSection('이유만 있다')).toBe('')
  })

  it('falls back on the last words of an old decision', () => {
    expect(
      readOutcome(closingFormula('이유 없으므로 상고를 기각하기로 한다'), 'supreme', '민사'),
    ).toBe('상고기각')
  })
})
