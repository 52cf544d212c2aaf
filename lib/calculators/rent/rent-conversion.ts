import { z } from 'zod'
import { grouped, inPercent, inWon, line, refuse, when } from '@/lib/calculators/lines'
import {
  decimal,
  divide,
  floor,
  formatDecimal,
  multiply,
  rational,
} from '@/lib/calculators/rational'
import { day, percentage, won } from '@/lib/calculators/schema'
import type { CalculationOutcome, Calculator, Line } from '@/lib/calculators/types'
import { knownDays, sourceOf } from '@/lib/calculators/values/dated-values'
import type { KnownValues } from '@/lib/calculators/values/known-values'
import {
  baseRateOn,
  conversionRate,
  housingRuleSince,
  leaseActs,
  leaseKinds,
  leaseLaw,
} from './rent-rules'

export const rentConversionInput = z.strictObject({
  kind: z.enum(leaseKinds).default('housing').describe('housing 주택, commercial 상가건물.'),
  deposit: won('The part of the deposit that becomes rent.', 1).optional(),
  monthlyRent: won(
    'The other way: a monthly rent, to find the deposit it stands for at the highest rate.',
    1,
  ).optional(),
  agreedMonthlyRent: won('The rent agreed for the deposit, to check it.').optional(),
  date: day('The day of the conversion; it decides the base rate.').optional(),
  baseRate: percentage(
    'The base rate of the Bank of Korea on that day; needed where the table does not reach.',
    30,
  ).optional(),
})

type RentConversionInput = z.infer<typeof rentConversionInput>

function calculate(input: RentConversionInput, { baseRates }: KnownValues): CalculationOutcome {
  const { kind, deposit, monthlyRent, agreedMonthlyRent } = input
  if (deposit === undefined && monthlyRent === undefined)
    return refuse('amount-missing', 'deposit', 'give deposit or monthlyRent')
  if (input.date === undefined && input.baseRate === undefined)
    return refuse('base-rate-unknown', 'baseRate', 'give date or baseRate')
  if (kind === 'housing' && input.date !== undefined && input.date < housingRuleSince)
    return refuse(
      'earlier-law',
      'date',
      `conversions before ${housingRuleSince} followed another rate`,
    )
  const base = baseRateOn(baseRates, input.date ?? '', input.baseRate)
  if (base === null)
    return refuse(
      'base-rate-unknown',
      'baseRate',
      `the base rate is known from ${knownDays(baseRates)}: give baseRate`,
    )

  const rate = conversionRate(kind, base.value)
  const shown = formatDecimal(rate, 4)
  const fraction = divide(rate, rational(100))
  const law = leaseLaw[kind].conversion
  const maxMonthlyRent =
    deposit === undefined ? null : floor(multiply(rational(deposit), fraction, rational(1, 12)))
  const asDeposit =
    monthlyRent === undefined
      ? null
      : rate.numerator === 0n
        ? null
        : floor(divide(rational(monthlyRent * 12), fraction))
  const agreedRate =
    deposit === undefined || agreedMonthlyRent === undefined
      ? null
      : formatDecimal(divide(rational(agreedMonthlyRent * 1200), rational(deposit)), 2)

  const lines: Line[] = [
    line(
      'conversion-rate',
      inPercent(shown),
      kind === 'housing'
        ? `min(10, ${base.value} + 2)`
        : `min(12, ${base.value} × ${decimal('4.5').numerator}/2)`,
      law,
    ),
  ]
  if (maxMonthlyRent !== null && deposit !== undefined)
    lines.push(
      line(
        'converted-rent',
        inWon(maxMonthlyRent),
        `${grouped(deposit)} × ${shown}% ÷ 12`,
        law.slice(0, 1),
      ),
    )
  if (asDeposit !== null && monthlyRent !== undefined)
    lines.push(
      line('rent-as-deposit', inWon(asDeposit), `${grouped(monthlyRent)} × 12 ÷ ${shown}%`, []),
    )
  if (agreedRate !== null)
    lines.push(
      line(
        'agreed-rate',
        inPercent(agreedRate),
        `${grouped(agreedMonthlyRent ?? 0)} × 12 ÷ ${grouped(deposit ?? 0)}`,
        law.slice(0, 1),
      ),
    )
  return {
    ok: true,
    calculation: {
      result: {
        ratePercent: shown,
        baseRate: base.value,
        maxMonthlyRent,
        deposit: asDeposit,
        agreedRatePercent: agreedRate,
        exceeds:
          maxMonthlyRent === null || agreedMonthlyRent === undefined
            ? null
            : agreedMonthlyRent > maxMonthlyRent,
      },
      lines,
      notes: [...when(!(asDeposit === null), 'other-way-practice')],
      unknowns: ['only-deposit-to-rent'],
      sources: input.baseRate === undefined ? [sourceOf('base-rate', base)] : [],
    },
  }
}

export const rentConversion: Calculator<RentConversionInput> = {
  name: 'rent-conversion',
  summary: 'The highest rent for which a deposit may be exchanged.',
  input: rentConversionInput,
  example: { kind: 'housing', deposit: 100_000_000, baseRate: 2.5 },
  laws: leaseActs,
  calculate,
}
