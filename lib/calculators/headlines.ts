import type { CalculatorName } from './constants'
import type { LineValue } from './types'

/** How a figure of a result is shown. */
export type HeadlineKind = Extract<LineValue['kind'], 'won' | 'date' | 'days' | 'percent'> | 'flag'

export type HeadlineField = { key: string; kind: HeadlineKind }

const won = (key: string): HeadlineField => ({ key, kind: 'won' })
const date = (key: string): HeadlineField => ({ key, kind: 'date' })
const days = (key: string): HeadlineField => ({ key, kind: 'days' })
const flag = (key: string): HeadlineField => ({ key, kind: 'flag' })

/** The figures that a result is asked for, the most important first; `results` has their names. */
export const headlines: Record<CalculatorName, readonly HeadlineField[]> = {
  interest: [won('interest'), won('principal'), won('total')],
  stamp: [won('stamp'), won('serviceFee'), won('refund'), won('claimValue')],
  period: [date('deadline'), date('firstDay')],
  wages: [
    won('hourlyWage'),
    won('weeklyHolidayPay'),
    won('extraPay'),
    won('monthlyWage'),
    flag('minimumWageMet'),
  ],
  'annual-leave': [days('remaining'), days('yearlyDays'), date('nextDate')],
  severance: [won('severancePay'), won('averageDailyWage'), date('payBy')],
  inheritance: [],
  'rent-cap': [won('maxDeposit'), won('maxMonthlyRent'), flag('exceeds'), date('earliestIncrease')],
  'rent-conversion': [
    won('maxMonthlyRent'),
    { key: 'ratePercent', kind: 'percent' },
    won('deposit'),
    flag('exceeds'),
  ],
  'interest-cap': [
    won('allowedInterest'),
    won('voidInterest'),
    won('excess'),
    won('principalLeft'),
  ],
  limitation: [date('lastDay'), flag('expired'), days('daysLeft'), date('sueBy')],
}

/** Groups of the list of calculators, in its order. */
export const calculatorGroups = {
  procedure: ['period', 'stamp', 'limitation'],
  money: ['interest', 'interest-cap'],
  work: ['wages', 'annual-leave', 'severance'],
  home: ['rent-cap', 'rent-conversion'],
  family: ['inheritance'],
} as const satisfies Record<string, readonly CalculatorName[]>
