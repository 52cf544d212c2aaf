import { calculatorEnvelope, runCalculator } from '@/lib/calculators/calculate'
import type { CalculatorName } from '@/lib/calculators/constants'
import { reasonsOf, resultOf } from './examples'

/** Cases at the edges of the calendar, of the laws and of what can be asked for. */

describe('a month that has no such day (Civil Act 160 (3))', () => {
  const leave = (hireDate: string, date: string) => resultOf('annual-leave', { hireDate, date })

  it('lets the right to leave arise on the day after the end of the month', () => {
    expect(leave('2024-02-29', '2025-02-28')).toMatchObject({ total: 11, nextDate: '2025-03-01' })
    expect(leave('2024-02-29', '2025-03-01').total).toBe(26)
    expect(leave('2025-01-31', '2025-02-28').total).toBe(0)
    expect(leave('2025-01-31', '2025-03-01').total).toBe(1)
    expect(leave('2025-01-31', '2025-03-31').total).toBe(2)
    expect(leave('2024-02-29', '2028-02-28').completedYears).toBe(3)
    expect(leave('2024-02-29', '2028-02-29').completedYears).toBe(4)
  })

  it('ends the first year of severance with the last day of February', () => {
    const pay = (leaveDate: string) =>
      resultOf('severance', { hireDate: '2024-02-29', leaveDate, wages: 9_000_000 }).entitled
    expect(pay('2025-02-28')).toBe(false)
    expect(pay('2025-03-01')).toBe(true)
  })

  it('ends the year in which no increase of rent may be asked', () => {
    const earliest = (lastIncreaseDate: string) =>
      resultOf('rent-cap', { deposit: 1_000_000, lastIncreaseDate }).earliestIncrease
    expect(earliest('2024-02-29')).toBe('2025-03-01')
    expect(earliest('2024-03-01')).toBe('2025-03-01')
  })
})

describe('years before the table of holidays', () => {
  it('only matter for the end of a period, not for its beginning', () => {
    // 2016-11-19 is a Saturday, 2017-05-05 Children's Day before a weekend.
    const last = (startDate: string) => resultOf('limitation', { kind: 'general', startDate })
    expect(last('2006-11-19').lastDay).toBe('2016-11-21')
    expect(last('2007-05-05').lastDay).toBe('2017-05-08')
    expect(last('1995-05-05').lastDay).toBe('2005-05-05')
    expect(resultOf('period', { startDate: '2000-01-08', preset: 'claim' }).deadline).toBe(
      '2010-01-08',
    )
    expect(reasonsOf('period', { startDate: '1997-01-08', preset: 'claim' })).toEqual([
      'startDate holidays-unknown',
    ])
    expect(reasonsOf('period', { startDate: '2007-12-14', length: 2, unit: 'week' })).toEqual([
      'startDate holidays-unknown',
    ])
  })
})

describe('the first year of employment with an attendance below 80 percent', () => {
  it('has the days of its months once', () => {
    const input = { hireDate: '2024-01-01', lowAttendanceYears: [1], lowAttendanceMonths: 5 }
    const total = (more: object) =>
      resultOf('annual-leave', { ...input, date: '2025-01-01', ...more }).total
    expect(total({ absentMonths: 6 })).toBe(5)
    expect(total({ absentMonths: 6, date: '2026-01-01' })).toBe(5 + 15)
    expect(total({ lowAttendanceYears: [2], date: '2026-01-01' })).toBe(11 + 15 + 5)
  })
})

describe('a claim that a judgment has confirmed (Civil Act 165)', () => {
  const input = { kind: 'three-year', startDate: '2015-03-02' }

  it('lasts ten years from the day the judgment became final, however short it was before', () => {
    const judged = { ...input, judgmentFinalOn: '2017-11-22' }
    expect(resultOf('limitation', judged)).toMatchObject({ lastDay: '2027-11-22', years: 10 })
    expect(
      resultOf('limitation', { ...judged, interruptedOn: ['2016-05-02', '2020-03-02'] }),
    ).toMatchObject({ lastDay: '2030-03-04', start: '2020-03-02' })
  })

  it('is not woken by a judgment after it had lapsed, and no crime has one', () => {
    expect(resultOf('limitation', { ...input, judgmentFinalOn: '2019-01-02' })).toMatchObject({
      lastDay: '2018-03-02',
      lateInterruptions: [{ date: '2019-01-02' }],
    })
    expect(
      reasonsOf('limitation', {
        kind: 'crime-fine',
        startDate: '2020-01-02',
        judgmentFinalOn: '2021-01-02',
      }),
    ).toEqual(['judgmentFinalOn claims-only'])
  })
})

describe('the ceiling of interest', () => {
  const debt = { basis: 'agreed', dueDate: '2024-12-31', endDate: '2025-12-31' }

  it('does not hold below 100,000 won (Interest Limitation Act 2 (5))', () => {
    expect(resultOf('interest', { ...debt, principal: 99_999, rate: 36.5 }).interest).toBe(36_499)
    expect(resultOf('interest', { ...debt, principal: 100_000, rate: 36.5 }).interest).toBe(20_000)
  })
})

describe('what belongs to something else', () => {
  it.each<[CalculatorName, Record<string, unknown>, string]>([
    ['period', { startDate: '2026-04-01', preset: 'appeal', extended: true }, 'extended'],
    ['period', { startDate: '2026-04-01', preset: 'appeal', length: 3, unit: 'day' }, 'length'],
    [
      'interest',
      { principal: 1, basis: 'wages', rate: 3, dueDate: '2026-01-01', endDate: '2026-02-01' },
      'rate',
    ],
    [
      'interest',
      { principal: 1, dueDate: '2026-01-01', startDate: '2026-01-09', endDate: '2026-02-01' },
      'startDate',
    ],
  ])('%s refuses %j by naming %s', (name, input, field) => {
    expect(reasonsOf(name, input)).toEqual([`${field} not-together`])
  })
})

describe('a wrong value inside a list', () => {
  const fieldsOf = (name: CalculatorName, input: object) => {
    const { body } = calculatorEnvelope(name, input)
    return body.success ? null : body.error.details
  }

  it('is named with its place', () => {
    const deathDate = '2026-10-01'
    expect(
      fieldsOf('inheritance', { deathDate, children: [{}, { status: 'gone' }] }),
    ).toMatchObject({ fields: ['children.1.status'], reasons: ['invalid'] })
    expect(fieldsOf('inheritance', { deathDate, children: [{ stat: 'dead' }] })).toMatchObject({
      fields: ['children.0.stat'],
      reasons: ['unknown-field'],
    })
    expect(
      fieldsOf('inheritance', {
        deathDate,
        children: [{ status: 'dead', children: [{ spouse: 'perhaps' }] }],
      }),
    ).toMatchObject({ fields: ['children.0.children.0.spouse'] })
    expect(
      fieldsOf('period', { startDate: '2026-01-01', preset: 'appeal', holidays: ['2026-02-30'] }),
    ).toMatchObject({ fields: ['holidays.0'], reasons: ['invalid'] })
  })

  it('says what an amount looks like', () => {
    expect(
      fieldsOf('interest', { principal: 'abc', dueDate: '2026-01-01', endDate: '2026-02-01' }),
    ).toMatchObject({ problems: ['principal: expected whole won, such as 1000000'] })
  })
})

describe('part-time work', () => {
  it('has the daily wage and the leave of its hours (시행령 별표 2)', () => {
    const of = (weeklyHours: number) => [
      resultOf('wages', { hourlyWage: 10_320, weeklyHours }).dailyWage,
      resultOf('annual-leave', { hireDate: '2024-01-02', date: '2025-01-02', weeklyHours }).hours,
    ]
    expect(of(40)).toEqual([82_560, '120'])
    expect(of(20)).toEqual([41_280, '60'])
    expect(of(15)).toEqual([30_960, '45'])
  })
})

describe('leave by calendar years', () => {
  it('is fifteen days for the whole of a leap year, too', () => {
    // Eleven days of the months, and those of the first of January.
    const total = (hireDate: string, date: string) =>
      resultOf('annual-leave', { hireDate, date }).calendarYearTotal
    expect(total('2024-01-01', '2025-01-01')).toBe(26)
    expect(total('2025-01-01', '2026-01-01')).toBe(26)
    // From July there are 184 days of 365: eight days.
    expect(total('2024-07-01', '2025-01-01')).toBe(6 + 8)
  })
})

describe('money that counts as interest (Interest Limitation Act 4)', () => {
  const loan = { principal: 10_000_000, contractDate: '2025-01-02', months: 12 }
  const of = (more: object) => resultOf('interest-cap', { ...loan, ...more })

  it('is added to the agreed interest and to what was paid', () => {
    expect(of({ rate: 18, deemedInterest: 500_000 })).toMatchObject({
      voidInterest: 300_000,
      excess: 0,
      exceeds: true,
    })
    expect(of({ rate: 15, deemedInterest: 500_000 })).toMatchObject({ exceeds: false })
    // Eight million were received: 1.6 million are allowed of the 2.5 million taken.
    expect(of({ deducted: 2_000_000, deemedInterest: 500_000 })).toMatchObject({
      excess: 900_000,
      principalLeft: 9_100_000,
    })
  })
})

describe('a home before its present rate of conversion', () => {
  it('is refused: the base rate had three and a half percent on it until 2020-09-28', () => {
    const input = { deposit: 100_000_000 }
    expect(reasonsOf('rent-conversion', { ...input, date: '2020-09-28' })).toEqual([
      'date earlier-law',
    ])
    expect(resultOf('rent-conversion', { ...input, date: '2020-09-29' }).ratePercent).toBe('2.5')
    expect(
      resultOf('rent-conversion', { ...input, kind: 'commercial', date: '2020-09-28' }).ratePercent,
    ).toBe('2.25')
  })
})

describe('figures that JSON cannot hold exactly', () => {
  const most = 1_000_000_000_000_000
  it.each([
    [
      'interest',
      'principal',
      { principal: most, dueDate: '1990-01-01', endDate: '2090-01-01', basis: 'wages' },
    ],
    [
      'interest-cap',
      'principal',
      { principal: most, contractDate: '2025-01-02', rate: 1000, months: 600 },
    ],
    ['wages', 'hourlyWage', { hourlyWage: most }],
    ['severance', 'wages', { hireDate: '1980-01-01', leaveDate: '2090-01-01', wages: most }],
    ['rent-conversion', 'monthlyRent', { monthlyRent: most, baseRate: 0 }],
    ['stamp', 'serviceUnitPrice', { value: 1_000_000, parties: 1000, serviceUnitPrice: most }],
  ] as const)('are refused by %s', (name, field, input) => {
    expect(reasonsOf(name, input)).toEqual([`${field} too-large`])
  })

  it('are given up to the last that it holds', () => {
    expect(
      resultOf('interest', { principal: most, dueDate: '2026-01-01', endDate: '2027-01-01' }),
    ).toMatchObject({ interest: 50_000_000_000_000, total: 1_050_000_000_000_000 })
  })
})

it('a period past every calendar of holidays is refused at its length', () => {
  const period = { startDate: '2026-12-11', unit: 'year' }
  for (const length of [30, 7973, 7974, 10_000])
    expect(reasonsOf('period', { ...period, length })).toEqual(['length holidays-unknown'])
})

describe('the stamp of a paper', () => {
  it('comes back of those alone that the Act names', () => {
    const large = { value: 1_000_000_000, refund: true }
    for (const document of ['payment-order', 'settlement', 'mediation', 'provisional-attachment'])
      expect(reasonsOf('stamp', { ...large, document })).toEqual(['refund not-for-kind'])
    expect(resultOf('stamp', { ...large, document: 'appeal' }).refund).toBe(3_041_250)
    expect(resultOf('stamp', { value: 30_000_000, refund: true }).refund).toBe(40_000)
  })

  it('is no small claim above thirty million won', () => {
    const of = (value: number) => reasonsOf('stamp', { value, smallClaim: true })
    expect(of(30_000_000)).toEqual([])
    expect(of(30_000_001)).toEqual(['smallClaim not-for-kind'])
  })

  it('says that the services of a mediation were not compared with their source', () => {
    const said = (document: string) => {
      const outcome = runCalculator('stamp', { value: 1_000_000, document })
      return outcome.ok ? outcome.calculation.unknowns : []
    }
    expect(said('mediation')).toContain('service-mediation')
    expect(said('complaint')).not.toContain('service-mediation')
  })
})
