import { exampleCount, numbers, reasonsOf, resultOf, someDay } from './examples'

const dayLength = 86_400_000
const time = (day: string) => Date.parse(day)

/** The same day years or months on, by stepping back from a month that is too short. */
function on(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  for (let last = date; ; last -= 1) {
    const found = new Date(Date.UTC(year, month - 1 + months, last))
    if (found.getUTCDate() === last) return found.toISOString().slice(0, 10)
  }
}

describe('wages', () => {
  const next = numbers(31)
  const jobs = Array.from({ length: exampleCount }, () => ({
    monthlyWage: 500_000 + next(9_000_000),
    weeklyHours: 15 + next(26),
    overtimeHours: next(50),
    nightHours: next(30),
    holidayHours: next(24),
    holidayOvertimeHours: next(8),
    date: someDay(next, 2018, 2026),
  }))
  const minimum = [7530, 8350, 8590, 8720, 9160, 9620, 9860, 10030, 10320]

  it.each(jobs)('equal a reckoning in whole numbers: %j', (job) => {
    // (h + h/5) × 365 / 84, up to the whole hour.
    const months = Math.ceil((job.weeklyHours * 6 * 365) / 5 / 84 - 1e-9)
    const wage = BigInt(job.monthlyWage)
    const pay = (halves: number) => Number((wage * BigInt(halves)) / (2n * BigInt(months)))
    const least = minimum[Number(job.date.slice(0, 4)) - 2018] ?? 0
    expect(resultOf('wages', job)).toMatchObject({
      monthlyHours: months,
      hourlyWage: Math.floor(job.monthlyWage / months),
      weeklyHolidayPay: Number((wage * BigInt(job.weeklyHours)) / (5n * BigInt(months))),
      overtimePay: pay(job.overtimeHours * 3),
      nightPay: pay(job.nightHours),
      holidayPay: pay(job.holidayHours * 3),
      holidayOvertimePay: pay(job.holidayOvertimeHours * 4),
      minimumWage: least,
      minimumWageMet: job.monthlyWage >= least * months,
    })
  })

  it('pay no supplement where fewer than five work, no weekly holiday below fifteen hours', () => {
    const work = { hourlyWage: 12_000, overtimeHours: 2.5, nightHours: 2 }
    expect(resultOf('wages', { ...work, smallBusiness: true })).toMatchObject({
      overtimePay: 30_000,
      nightPay: 0,
    })
    expect(resultOf('wages', { ...work, weeklyHours: 14 }).weeklyHolidayPay).toBe(0)
  })

  it('have a lower minimum on probation, and none that is not announced', () => {
    const work = { hourlyWage: 9_500, date: '2026-03-02' }
    expect(resultOf('wages', { ...work, probation: true })).toMatchObject({
      minimumWage: 9_288,
      minimumWageMet: true,
    })
    expect(reasonsOf('wages', { ...work, date: '2027-01-01' })).toEqual([
      'date minimum-wage-unknown',
    ])
    expect(reasonsOf('wages', {})).toEqual(['hourlyWage wage-missing'])
  })
})

describe('annual leave', () => {
  const next = numbers(32)
  const people = Array.from({ length: exampleCount }, () => ({
    hireDate: someDay(next, 2017, 2019).replace(/^2017-0[1-5]/, '2017-07'),
    date: someDay(next, 2020, 2045),
  }))

  it.each(people)('equals a list of the law: %j', ({ hireDate, date }) => {
    let total = 0
    for (let month = 1; month < 12; month += 1) if (on(hireDate, month) <= date) total += 1
    let years = 0
    let [lastDays, extra] = [0, 0]
    while (on(hireDate, 12 * (years + 1)) <= date) {
      years += 1
      if (years >= 3 && years % 2 === 1 && extra < 10) extra += 1
      lastDays = 15 + extra
      total += lastDays
    }
    expect(resultOf('annual-leave', { hireDate, date })).toMatchObject({
      total,
      completedYears: years,
      yearlyDays: lastDays,
      days: years === 0 ? total : lastDays,
    })
  })

  it('is by the month where attendance was low, and never above twenty-five', () => {
    const worker = { hireDate: '2020-01-01', date: '2022-01-01' }
    const low = { ...worker, lowAttendanceYears: [2], lowAttendanceMonths: 7 }
    expect(resultOf('annual-leave', low)).toMatchObject({ total: 11 + 15 + 7, days: 7 })
    expect(resultOf('annual-leave', { ...worker, absentMonths: 3 }).firstYearDays).toBe(8)
    expect(resultOf('annual-leave', { hireDate: '2018-01-01', date: '2049-01-01' }).days).toBe(25)
  })

  it('is declined where the Act gives none', () => {
    const worker = { hireDate: '2020-01-01', date: '2022-01-01' }
    expect(reasonsOf('annual-leave', { ...worker, weeklyHours: 14 })).toEqual([
      'weeklyHours few-hours',
    ])
    expect(reasonsOf('annual-leave', { ...worker, smallBusiness: true })).toEqual([
      'smallBusiness small-business-leave',
    ])
    expect(reasonsOf('annual-leave', { ...worker, date: '2019-12-31' })).toEqual([
      'date end-before-start',
    ])
  })
})

describe('severance pay', () => {
  const next = numbers(33)
  const people = Array.from({ length: exampleCount }, () => ({
    hireDate: someDay(next, 2005, 2022),
    leaveDate: someDay(next, 2024, 2026),
    wages: 3_000_000 + next(30_000_000),
    annualBonus: next(20_000_000),
    annualLeavePay: next(3_000_000),
    dailyOrdinaryWage: next(200_000),
  }))

  it.each(people)('equals a reckoning in whole numbers: %j', (person) => {
    const days = BigInt((time(person.leaveDate) - time(person.hireDate)) / dayLength)
    const counted = BigInt((time(person.leaveDate) - time(on(person.leaveDate, -3))) / dayLength)
    const quarters = BigInt(person.wages * 4 + person.annualBonus + person.annualLeavePay)
    const ordinary = BigInt(person.dailyOrdinaryWage)
    const higher = ordinary * 4n * counted > quarters
    const pay = higher
      ? (ordinary * 30n * days) / 365n
      : (quarters * 30n * days) / (4n * counted * 365n)
    expect(resultOf('severance', person)).toMatchObject({
      severancePay: Number(pay),
      serviceDays: Number(days),
      ordinaryWageApplied: higher,
    })
  })

  it('leaves out days that do not count, and is not owed to everybody', () => {
    const person = { hireDate: '2020-01-01', leaveDate: '2026-01-01', wages: 9_200_000 }
    expect(
      resultOf('severance', { ...person, excludedDays: 46, excludedWages: 4_600_000 }),
    ).toMatchObject({ averagePeriodDays: 46, averageDailyWage: 100_000 })
    expect(resultOf('severance', { ...person, weeklyHours: 14.5 }).entitled).toBe(false)
    expect(
      resultOf('severance', { ...person, leaveDate: undefined, lastWorkDay: '2025-12-31' }),
    ).toEqual(resultOf('severance', person))
    expect(reasonsOf('severance', { hireDate: '2020-01-01', wages: 1 })).toEqual([
      'leaveDate end-missing',
    ])
  })
})
