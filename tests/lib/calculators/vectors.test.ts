import { resultOf } from './examples'

describe('examples reckoned by hand', () => {
  it('default interest: five percent until service, twelve from the next day', () => {
    const result = resultOf('interest', {
      principal: 50_000_000,
      dueDate: '2026-03-01',
      servedDate: '2026-06-10',
      endDate: '2026-11-22',
    })
    expect(result).toMatchObject({ interest: 691_780 + 2_712_328, total: 53_404_108 })
    expect(result.segments).toMatchObject([
      { days: 101, rate: 5, interest: 691_780 },
      { days: 165, rate: 12, interest: 2_712_328 },
    ])
  })

  it.each([
    [{ value: 9_999_999 }, 49_900],
    [{ value: 10_000_000 }, 50_000],
    [{ value: 30_000_000 }, 140_000],
    [{ value: 30_000_000, document: 'payment-order' }, 14_000],
    [{ value: 30_000_000, electronic: true }, 126_000],
    [{ value: 100_000_000 }, 455_000],
    [{ value: 1_000_000_000 }, 4_055_000],
    [{ value: 30_000_000, document: 'appeal' }, 210_000],
    [{ value: 30_000_000, document: 'final-appeal' }, 280_000],
    [{ value: 30_000_000, document: 'settlement' }, 28_000],
    [{ value: 100_000 }, 1_000],
    [{ value: 30_000_000, document: 'mediation' }, 14_000],
    [{ value: 30_000_000, document: 'mediation', electronic: true }, 12_600],
    [{ value: 50_000_000, document: 'counterclaim' }, 230_000],
    [{ value: 50_000_000, document: 'counterclaim-appeal' }, 345_000],
    [{ value: 50_000_000, document: 'counterclaim', mainClaimValue: 30_000_000 }, 90_000],
    [{ value: 50_000_000, document: 'counterclaim-appeal', mainClaimValue: 30_000_000 }, 135_000],
    [{ value: 20_000_000, document: 'counterclaim', mainClaimValue: 30_000_000 }, 0],
    [{ value: 50_000_000, document: 'retrial' }, 230_000],
    [{ value: 1_000_000, document: 'payment-order' }, 1_000],
    [{ document: 'provisional-attachment' }, 10_000],
    [{ document: 'provisional-attachment', electronic: true }, 9_000],
    [{ value: 1_000_000_000, document: 'temporary-status' }, 500_000],
    [{ claim: 'non-property' }, 230_000],
    [{ claim: 'no-value-special' }, 455_000],
    [{ claim: 'property-delivery', officialPrice: 400_000_000 }, 455_000],
  ])('stamp of %j is %d', (input, stamp) => {
    expect(resultOf('stamp', input).stamp).toBe(stamp)
  })

  it.each([
    [{ startDate: '2026-12-11', length: 2, unit: 'week' }, '2026-12-28'],
    [{ startDate: '2026-12-11', preset: 'appeal' }, '2026-12-28'],
    [{ startDate: '2026-01-31', length: 1, unit: 'month' }, '2026-03-03'],
    [{ startDate: '2026-09-11', length: 2, unit: 'week' }, '2026-09-28'],
    // Ends on the Saturday after Children's Day and goes on to Monday.
    [{ startDate: '2026-05-02', preset: 'criminal-appeal' }, '2026-05-11'],
    [{ startDate: '2026-02-28', length: 1, unit: 'year', includeFirstDay: true }, '2027-03-02'],
    [{ startDate: '2026-03-26', length: 2, unit: 'week', direction: 'backward' }, '2026-03-11'],
    [{ startDate: '2026-04-01', preset: 'appeal-brief' }, '2026-05-11'],
    [{ startDate: '2026-04-01', preset: 'appeal-brief', extended: true }, '2026-06-11'],
  ])('period of %j ends on %s', (input, deadline) => {
    expect(resultOf('period', input).deadline).toBe(deadline)
  })

  it.each([
    [
      { spouse: true, children: 2 },
      { spouse: '3/7', 'child-1': '2/7', 'child-2': '2/7' },
    ],
    [
      { spouse: true, parents: 1 },
      { spouse: '3/5', 'parent-1': '2/5' },
    ],
    [
      { spouse: true, children: [{ status: 'dead', spouse: true, children: 2 }, {}] },
      {
        spouse: '3/7',
        'child-2': '2/7',
        'child-1-spouse': '6/49',
        'child-1-1': '4/49',
        'child-1-2': '4/49',
      },
    ],
    [{ spouse: true }, { spouse: '1' }],
    [{ siblings: 3 }, { 'sibling-1': '1/3', 'sibling-2': '1/3', 'sibling-3': '1/3' }],
    // The spouse of somebody disqualified does not step in any more.
    [
      { children: [{ status: 'disqualified', spouse: true, children: 1 }, {}] },
      { 'child-1-1': '1/2', 'child-2': '1/2' },
    ],
    // Without a spouse, grandchildren come next when all children renounce.
    [
      {
        children: [
          { status: 'renounced', children: 2 },
          { status: 'renounced', children: 1 },
        ],
        parents: 2,
      },
      { 'child-1-1': '1/3', 'child-1-2': '1/3', 'child-2-1': '1/3' },
    ],
    [
      { spouse: true, children: [{ status: 'renounced', children: 2 }], parents: 2 },
      { spouse: '1' },
    ],
  ])('shares of %j', (family, shares) => {
    expect(resultOf('inheritance', { deathDate: '2026-10-01', ...family }).shares).toEqual(shares)
  })

  it('forced shares are half for children and spouse, a third for parents, none for siblings', () => {
    const of = (family: Record<string, unknown>) =>
      resultOf('inheritance', { deathDate: '2026-10-01', estate: 700_000_000, ...family })
    expect(of({ spouse: true, children: 2 }).heirs).toMatchObject([
      { amount: 300_000_000, forcedShare: '3/14', forcedAmount: 150_000_000 },
      { amount: 200_000_000, forcedShare: '1/7', forcedAmount: 100_000_000 },
      { amount: 200_000_000 },
    ])
    expect(of({ parents: 1 }).heirs).toMatchObject([{ forcedShare: '1/3' }])
    expect(of({ siblings: 1 }).heirs).toMatchObject([{ forcedShare: '0', forcedAmount: 0 }])
    expect(of({ siblings: 1, deathDate: '2024-04-24' }).heirs).toMatchObject([
      { forcedShare: '1/3' },
    ])
  })

  it.each([
    [1, 15],
    [2, 15],
    [3, 16],
    [4, 16],
    [5, 17],
    [10, 19],
    [21, 25],
    [30, 25],
  ])('after %d years annual leave is %d days', (years, days) => {
    const date = `${2000 + years}-01-02`
    expect(
      resultOf('annual-leave', {
        hireDate: '2000-01-02',
        date: date < '2018-05-29' ? '2030-01-02' : date,
      }).grants,
    ).toContainEqual(expect.objectContaining({ kind: 'yearly', date, days }))
  })

  it('who leaves with the last day of the first year has eleven days, a day later twenty-six', () => {
    const leave = (date: string) => resultOf('annual-leave', { hireDate: '2025-01-01', date }).total
    expect(leave('2025-12-31')).toBe(11)
    expect(leave('2026-01-01')).toBe(26)
  })

  it('severance by the average wage, and by the ordinary wage where that is higher', () => {
    const input = { hireDate: '2025-01-01', leaveDate: '2026-01-01', wages: 9_200_000 }
    expect(resultOf('severance', input)).toMatchObject({
      serviceDays: 365,
      averagePeriodDays: 92,
      averageDailyWage: 100_000,
      severancePay: 3_000_000,
    })
    expect(resultOf('severance', { ...input, dailyOrdinaryWage: 120_000 })).toMatchObject({
      ordinaryWageApplied: true,
      severancePay: 3_600_000,
    })
    expect(resultOf('severance', { ...input, leaveDate: '2025-12-31' })).toMatchObject({
      entitled: false,
      severancePay: 0,
    })
  })

  it('wages: 209 hours a month, half more for overtime, the minimum wage of the year', () => {
    expect(
      resultOf('wages', {
        monthlyWage: 2_090_000,
        overtimeHours: 10,
        nightHours: 4,
        holidayHours: 8,
        holidayOvertimeHours: 2,
        date: '2026-11-02',
      }),
    ).toMatchObject({
      hourlyWage: 10_000,
      monthlyHours: 209,
      weeklyHolidayPay: 80_000,
      overtimePay: 150_000,
      nightPay: 20_000,
      holidayPay: 120_000,
      holidayOvertimePay: 40_000,
      minimumWage: 10_320,
      minimumWageMet: false,
      minimumMonthlyWage: 2_156_880,
    })
  })

  it('rent: a twentieth more, and the lower of the two conversion rates', () => {
    expect(resultOf('rent-cap', { deposit: 300_000_000, monthlyRent: 500_000 })).toMatchObject({
      maxDeposit: 315_000_000,
      maxMonthlyRent: 525_000,
    })
    expect(
      resultOf('rent-cap', {
        kind: 'commercial',
        region: 'seoul',
        deposit: 500_000_000,
        monthlyRent: 5_000_000,
      }),
    ).toMatchObject({ applies: false, maxDeposit: null, convertedDeposit: 1_000_000_000 })
    expect(resultOf('rent-conversion', { deposit: 100_000_000, baseRate: 2.5 })).toMatchObject({
      ratePercent: '4.5',
      maxMonthlyRent: 375_000,
    })
    expect(
      resultOf('rent-conversion', { kind: 'commercial', deposit: 100_000_000, baseRate: 2.5 }),
    ).toMatchObject({ ratePercent: '11.25', maxMonthlyRent: 937_500 })
  })

  it('interest above the ceiling counts towards the principal', () => {
    const loan = { principal: 10_000_000, contractDate: '2025-01-02', rate: 30, months: 12 }
    expect(resultOf('interest-cap', { ...loan, interestPaid: 3_000_000 })).toMatchObject({
      ceilingPercent: 20,
      allowedInterest: 2_000_000,
      excess: 1_000_000,
      principalLeft: 9_000_000,
    })
    // Two million were kept back: twenty percent of the eight million received is the most.
    expect(resultOf('interest-cap', { ...loan, deducted: 2_000_000 })).toMatchObject({
      allowedInterest: 1_600_000,
      excess: 400_000,
      principalLeft: 9_600_000,
    })
  })

  it('limitation: a claim is lengthened past a Sunday, a crime is not and counts its first day', () => {
    expect(resultOf('limitation', { kind: 'general', startDate: '2016-11-22' }).lastDay).toBe(
      '2026-11-23',
    )
    expect(
      resultOf('limitation', { kind: 'crime-10-years', startDate: '2016-11-23' }).lastDay,
    ).toBe('2026-11-22')
    expect(
      resultOf('limitation', {
        kind: 'commercial',
        startDate: '2018-03-02',
        interruptedOn: ['2020-07-01'],
        date: '2026-01-01',
      }),
    ).toMatchObject({ start: '2020-07-01', lastDay: '2025-07-01', expired: true })
  })
})
