import { readHistory } from '@/lib/korean-law/judgment/history'
import { importanceOf, importanceThresholds } from '@/lib/korean-law/judgment/importance'
import { findOverruling } from '@/lib/korean-law/judgment/overruling'
import { isPending, isRepealed, marksAmendmentOf } from '@/lib/korean-law/statute/pending'

describe('history of a case', () => {
  it('reads the decision appealed from', () => {
    const body =
      '【피고인】 갑\n【원심판결】 서울고법 2015. 6. 19. 선고 2014나2039365 판결\n【주 문】 상고를 기각한다.'
    expect(readHistory(body, '2015다227000', '대법원')).toEqual([
      { relation: 'previous', court: '서울고등법원', number: '2014나2039365', date: '2015-06-19' },
    ])
  })

  it.each([
    ['【원심결정】 인천지법 부천지원 2020. 4. 6.자 2020초기153 결정', '2020초기153'],
    ['【제1심판결】 수원지방법원 2008. 11. 26. 선고 2008구합4948 판결', '2008구합4948'],
    ['【환송판결】 대법원(1975.9.23. 선고 75누8 판결)', '75누8'],
    ['【재심대상판결】 대법원 2008. 7. 24. 선고 2008다30741 판결', '2008다30741'],
    ['【원판결】\n대구고등 1967. 4. 4. 선고 67구1 판결', '67구1'],
  ])('%s', (body, number) => {
    expect(readHistory(body, '2020다1', '대법원')).toMatchObject([{ relation: 'previous', number }])
  })

  it('places related decisions by instance', () => {
    const body =
      '【연관판결】서울행정법원,2012구단4817,1심-대법원,2013두11314,3심\n【주문】 기각한다.'
    expect(readHistory(body, '2012누28645', '서울고등법원')).toEqual([
      { relation: 'previous', court: '서울행정법원', number: '2012구단4817', date: null },
      { relation: 'subsequent', court: '대법원', number: '2013두11314', date: null },
    ])
  })

  it('leaves out the decision itself and what has no number', () => {
    const body = '【원심판결】 제1심 서울지방, 제2심 서울고등\n【연관판결】대법원,2013두1,3심'
    expect(readHistory(body, '2013두1', '대법원')).toEqual([])
  })
})

describe('overruling candidates', () => {
  const find = (body: string) => findOverruling(body, '대법원', ['2020다1'])

  it('quotes the sentence that changes a precedent', () => {
    const sentence =
      '이와 다른 취지의 대법원 1992. 6. 26. 선고 92다10968 판결, 대법원 1993. 1. 1. 선고 93다1 판결은 이 판결의 견해에 배치되는 범위에서 변경하기로 한다.'
    expect(find(`앞의 문장이다. ${sentence} 뒤의 문장이다.`)).toEqual([
      { number: '92다10968', court: '대법원', date: '1992-06-26', sentence },
      { number: '93다1', court: '대법원', date: '1993-01-01', sentence },
    ])
  })

  it('follows a short name for an earlier decision', () => {
    const body =
      '대법원 1992. 6. 26. 선고 92다10968 전원합의체 판결(이하 ‘1992년 판결’이라 한다)이 있다.\n따라서 종전 견해를 취한 1992년 판결을 폐기하기로 한다.'
    expect(find(body).map(({ number }) => number)).toEqual(['92다10968'])
  })

  it.each([
    '원심판결을 변경한다. 대법원 1992. 6. 26. 선고 92다10968 판결 참조.',
    '처분사유의 변경은 종전의 범위 내에서 허용된다(대법원 1992. 6. 26. 선고 92다10968 판결 참조).',
    '대법원 1992. 6. 26. 선고 92다10968 판결과 같은 취지이다.',
  ])('is not misled by %s', (body) => {
    expect(find(body)).toEqual([])
  })
})

describe('importance', () => {
  it('grades by fixed quantiles, and never a decision without a citation', () => {
    const counts = Array.from({ length: 1000 }, (_, i) => (i < 600 ? 0 : i - 599))
    const thresholds = importanceThresholds(counts)
    expect(importanceOf(0, thresholds)).toBe('general')
    expect(importanceOf(400, thresholds)).toBe('high')
    expect(importanceOf(thresholds.medium, thresholds)).toBe('medium')
    expect(importanceOf(thresholds.low, thresholds)).toBe('low')
  })

  it('keeps its levels apart in a tiny corpus', () => {
    const { low, medium, high } = importanceThresholds([0, 0, 1])
    expect([low, medium, high]).toEqual([...new Set([low, medium, high])].sort((a, b) => a - b))
    expect(importanceThresholds([]).low).toBe(1)
  })
})

describe('pending and repealed articles', () => {
  const marks = marksAmendmentOf('2026-03-17')
  it.each([
    ['조문이다. <개정 2026.3.17>', true],
    ['조문이다. <개정 2005.3.31, 2026. 3. 17.>', true],
    ['[본조신설 2026.3.17]', true],
    ['‹개정 2026. 3. 17.›', true],
    ['<개정 2026.3.171>', false],
    ['<개정 2025.3.17>', false],
    ['2026.3.17 이후 시행한다', false],
  ])('%s', (text, pending) => {
    expect(marks(text)).toBe(pending)
  })

  it('compares days, and knows nothing of a missing one', () => {
    expect(isPending('2028-03-01', '2026-11-21')).toBe(true)
    expect(isPending('2026-11-21', '2026-11-21')).toBe(false)
    expect(isPending(null, '2026-11-21')).toBe(false)
  })

  it.each([
    ['삭제 <2015.2.3>', true],
    ['삭제', true],
    ['삭제하는 경우에는 알려야 한다', false],
    ['이 조는 삭제할 수 있다', false],
  ])('%s', (body, repealed) => {
    expect(isRepealed(body)).toBe(repealed)
  })
})
