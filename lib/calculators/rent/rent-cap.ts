import { z } from 'zod'
import { article, grouped, inWon, line, onDay, refuse, when } from '@/lib/calculators/lines'
import { floor, multiply, percent, rational } from '@/lib/calculators/rational'
import { day, percentage, won } from '@/lib/calculators/schema'
import type { CalculationOutcome, Calculator, Line } from '@/lib/calculators/types'
import { dayAfterMonths } from '@/lib/korean-law/calendar/calendar-day'
import { commercialCeilings, leaseActs, leaseKinds, leaseLaw } from './rent-rules'

export const rentCapInput = z.strictObject({
  kind: z.enum(leaseKinds).default('housing').describe('housing 주택, commercial 상가건물.'),
  deposit: won('The deposit agreed now.').default(0),
  monthlyRent: won('The rent agreed now, a month.').default(0),
  newDeposit: won('The deposit that is asked for, to check it.').optional(),
  newMonthlyRent: won('The rent that is asked for, to check it.').optional(),
  localCap: percentage(
    'For housing: a lower ceiling that an ordinance of the province sets; at most 5.',
    5,
  ).optional(),
  region: z
    .enum(['seoul', 'overcrowded', 'metropolitan', 'other'])
    .optional()
    .describe(
      'For commercial: where the building is. seoul; overcrowded 과밀억제권역 and Busan; metropolitan 광역시 and the cities named with them; other.',
    ),
  lastIncreaseDate: day(
    'The day of the contract or of the last increase: for a year after it no increase may be asked.',
  ).optional(),
})

type RentCapInput = z.infer<typeof rentCapInput>

/** The ceiling of one sum, whole won downwards. */
function raised(amount: number, cap: number): number {
  return amount + floor(multiply(rational(amount), percent(cap)))
}

function calculate(input: RentCapInput): CalculationOutcome {
  const { kind, deposit, monthlyRent } = input
  if (deposit === 0 && monthlyRent === 0)
    return refuse('amount-missing', 'deposit', 'give deposit or monthlyRent')
  if (kind === 'housing' && input.region !== undefined)
    return refuse('not-for-kind', 'region', 'region is for commercial leases')
  if (kind === 'commercial' && input.localCap !== undefined)
    return refuse('not-for-kind', 'localCap', 'localCap is for housing')

  const law = leaseLaw[kind]
  const cap = kind === 'housing' ? (input.localCap ?? 5) : 5
  const maxDeposit = raised(deposit, cap)
  const maxMonthlyRent = raised(monthlyRent, cap)
  const converted = deposit + monthlyRent * 100
  const ceiling = input.region === undefined ? null : commercialCeilings[input.region]
  const applies = kind === 'housing' || ceiling === null || converted <= ceiling
  const exceeds =
    input.newDeposit === undefined && input.newMonthlyRent === undefined
      ? null
      : (input.newDeposit ?? 0) > maxDeposit || (input.newMonthlyRent ?? 0) > maxMonthlyRent
  const earliest = input.lastIncreaseDate ? dayAfterMonths(input.lastIncreaseDate, 12) : null

  const lines: Line[] = []
  if (ceiling !== null)
    lines.push(
      line(
        'converted-deposit',
        inWon(converted),
        `${grouped(deposit)} + ${grouped(monthlyRent)} × 100`,
        [article('상가건물 임대차보호법', '2', 2), article('상가건물 임대차보호법 시행령', '2')],
      ),
    )
  if (applies) {
    if (deposit > 0)
      lines.push(
        line('max-deposit', inWon(maxDeposit), `${grouped(deposit)} × ${100 + cap}%`, law.cap),
      )
    if (monthlyRent > 0)
      lines.push(
        line('max-rent', inWon(maxMonthlyRent), `${grouped(monthlyRent)} × ${100 + cap}%`, law.cap),
      )
  }
  if (earliest !== null) lines.push(line('earliest-increase', onDay(earliest), '', [law.oneYear]))
  return {
    ok: true,
    calculation: {
      result: {
        applies,
        capPercent: applies ? cap : null,
        maxDeposit: applies ? maxDeposit : null,
        maxMonthlyRent: applies ? maxMonthlyRent : null,
        maxDepositIncrease: applies ? maxDeposit - deposit : null,
        maxMonthlyRentIncrease: applies ? maxMonthlyRent - monthlyRent : null,
        exceeds: applies ? exceeds : null,
        earliestIncrease: earliest,
        convertedDeposit: kind === 'commercial' ? converted : null,
      },
      lines,
      notes: [
        ...when(!applies, 'cap-not-applied'),
        ...when(kind === 'commercial' && ceiling === null, 'region-decides'),
        'by-agreement',
      ],
      unknowns: kind === 'housing' ? ['ordinance', 'registered-landlord'] : ['epidemic-reduction'],
      sources: [],
    },
  }
}

export const rentCap: Calculator<RentCapInput> = {
  name: 'rent-cap',
  summary: 'How much deposit and rent of a lease may go up.',
  input: rentCapInput,
  example: { kind: 'housing', deposit: 300_000_000, monthlyRent: 500_000 },
  laws: leaseActs,
  calculate,
}
