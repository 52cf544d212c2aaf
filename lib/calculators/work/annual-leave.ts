import { z } from 'zod'
import { article, inDays, line, onDay, refuse, when } from '@/lib/calculators/lines'
import { ceiling, decimal, formatDecimal, multiply, rational } from '@/lib/calculators/rational'
import { day, flag, hours, listOf, wholeNumber } from '@/lib/calculators/schema'
import type { CalculationOutcome, Calculator, Line } from '@/lib/calculators/types'
import { addDays, dayAfterMonths, daysBetween } from '@/lib/korean-law/calendar/calendar-day'
import { fewestWeeklyHours } from './working-hours'

const act = '근로기준법'

/** One right to leave: the day it arises, its days, until when it can be used. */
export type Grant = {
  kind: 'monthly' | 'yearly'
  date: string
  days: number
  year: number
  until: string
}

export const annualLeaveInput = z.strictObject({
  hireDate: day('The first day of work.'),
  date: day('The day as of which to count; for someone who leaves, the last day of employment.'),
  weeklyHours: hours('The contractual hours a week.', 40).default(40),
  smallBusiness: flag('Fewer than five employees: the article does not hold (Act 11).').default(
    false,
  ),
  absentMonths: wholeNumber(
    'In the first year: in how many of its months work was missed without leave.',
    0,
    11,
  ).default(0),
  lowAttendanceYears: listOf(
    wholeNumber('One.', 1, 60),
    60,
    'Years of employment (1 is the first) with an attendance below 80 percent.',
  ).default([]),
  lowAttendanceMonths: wholeNumber(
    'For each such year after the first: its months with full attendance, a day of leave each (for the first year: absentMonths).',
    0,
    12,
  ).default(0),
  used: wholeNumber('Days of leave already used, of those that can be used now.', 0, 60).default(0),
})

type AnnualLeaveInput = z.infer<typeof annualLeaveInput>

/** §60 (1), (4): fifteen, and one more for every two years after the first; at most twenty-five. */
function daysForYear(year: number): number {
  return Math.min(25, 15 + Math.floor((year - 1) / 2))
}

/**
 * Every right to leave that has arisen until a day. A year's right arises on the day after the year, so whoever
 * leaves with its last day has only the days of the months.
 */
function leaveGrants(input: AnnualLeaveInput): Grant[] {
  const { hireDate, date } = input
  const grants: Grant[] = []
  const firstYearEnd = addDays(dayAfterMonths(hireDate, 12), -1)
  for (let month = 1; month <= 11 - input.absentMonths; month += 1) {
    const arises = dayAfterMonths(hireDate, month)
    if (arises > date) break
    grants.push({ kind: 'monthly', date: arises, days: 1, year: 1, until: firstYearEnd })
  }
  for (let year = 1; ; year += 1) {
    const arises = dayAfterMonths(hireDate, year * 12)
    if (arises > date) break
    const low = input.lowAttendanceYears.includes(year)
    // The months of the first year already have their days (§60 (2)).
    const lowDays = year === 1 ? 0 : input.lowAttendanceMonths
    const days = low ? lowDays : daysForYear(year)
    const until = addDays(dayAfterMonths(hireDate, (year + 1) * 12), -1)
    grants.push({ kind: 'yearly', date: arises, days, year, until })
  }
  return grants
}

/** What a system by calendar years gives until the same day: the part of the first year, counted up. */
function calendarYearDays(hireDate: string, date: string): number {
  let total = 0
  for (let month = 1; month <= 11 && dayAfterMonths(hireDate, month) <= date; month += 1) total += 1
  const hireYear = Number(hireDate.slice(0, 4))
  for (let year = hireYear + 1; `${year}-01-01` <= date; year += 1) {
    const worked = year - hireYear
    total +=
      worked === 1
        ? Math.min(15, ceiling(rational(15 * daysBetween(hireDate, `${year}-01-01`), 365)))
        : daysForYear(worked - 1)
  }
  return total
}

function calculate(input: AnnualLeaveInput): CalculationOutcome {
  const { hireDate, date } = input
  if (date < hireDate) return refuse('end-before-start', 'date', 'date is before hireDate')
  // The article's present form, with a day for each month of the first year besides, counts from 2017-05-30.
  if (hireDate < '2017-05-30' && date < '2018-05-29')
    return refuse('earlier-law', 'hireDate', 'leave before 2018-05-29 followed another rule')
  if (input.smallBusiness)
    return refuse('small-business-leave', 'smallBusiness', 'the Act gives no annual leave here')
  if (input.weeklyHours < fewestWeeklyHours)
    return refuse('few-hours', 'weeklyHours', 'below 15 hours a week there is no annual leave')

  const oldHire = hireDate < '2017-05-30'
  const grants = leaveGrants(input).filter(({ kind }) => !(oldHire && kind === 'monthly'))
  const usable = grants.filter(({ until }) => until >= date)
  const available = usable.reduce((sum, { days }) => sum + days, 0)
  const total = grants.reduce((sum, { days }) => sum + days, 0)
  const monthly = grants.filter(({ kind }) => kind === 'monthly')
  const yearly = grants.filter(({ kind }) => kind === 'yearly')
  const years = yearly.length
  const next = dayAfterMonths(hireDate, (years + 1) * 12)
  const part = input.weeklyHours < 40
  // 시행령 별표 2: the days of a full-time worker, in proportion to the hours, at eight hours a day.
  const hoursOfLeave = multiply(
    rational(available * 8),
    decimal(input.weeklyHours),
    rational(1, 40),
  )
  const lines: Line[] = [
    ...(monthly.length > 0
      ? [
          line('first-year-leave', inDays(monthly.length), `${monthly.length} × 1`, [
            article(act, '60', 2),
          ]),
        ]
      : []),
    ...yearly.map((grant) =>
      line(
        'yearly-leave',
        inDays(grant.days),
        input.lowAttendanceYears.includes(grant.year)
          ? `${grant.days} × 1`
          : grant.days > 15
            ? `15 + ${grant.days - 15}`
            : '',
        input.lowAttendanceYears.includes(grant.year)
          ? [article(act, '60', 2)]
          : grant.days > 15
            ? [article(act, '60', 1), article(act, '60', 4)]
            : [article(act, '60', 1)],
        `${grant.date} – ${grant.until}`,
      ),
    ),
    line('usable-leave', inDays(available), input.used ? `− ${input.used}` : '', [
      article(act, '60', 7),
    ]),
    ...(part
      ? [
          line(
            'leave-hours',
            { kind: 'hours', hours: formatDecimal(hoursOfLeave) },
            `${available} × 8 × ${input.weeklyHours}/40`,
            [article(act, '18', 1), article('근로기준법 시행령', '9', 1)],
          ),
        ]
      : []),
    line('next-leave', onDay(next), `+ ${daysForYear(years + 1)}`, [article(act, '60', 1)]),
  ]
  return {
    ok: true,
    calculation: {
      result: {
        total,
        days: available,
        remaining: Math.max(0, available - input.used),
        hours: formatDecimal(hoursOfLeave),
        firstYearDays: monthly.length,
        yearlyDays: yearly.at(-1)?.days ?? 0,
        completedYears: years,
        nextDate: next,
        nextDays: daysForYear(years + 1),
        calendarYearTotal: calendarYearDays(hireDate, date),
        grants: grants.map(({ kind, date: arises, days, until }) => ({
          kind,
          date: arises,
          days,
          until,
        })),
      },
      lines,
      notes: [
        'right-arises-next-day',
        ...when(part, 'part-time-hours'),
        ...when(oldHire, 'hired-before-2017'),
      ],
      unknowns: ['attendance', 'leave-promotion', 'calendar-year-system'],
      sources: [],
    },
  }
}

export const annualLeave: Calculator<AnnualLeaveInput> = {
  name: 'annual-leave',
  summary: 'Annual paid leave, right by right, as of a day.',
  input: annualLeaveInput,
  example: { hireDate: '2023-03-02', date: '2026-11-22' },
  laws: [{ law: act, inForceSince: '2027-01-01' }],
  calculate,
}
