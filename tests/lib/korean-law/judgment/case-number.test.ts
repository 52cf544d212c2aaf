import { findCaseCode, highestSerial } from '@/lib/korean-law/judgment/case-codes'
import {
  caseNumberMembers,
  caseNumberYear,
  isCaseNumber,
  normaliseCaseNumber,
  parseCaseNumber,
} from '@/lib/korean-law/judgment/case-number'

describe('members of a published value', () => {
  it.each([
    ['2023다12345', ['2023다12345']],
    ['79므68, 69', ['79므68', '79므69']],
    ['2000므1257(본소), 1264(반소)', ['2000므1257', '2000므1264']],
    ['2012다112138,112145', ['2012다112138', '2012다112145']],
    ['97도1097, 97감도34', ['97도1097', '97감도34']],
    ['4285민상169 내지 172', ['4285민상169', '4285민상170', '4285민상171', '4285민상172']],
    ['4287민상383-384-384', ['4287민상383', '4287민상384']],
    ['80다3155 ~ 3157', ['80다3155', '80다3156', '80다3157']],
    ['80다3158~60', ['80다3158', '80다3159', '80다3160']],
    ['(창원)2013누1234', ['2013누1234']],
    ['(춘천)2011노37,(춘천)2011전노5(병합)', ['2011노37', '2011전노5']],
    ['2002노5461-1(분리)', ['2002노5461']],
    ['[2009고합109,117(병합)](분리)', ['2009고합109', '2009고합117']],
    ['대법원_2000두86', ['2000두86']],
    ['2005초기189(2005도1936)', ['2005초기189']],
    ['2022나10703(독립당사자참가의소)주1)', ['2022나10703']],
    ['91다9091 제1부', ['91다9091']],
    ['1999두3973', ['99두3973']],
    ['', []],
    ['사건번호 없음', []],
  ])('%s', (value, members) => {
    expect(caseNumberMembers(value)).toEqual(members)
  })

  it('keeps each member once', () => {
    expect(caseNumberMembers('79므68, 68, 79므68')).toEqual(['79므68'])
  })
})

describe('a number that a person types', () => {
  it.each([
    ['2023다12345', { year: 2023, code: '다', serial: 12345 }],
    [' 2019 가합 32576 ', { year: 2019, code: '가합', serial: 32576 }],
    ['대법원 2022다12345 판결', { year: 2022, code: '다', serial: 12345 }],
    ['서울고등법원(춘천) 2011누33', null],
    ['(창원)2013누10', { year: 2013, code: '누', serial: 10 }],
    ['89다카1', { year: 1989, code: '다카', serial: 1 }],
    ['4290형상298', { year: 1957, code: '형상', serial: 298 }],
    ['２０２３다１２', { year: 2023, code: '다', serial: 12 }],
    ['2018헌바123 전원재판부', { year: 2018, code: '헌바', serial: 123 }],
    ['2023년12', null],
    ['제750조', null],
    ['5000다1', null],
    ['다12345', null],
    ['', null],
  ])('%s', (input, expected) => {
    expect(parseCaseNumber(input)).toEqual(expected)
    expect(isCaseNumber(input)).toBe(expected !== null)
  })

  it('finds the same form for the ways to write a year', () => {
    expect(normaliseCaseNumber('1989다카1')).toBe('89다카1')
    expect(normaliseCaseNumber('1957형상298')).toBe('4290형상298')
    expect(normaliseCaseNumber('2023다00012')).toBe('2023다12')
    expect(caseNumberYear('4290형상298')).toBe(1957)
  })
})

describe('case codes', () => {
  it.each([
    ['다', '민사', 'third', 'S'],
    ['가합', '민사', 'first', 'D'],
    ['고단', '형사', 'first', 'D'],
    ['허', '특허', 'first', 'H'],
    ['헌바', '헌법', 'first', 'C'],
    ['재고합', '형사', 'first', 'D'],
    ['준재가단', '민사', 'first', 'D'],
  ])('%s', (code, field, instance, court) => {
    expect(findCaseCode(code)).toMatchObject({ field, instance, courts: [court] })
  })

  it('knows the Supreme Court gave out 누 too', () => {
    expect(findCaseCode('누')?.courts).toEqual(['S', 'H'])
  })

  it('has no code for what no court uses', () => {
    expect(findCaseCode('뷁')).toBeUndefined()
    expect(findCaseCode('재')).toBeUndefined()
  })

  it('bounds serials', () => {
    expect(highestSerial('헌나')).toBeLessThan(1000)
    expect(highestSerial('가소')).toBeGreaterThan(5_400_000)
  })
})
