import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { codeCourtOf, readCourt } from '@/lib/korean-law/judgment/court'
import { courtDate, isoDate, readDate } from '@/lib/korean-law/judgment/judgment-date'

describe('names of courts', () => {
  it.each([
    ['\t\t대법원', '대법원', 'supreme'],
    ['대판', '대법원', 'supreme'],
    ['서울가법', '서울가정법원', 'special'],
    ['서울지법 동부지원', '서울지방법원 동부지원', 'district'],
    ['광주지법순천지원', '광주지방법원 순천지원', 'district'],
    ['대구가정법원 안동지원', '대구가정법원 안동지원', 'special'],
    ['서울행정병원', '서울행정법원', 'special'],
    ['서울고등', '서울고등법원', 'high'],
    ['부산고법(창원)', '부산고등법원(창원)', 'high'],
    ['부산고등법원창원재판부', '부산고등법원(창원)', 'high'],
    ['광주고등법원제주부', '광주고등법원(제주)', 'high'],
    ['특허법원', '특허법원', 'high'],
    ['서울회법', '서울회생법원', 'special'],
    ['서울형사법원', '서울형사지방법원', 'district'],
    ['대전지법 서산지원 당진군법원', '대전지방법원 서산지원 당진군법원', 'district'],
    ['해병대제6여단보통군사법원', '해병대제6여단 보통군사법원', 'other'],
    ['고등군사법원', '고등군사법원', 'other'],
    ['수원지방법원판결', '수원지방법원', 'district'],
    ['헌재', '헌법재판소', 'special'],
  ])('%s', (written, name, level) => {
    expect(readCourt(written)).toEqual({ name, level })
  })

  it('says which letter case codes use for a court', () => {
    expect(codeCourtOf('대법원')).toBe('S')
    expect(codeCourtOf('특허법원')).toBe('H')
    expect(codeCourtOf('서울행정법원')).toBe('D')
    expect(codeCourtOf('헌법재판소')).toBe('C')
    expect(codeCourtOf('고등군사법원')).toBeNull()
  })
})

describe('dates', () => {
  it.each([
    ['2003-11-14', '2003-11-14'],
    ['20031114', '2003-11-14'],
    ['2003.11.14', '2003-11-14'],
    ["'2026-03-12'", '2026-03-12'],
    ['4290. 10. 25.', '1957-10-25'],
    ['2023년 5월 18일', '2023-05-18'],
    ['9999-01-01', '9999-01-01'],
    ['2023-02-30', null],
    ['2023-13-01', null],
    ['', null],
  ])('%s', (written, expected) => {
    expect(readDate(written)).toBe(expected)
  })

  it('places two digits in the century of the case numbers', () => {
    expect(isoDate('62', '3', '15')).toBe('1962-03-15')
    expect(isoDate('05', '1', '2')).toBe('2005-01-02')
  })

  it('writes a date as courts do', () => {
    expect(courtDate('2023-05-08')).toBe('2023. 5. 8.')
  })
})

describe('the court form of a citation', () => {
  const decision = {
    court: '대법원',
    caseNumber: '2022다12345',
    judgmentDate: '2023-05-18',
    judgmentKind: '판결' as const,
    enBanc: false,
  }
  it.each([
    [{}, '대법원 2023. 5. 18. 선고 2022다12345 판결'],
    [{ enBanc: true }, '대법원 2023. 5. 18. 선고 2022다12345 전원합의체 판결'],
    [
      { judgmentKind: '결정' as const, caseNumber: '2019마123' },
      '대법원 2023. 5. 18.자 2019마123 결정',
    ],
    [{ judgmentDate: null }, '대법원 2022다12345 판결'],
  ])('%#', (change, expected) => {
    expect(formatCitation({ ...decision, ...change })).toBe(expected)
  })
})
