import type { CalculatorName } from './constants'
import { heirStatuses } from './inheritance/inheritance-heirs'
import { interestBases } from './interest/interest-rates'
import { limitationNames } from './periods/limitation-kinds'
import { periodPresetNames } from './periods/period-presets'
import { leaseKinds } from './rent/rent-rules'
import { claimKinds } from './stamp/claim-value'
import { stampDocuments } from './stamp/stamp-amount'

/** One field of a calculator's form. Its name is that of the input; its words are in calculatorForms.json. */
export type FormField = { name: string; required?: boolean } & (
  | { kind: 'won' | 'date' | 'percent' | 'whole' | 'hours' | 'text' }
  | {
      kind: 'choice'
      options: readonly string[] /** Nothing chosen is an answer too. */
      none?: boolean
    }
  | { kind: 'flag'; checked?: boolean }
  | { kind: 'rows'; count: number; fields: readonly FormField[] }
)

export type CalculatorForm = { main: readonly FormField[]; more: readonly FormField[] }

type SimpleKind = 'won' | 'date' | 'percent' | 'whole' | 'hours' | 'text'
const field = (kind: SimpleKind, name: string): FormField => ({ kind, name })
const needed = (kind: SimpleKind, name: string): FormField => ({ kind, name, required: true })
const choice = (name: string, options: readonly string[]): FormField => ({
  kind: 'choice',
  name,
  options,
})
const flag = (name: string): FormField => ({ kind: 'flag', name })

export const calculatorForms: Record<CalculatorName, CalculatorForm> = {
  interest: {
    main: [
      needed('won', 'principal'),
      needed('date', 'dueDate'),
      needed('date', 'endDate'),
      choice('basis', interestBases),
      field('percent', 'rate'),
      field('date', 'servedDate'),
    ],
    more: [
      {
        kind: 'rows',
        name: 'payments',
        count: 3,
        fields: [field('date', 'date'), field('won', 'amount')],
      },
      field('won', 'costs'),
      field('date', 'disputeUntil'),
      field('date', 'argumentsClosed'),
      field('date', 'contractDate'),
      { kind: 'flag', name: 'loan', checked: true },
    ],
  },
  stamp: {
    main: [
      field('won', 'value'),
      choice('document', stampDocuments),
      flag('electronic'),
      choice('claim', claimKinds),
      field('won', 'officialPrice'),
    ],
    more: [
      field('won', 'mainClaimValue'),
      field('won', 'serviceUnitPrice'),
      field('date', 'date'),
      field('whole', 'parties'),
      flag('smallClaim'),
      flag('refund'),
    ],
  },
  period: {
    main: [
      needed('date', 'startDate'),
      { kind: 'choice', name: 'preset', options: periodPresetNames, none: true },
      field('whole', 'length'),
      { kind: 'choice', name: 'unit', options: ['day', 'week', 'month', 'year'], none: true },
    ],
    more: [
      choice('direction', ['forward', 'backward']),
      flag('includeFirstDay'),
      flag('extended'),
      field('text', 'holidays'),
    ],
  },
  wages: {
    main: [
      field('won', 'hourlyWage'),
      field('won', 'monthlyWage'),
      field('hours', 'weeklyHours'),
      field('hours', 'overtimeHours'),
      field('hours', 'nightHours'),
      field('hours', 'holidayHours'),
      field('hours', 'holidayOvertimeHours'),
      field('date', 'date'),
    ],
    more: [field('whole', 'monthlyHours'), flag('smallBusiness'), flag('probation')],
  },
  'annual-leave': {
    main: [needed('date', 'hireDate'), needed('date', 'date'), field('whole', 'used')],
    more: [
      field('hours', 'weeklyHours'),
      field('whole', 'absentMonths'),
      field('text', 'lowAttendanceYears'),
      field('whole', 'lowAttendanceMonths'),
      flag('smallBusiness'),
    ],
  },
  severance: {
    main: [
      needed('date', 'hireDate'),
      needed('date', 'lastWorkDay'),
      needed('won', 'wages'),
      field('won', 'annualBonus'),
      field('won', 'annualLeavePay'),
    ],
    more: [
      field('won', 'dailyOrdinaryWage'),
      field('whole', 'excludedDays'),
      field('won', 'excludedWages'),
      field('hours', 'weeklyHours'),
    ],
  },
  inheritance: {
    main: [
      needed('date', 'deathDate'),
      flag('spouse'),
      {
        kind: 'rows',
        name: 'children',
        count: 5,
        fields: [
          { kind: 'choice', name: 'status', options: heirStatuses, none: true },
          field('whole', 'children'),
          flag('spouse'),
        ],
      },
      field('whole', 'parents'),
      field('won', 'estate'),
    ],
    more: [
      field('whole', 'grandparents'),
      field('whole', 'siblings'),
      field('whole', 'thirdDegree'),
      field('whole', 'fourthDegree'),
      field('won', 'debts'),
      field('won', 'gifts'),
    ],
  },
  'rent-cap': {
    main: [
      choice('kind', leaseKinds),
      field('won', 'deposit'),
      field('won', 'monthlyRent'),
      field('won', 'newDeposit'),
      field('won', 'newMonthlyRent'),
    ],
    more: [
      field('date', 'lastIncreaseDate'),
      field('percent', 'localCap'),
      {
        kind: 'choice',
        name: 'region',
        options: ['seoul', 'overcrowded', 'metropolitan', 'other'],
        none: true,
      },
    ],
  },
  'rent-conversion': {
    main: [
      choice('kind', leaseKinds),
      field('won', 'deposit'),
      field('percent', 'baseRate'),
      field('won', 'agreedMonthlyRent'),
    ],
    more: [field('date', 'date'), field('won', 'monthlyRent')],
  },
  'interest-cap': {
    main: [
      needed('won', 'principal'),
      needed('date', 'contractDate'),
      field('percent', 'rate'),
      field('won', 'interestPaid'),
      field('won', 'deducted'),
      field('won', 'deemedInterest'),
    ],
    more: [
      field('date', 'startDate'),
      field('date', 'endDate'),
      field('whole', 'months'),
      flag('registeredLender'),
    ],
  },
  limitation: {
    main: [
      { kind: 'choice', name: 'kind', options: limitationNames, required: true },
      needed('date', 'startDate'),
      field('date', 'date'),
    ],
    more: [
      field('text', 'interruptedOn'),
      field('date', 'demandedOn'),
      field('date', 'suedOn'),
      field('date', 'judgmentFinalOn'),
      field('date', 'suspendedFrom'),
      field('date', 'suspendedTo'),
    ],
  },
}

/** Every field, and for each row of a list the fields in it: `payments.0.date`. */
export function fieldNames({ main, more }: CalculatorForm): string[] {
  return [...main, ...more].flatMap((each) =>
    each.kind === 'rows'
      ? Array.from({ length: each.count }, (_, row) =>
          each.fields.map(({ name }) => `${each.name}.${row}.${name}`),
        ).flat()
      : [each.name],
  )
}
