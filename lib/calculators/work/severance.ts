import { z } from 'zod'
import {
  article,
  grouped,
  groupedDecimal,
  inDays,
  inWon,
  line,
  onDay,
  refuse,
  when,
} from '@/lib/calculators/lines'
import {
  add,
  compare,
  floor,
  formatDecimal,
  formatFraction,
  multiply,
  rational,
} from '@/lib/calculators/rational'
import { day, hours, wholeNumber, won } from '@/lib/calculators/schema'
import type { CalculationOutcome, Calculator, Line } from '@/lib/calculators/types'
import {
  addDays,
  addMonths,
  dayAfterMonths,
  daysBetween,
} from '@/lib/korean-law/calendar/calendar-day'
import { fewestWeeklyHours } from './working-hours'

const act = '근로자퇴직급여 보장법'

export const severanceInput = z.strictObject({
  hireDate: day('The first day of work, or the day after an earlier settlement.'),
  leaveDate: day(
    'The day of leaving: the day after the last day of employment. Give this, or lastWorkDay.',
  ).optional(),
  lastWorkDay: day('The last day of employment.').optional(),
  wages: won(
    'All wages paid for the three months before leaving, before tax, without yearly bonus and leave pay.',
  ),
  annualBonus: won('Bonuses of the last twelve months; three twelfths count.').default(0),
  annualLeavePay: won(
    'Pay for unused leave of the year before the last; three twelfths count.',
  ).default(0),
  dailyOrdinaryWage: won(
    'The ordinary wage a day; it counts when the average wage is lower (Labor Standards Act 2 (2)).',
  ).optional(),
  excludedDays: wholeNumber(
    'Days in the three months that do not count, such as parental leave or sick leave (Decree 2).',
    0,
    91,
  ).default(0),
  excludedWages: won('What was paid for those days, if it is part of wages.').default(0),
  weeklyHours: hours('The contractual hours a week.', 40).default(40),
})

type SeveranceInput = z.infer<typeof severanceInput>

function calculate(input: SeveranceInput): CalculationOutcome {
  const { hireDate, wages, annualBonus, annualLeavePay } = input
  const leaveDate =
    input.leaveDate ?? (input.lastWorkDay === undefined ? undefined : addDays(input.lastWorkDay, 1))
  if (leaveDate === undefined)
    return refuse('end-missing', 'leaveDate', 'give leaveDate or lastWorkDay')
  if (leaveDate <= hireDate)
    return refuse('end-before-start', 'leaveDate', 'leaveDate is not after hireDate')
  if (input.excludedWages > wages)
    return refuse('excluded-too-much', 'excludedWages', 'excludedWages is more than wages')

  const days = daysBetween(hireDate, leaveDate)
  const from = addMonths(leaveDate, -3)
  const period = daysBetween(from, leaveDate)
  const counted = period - input.excludedDays
  if (counted <= 0) return refuse('excluded-too-much', 'excludedDays', 'no day is left to count')
  const sum = add(
    rational(wages - input.excludedWages),
    rational(annualBonus * 3, 12),
    rational(annualLeavePay * 3, 12),
  )
  const average = multiply(sum, rational(1, counted))
  const ordinary = input.dailyOrdinaryWage === undefined ? null : rational(input.dailyOrdinaryWage)
  const raised = ordinary !== null && compare(ordinary, average) > 0
  const daily = raised && ordinary !== null ? ordinary : average
  const fullYear = dayAfterMonths(hireDate, 12) <= leaveDate
  const entitled = fullYear && input.weeklyHours >= fewestWeeklyHours
  const severancePay = entitled ? floor(multiply(daily, rational(30), rational(days, 365))) : 0
  const payBy = addDays(leaveDate, 13)

  const lines: Line[] = [
    line('service-days', inDays(days), `${hireDate} – ${addDays(leaveDate, -1)}`, [
      article(act, '4', 1),
    ]),
    line(
      'average-period',
      inDays(counted),
      `${from} – ${addDays(leaveDate, -1)}${input.excludedDays ? ` − ${input.excludedDays}` : ''}`,
      [
        article('근로기준법', '2', 1),
        ...(input.excludedDays ? [article('근로기준법 시행령', '2', 1)] : []),
      ],
    ),
    line(
      'average-sum',
      inWon(floor(sum)),
      [
        grouped(wages),
        ...(input.excludedWages ? [`− ${grouped(input.excludedWages)}`] : []),
        ...(annualBonus ? [`+ ${grouped(annualBonus)} × 3/12`] : []),
        ...(annualLeavePay ? [`+ ${grouped(annualLeavePay)} × 3/12`] : []),
      ].join(' '),
      [article('근로기준법', '2', 1)],
    ),
    line('average-wage', inWon(floor(average)), `${groupedDecimal(sum)} ÷ ${counted}`, [
      article('근로기준법', '2', 1),
    ]),
    ...(raised
      ? [line('ordinary-wage', inWon(floor(daily)), '', [article('근로기준법', '2', 2)])]
      : []),
    line(
      'severance-pay',
      inWon(severancePay),
      entitled ? `${groupedDecimal(daily)} × 30 × ${days}/365` : '',
      entitled ? [article(act, '8', 1)] : [article(act, '4', 1)],
    ),
    ...(entitled
      ? [line('pay-by', onDay(payBy), `${addDays(leaveDate, -1)} + 14`, [article(act, '9', 1)])]
      : []),
  ]
  return {
    ok: true,
    calculation: {
      result: {
        severancePay,
        entitled,
        serviceDays: days,
        averagePeriodDays: counted,
        averageDailyWage: floor(average),
        averageDailyWageExact: formatFraction(average),
        appliedDailyWage: formatDecimal(daily),
        ordinaryWageApplied: raised,
        payBy: entitled ? payBy : null,
        total: severancePay,
      },
      lines,
      notes: [
        ...when(!fullYear, 'below-one-year'),
        ...when(input.weeklyHours < fewestWeeklyHours, 'below-fifteen-hours'),
        ...when(entitled, 'into-pension-account', 'bonus-practice'),
      ],
      unknowns: ['wage-parts', 'pension-scheme', 'tax'],
      sources: [],
    },
  }
}

export const severance: Calculator<SeveranceInput> = {
  name: 'severance',
  summary: 'Statutory severance pay by the average wage of the last three months.',
  input: severanceInput,
  example: {
    hireDate: '2020-03-02',
    lastWorkDay: '2026-03-01',
    wages: 9_000_000,
    annualBonus: 2_400_000,
  },
  laws: [
    { law: act, inForceSince: '2026-07-01' },
    { law: '근로기준법', inForceSince: '2027-01-01' },
    { law: '근로기준법 시행령', inForceSince: '2025-10-23' },
  ],
  calculate,
}
