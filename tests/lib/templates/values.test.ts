import { addDays, addMonths, isCalendarDay } from '@/lib/korean-law/calendar/calendar-day'
import { amountWords, numberWords } from '@/lib/templates/amount-words'
import { findingsOf } from '@/lib/templates/checks'
import { completeAnswers } from '@/lib/templates/draft/scope'
import { loanAgreement } from '@/lib/templates/forms/loan-agreement'
import { readAnswers, readDate, readMoney } from '@/lib/templates/read-answer'
import { stampDuty } from '@/lib/templates/stamp-duty'

test.each([
  [1_000_000, '일백만'],
  [110, '일백일십'],
  [100_010_000, '일억일만'],
  [0, '영'],
  [9012, '구천일십이'],
  [10_000_000, '일천만'],
])('%d in Hangul', (amount, words) => {
  expect(numberWords(amount)).toBe(words)
})

test('an amount of a deed has words and figures', () => {
  expect(amountWords(1_100_000)).toBe('금 일백일십만원정(₩1,100,000)')
})

test.each([
  ['10,000,000원', 10_000_000],
  ['1천만 원', 10_000_000],
  ['3억 5천만원', 350_000_000],
  ['금 500만원', 5_000_000],
  ['1억', 100_000_000],
  ['2.5억', 250_000_000],
  ['삼천만', 30_000_000],
  ['0만원', 0],
  ['많이', null],
  ['1.5원', null],
  ['-5', null],
])('%s is an amount', (typed, amount) => {
  expect(readMoney(typed)).toBe(amount)
})

test.each([
  ['2026-3-1', '2026-03-01'],
  ['2026. 3. 1.', '2026-03-01'],
  ['2026년 3월 1일', '2026-03-01'],
  ['20260301', '2026-03-01'],
  ['2026-02-30', null],
  ['내일', null],
])('%s is a day', (typed, day) => {
  expect(readDate(typed)).toBe(day)
})

test('days of the calendar', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(isCalendarDay('2024-02-29')).toBe(true)
  expect(isCalendarDay('2026-02-29')).toBe(false)
})

test.each([
  [9_999_999, 49_900],
  [10_000_000, 50_000],
  [30_000_000, 140_000],
  [100_000_000, 455_000],
  [1_000_000_000, 4_055_000],
  [100, 1_000],
])('the stamp of a claim of %d', (value, stamp) => {
  expect(stampDuty(value, 'suit')).toBe(stamp)
})

test('a payment order costs a tenth', () => {
  expect(stampDuty(30_000_000, 'paymentOrder')).toBe(14_000)
})

test('the figures of a resident number that identify a person are never kept', () => {
  const template = {
    fields: [{ id: 'who', kind: 'party', ask: ['residentNumber'] }],
  } as const
  const { answers } = readAnswers(template, {
    who: { name: '가', residentNumber: '900101-1234567' },
  })
  expect(JSON.stringify(answers)).not.toContain('234567')
  expect(answers.who).toMatchObject({ residentNumber: '900101-1' })
})

test('one wrong answer loses none of the others', () => {
  const { answers, faults } = readAnswers(loanAgreement, {
    amount: '많이',
    lender: '홍길동',
    colour: 'red',
  })
  expect(answers).toEqual({ lender: { type: 'person', name: '홍길동' } })
  expect(faults).toEqual([
    { path: 'colour', problem: 'unknown' },
    { path: 'amount', problem: 'money' },
  ])
})

test.each([
  [20, 0],
  [20.1, 1],
  [25, 1],
])('interest of %d percent', (rate, found) => {
  const { answers } = readAnswers(loanAgreement, { interest: 'agreed', rate })
  const complete = completeAnswers(loanAgreement, answers)
  const findings = findingsOf(loanAgreement, complete, '2026-11-22')
  expect(findings.filter(({ id }) => id === 'rateCap')).toHaveLength(found)
})

test.each([
  ['주식회사 가나', 'company'],
  ['가나 유한회사', 'company'],
  ['㈜가나', 'company'],
  ['홍길동', 'person'],
  ['홍주식', 'person'],
])('%s is a %s', (lender, type) => {
  const { answers } = readAnswers(loanAgreement, { lender })
  expect(answers.lender).toEqual({ type, name: lender })
})
