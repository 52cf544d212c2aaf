import { z } from 'zod'
import {
  article,
  grouped,
  groupedDecimal,
  inWon,
  line,
  refuse,
  when,
} from '@/lib/calculators/lines'
import {
  add,
  compare,
  decimal,
  floor,
  formatDecimal,
  formatFraction,
  multiply,
  type Rational,
  rational,
} from '@/lib/calculators/rational'
import { day, flag, hours, wholeNumber, won } from '@/lib/calculators/schema'
import type { ArticleRef, CalculationOutcome, Calculator, Line } from '@/lib/calculators/types'
import { knownDays, sourceOf, valueOn } from '@/lib/calculators/values/dated-values'
import type { KnownValues } from '@/lib/calculators/values/known-values'
import type { LineKey } from '@/lib/calculators/words'
import { dailyHours, fewestWeeklyHours, monthlyHours, weeklyHolidayHours } from './working-hours'

const act = '근로기준법'

export const wagesInput = z.strictObject({
  hourlyWage: won('The ordinary wage an hour. Give this, or monthlyWage.', 1).optional(),
  monthlyWage: won(
    'The ordinary wage a month (통상임금): basic pay and fixed allowances; it is divided by monthlyHours.',
    1,
  ).optional(),
  weeklyHours: hours('The contractual hours a week, at most 40.', 40).default(40),
  monthlyHours: wholeNumber(
    'The hours a month that the monthly wage pays for; from weeklyHours when not given (40 hours: 209).',
    1,
    300,
  ).optional(),
  overtimeHours: hours('Overtime beyond 8 hours a day or 40 a week (연장).', 400).default(0),
  nightHours: hours('Work between 22:00 and 06:00 (야간).', 400).default(0),
  holidayHours: hours('Work on holidays, the first 8 hours of each day (휴일).', 400).default(0),
  holidayOvertimeHours: hours('Work on holidays beyond 8 hours of a day.', 400).default(0),
  smallBusiness: flag(
    'Fewer than five employees: no supplements for overtime, night and holidays (Act 11, 56).',
  ).default(false),
  date: day('The day the work was done, to compare with the minimum wage of that year.').optional(),
  probation: flag(
    'On probation, within three months, in a contract of a year or more: the minimum wage is ten percent lower.',
  ).default(false),
})

type WagesInput = z.infer<typeof wagesInput>

type Supplement = {
  key: LineKey
  hours: number
  /** Of the hourly wage, with and without the supplement. */
  factor: Rational
  plain: Rational
  articles: ArticleRef[]
}

/** The work itself and the supplement; night work is paid elsewhere, so it has the supplement alone. */
function supplements(input: WagesInput): Supplement[] {
  const whole = rational(1)
  const half = rational(1, 2)
  return [
    {
      key: 'overtime-pay',
      hours: input.overtimeHours,
      factor: add(whole, half),
      plain: whole,
      articles: [article(act, '56', 1)],
    },
    {
      key: 'night-pay',
      hours: input.nightHours,
      factor: half,
      plain: rational(0),
      articles: [article(act, '56', 3)],
    },
    {
      key: 'holiday-pay',
      hours: input.holidayHours,
      factor: add(whole, half),
      plain: whole,
      articles: [article(act, '56', 2)],
    },
    {
      key: 'holiday-overtime-pay',
      hours: input.holidayOvertimeHours,
      factor: rational(2),
      plain: whole,
      articles: [article(act, '56', 2)],
    },
  ]
}

function calculate(input: WagesInput, { minimumWages }: KnownValues): CalculationOutcome {
  if (input.hourlyWage === undefined && input.monthlyWage === undefined)
    return refuse('wage-missing', 'hourlyWage', 'give hourlyWage or monthlyWage')
  if (input.hourlyWage !== undefined && input.monthlyWage !== undefined)
    return refuse('one-wage', 'monthlyWage', 'give hourlyWage or monthlyWage, not both')

  const month = monthlyHours(input.weeklyHours)
  const paidHours = input.monthlyHours ?? month.counted
  if (paidHours === 0) return refuse('hours-missing', 'weeklyHours', 'weeklyHours is zero')
  const hourly =
    input.hourlyWage === undefined
      ? rational(input.monthlyWage ?? 0, paidHours)
      : rational(input.hourlyWage)
  const holiday = weeklyHolidayHours(input.weeklyHours)
  const weeklyHolidayPay = floor(multiply(hourly, holiday))
  const monthly = input.monthlyWage ?? floor(multiply(hourly, rational(paidHours)))

  const lines: Line[] = [
    line(
      'monthly-hours',
      { kind: 'hours', hours: String(paidHours) },
      input.monthlyHours === undefined
        ? `(${input.weeklyHours} + ${formatDecimal(holiday)}) × 365 ÷ 7 ÷ 12 = ${formatDecimal(month.exact)}`
        : '',
      [article('근로기준법 시행령', '6', 2)],
    ),
    line(
      'hourly-wage',
      inWon(floor(hourly)),
      input.monthlyWage === undefined ? '' : `${grouped(input.monthlyWage)} ÷ ${paidHours}`,
      [article('근로기준법 시행령', '6', 2)],
    ),
    line(
      'weekly-holiday-pay',
      inWon(weeklyHolidayPay),
      `${groupedDecimal(hourly)} × ${formatDecimal(holiday)}`,
      [article(act, '55', 1), article('근로기준법 시행령', '30', 1)],
    ),
  ]

  const pay: Record<string, number> = {}
  for (const { key, hours: worked, factor, plain, articles } of supplements(input)) {
    const share = input.smallBusiness ? plain : factor
    const amount = floor(multiply(hourly, decimal(worked), share))
    pay[key] = amount
    if (worked > 0)
      lines.push(
        line(
          key,
          inWon(amount),
          `${groupedDecimal(hourly)} × ${worked} × ${formatDecimal(share)}`,
          input.smallBusiness ? [article(act, '11', 2)] : articles,
        ),
      )
  }
  const extra = Object.values(pay).reduce((sum, amount) => sum + amount, 0)

  let minimum: { wage: Rational; met: boolean } | null = null
  const sources = []
  if (input.date !== undefined) {
    const value = valueOn(minimumWages, input.date)
    if (value === null)
      return refuse(
        'minimum-wage-unknown',
        'date',
        `the minimum wage is known from ${knownDays(minimumWages)}`,
      )
    const full = decimal(value.value)
    const wage = input.probation ? multiply(full, rational(9, 10)) : full
    // The minimum wage is compared by the exact hours of a month (최저임금법 시행령 §5 (1) 3 reckons the same way).
    minimum = { wage, met: compare(hourly, wage) >= 0 }
    sources.push(sourceOf('minimum-wage', value))
    lines.push(
      line(
        'minimum-wage',
        inWon(floor(wage)),
        input.probation ? `${grouped(Number(value.value))} × 9/10` : '',
        [
          article('최저임금법', '6', 1),
          ...(input.probation ? [article('최저임금법 시행령', '3')] : []),
        ],
        minimum.met ? 'met' : 'not-met',
      ),
    )
  }
  lines.push(line('extra-pay', inWon(extra), '', []))
  return {
    ok: true,
    calculation: {
      result: {
        hourlyWage: floor(hourly),
        hourlyWageExact: formatFraction(hourly),
        dailyWage: floor(multiply(hourly, dailyHours(input.weeklyHours))),
        monthlyHours: paidHours,
        monthlyWage: monthly,
        weeklyHolidayHours: formatDecimal(holiday),
        weeklyHolidayPay,
        overtimePay: pay['overtime-pay'] ?? 0,
        nightPay: pay['night-pay'] ?? 0,
        holidayPay: pay['holiday-pay'] ?? 0,
        holidayOvertimePay: pay['holiday-overtime-pay'] ?? 0,
        extraPay: extra,
        minimumWage: minimum === null ? null : floor(minimum.wage),
        minimumWageMet: minimum?.met ?? null,
        minimumMonthlyWage:
          minimum === null ? null : floor(multiply(minimum.wage, rational(paidHours))),
        total: monthly + extra,
      },
      lines,
      notes: [
        ...when(input.weeklyHours < fewestWeeklyHours, 'below-fifteen-hours'),
        ...when(input.smallBusiness, 'small-business'),
        ...when(input.nightHours > 0, 'night-supplement-alone'),
      ],
      unknowns: [
        'ordinary-wage',
        ...when(minimum === null, 'minimum-wage-not-compared'),
        ...when(!(minimum === null), 'minimum-wage-parts'),
        'unpaid-interest',
      ],
      sources,
    },
  }
}

export const wages: Calculator<WagesInput> = {
  name: 'wages',
  summary: 'Ordinary hourly wage, weekly holiday pay, supplements, and the minimum wage.',
  input: wagesInput,
  example: { monthlyWage: 2_508_000, weeklyHours: 40, overtimeHours: 10, date: '2026-11-02' },
  laws: [
    { law: act, inForceSince: '2027-01-01' },
    { law: '근로기준법 시행령', inForceSince: '2025-10-23' },
    { law: '최저임금법', inForceSince: '2020-05-26' },
  ],
  calculate,
}
