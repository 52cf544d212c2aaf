import { z } from 'zod'
import { article, grouped, inPercent, inWon, line, refuse, when } from '@/lib/calculators/lines'
import { type Rational, rational } from '@/lib/calculators/rational'
import { day, flag, percentage, wholeNumber, won } from '@/lib/calculators/schema'
import type { CalculationOutcome, Calculator, Line } from '@/lib/calculators/types'
import { interestCeilings, sourceOf, valueOn } from '@/lib/calculators/values/dated-values'
import { daysBetween } from '@/lib/korean-law/calendar/calendar-day'
import { interestOver } from './allocate-payments'
import { leastLimitedLoan } from './interest-rates'

const act = '이자제한법'

export const interestCapInput = z.strictObject({
  principal: won('The sum of the loan as agreed.', 1),
  contractDate: day('The day the loan was made or renewed; it decides the ceiling.'),
  startDate: day('The first day that bears interest.').optional(),
  endDate: day('The last day that bears interest.').optional(),
  months: wholeNumber(
    'In place of startDate and endDate: for how many months; twelve when nothing is given.',
    1,
    600,
  ).optional(),
  rate: percentage('The rate agreed a year.').optional(),
  interestPaid: won('The interest that was paid, of its own accord, for these days.').default(0),
  deducted: won(
    'Interest that was kept back when the loan was paid out; the sum received is then the principal (Act 3).',
  ).default(0),
  deemedInterest: won(
    'Fees, commissions and whatever else the lender received for the loan besides the interest; it counts as interest (Act 4).',
  ).default(0),
  registeredLender: flag(
    'The lender is a bank or a registered money lender: the Act does not hold (Act 7).',
  ).default(false),
})

type InterestCapInput = z.infer<typeof interestCapInput>

type Time = { years: Rational; text: string; days: number | null; months: number | null }

/** Days count as parts of 365; months, as of a contract for so many months, as twelfths. */
function timeOf({ startDate, endDate, months }: InterestCapInput): Time | null {
  if (startDate !== undefined && endDate !== undefined) {
    const days = daysBetween(startDate, endDate) + 1
    return days < 1 ? null : { years: rational(days, 365), text: `${days}/365`, days, months: null }
  }
  if (startDate !== undefined || endDate !== undefined) return null
  const counted = months ?? 12
  return { years: rational(counted, 12), text: `${counted}/12`, days: null, months: counted }
}

function calculate(input: InterestCapInput): CalculationOutcome {
  const { principal, contractDate, deducted, interestPaid, deemedInterest } = input
  if (input.registeredLender)
    return refuse('other-law', 'registeredLender', 'the Act does not hold for registered lenders')
  if (principal < leastLimitedLoan)
    return refuse('below-minimum', 'principal', 'the Act does not limit loans below 100,000 won')
  if (deducted >= principal)
    return refuse('deducted-too-much', 'deducted', 'deducted is not below the principal')
  const time = timeOf(input)
  if (time === null)
    return refuse('end-before-start', 'endDate', 'give startDate and a later endDate, or months')
  const ceiling = valueOn(interestCeilings, contractDate)
  if (ceiling === null)
    return refuse('ceiling-unknown', 'contractDate', 'the ceiling is known from 2007-06-30')

  const received = principal - deducted
  const cap = Number(ceiling.value)
  const allowed = interestOver(received, cap, time.years)
  const agreed = input.rate === undefined ? null : interestOver(principal, input.rate, time.years)
  const taken = deducted + interestPaid + deemedInterest
  const excess = Math.max(0, taken - allowed)
  const charged = agreed === null ? null : agreed + deemedInterest
  const voided = charged === null ? null : Math.max(0, charged - allowed)
  // Whatever exceeds the ceiling counts towards the principal, and what is left of it comes back (Act 2 (4)).
  const toPrincipal = Math.min(excess, principal)
  const lines: Line[] = [
    line('ceiling', inPercent(cap), '', [
      article(act, '2', 1),
      article('이자제한법 제2조제1항의 최고이자율에 관한 규정', ''),
    ]),
    ...(deducted > 0
      ? [
          line('received', inWon(received), `${grouped(principal)} − ${grouped(deducted)}`, [
            article(act, '3'),
          ]),
        ]
      : []),
    line('allowed-interest', inWon(allowed), `${grouped(received)} × ${cap}% × ${time.text}`, [
      article(act, '2', 3),
    ]),
    ...(agreed === null
      ? []
      : [
          line(
            'agreed-amount',
            inWon(agreed),
            `${grouped(principal)} × ${input.rate}% × ${time.text}`,
            [article(act, '2', 2)],
          ),
        ]),
    ...(deemedInterest > 0
      ? [line('deemed-interest', inWon(deemedInterest), '', [article(act, '4', 1)])]
      : []),
    ...(charged === null || voided === null
      ? []
      : [
          line('void-interest', inWon(voided), `${grouped(charged)} − ${grouped(allowed)}`, [
            article(act, '2', 3),
          ]),
        ]),
    ...(taken > 0
      ? [
          line('excess-paid', inWon(excess), `${grouped(taken)} − ${grouped(allowed)}`, [
            article(act, deducted > 0 ? '3' : '2', deducted > 0 ? undefined : 4),
          ]),
          line(
            'principal-left',
            inWon(principal - toPrincipal),
            `${grouped(principal)} − ${grouped(toPrincipal)}`,
            [article(act, '2', 4)],
          ),
        ]
      : []),
    ...(excess > principal
      ? [line('refund', inWon(excess - toPrincipal), '', [article(act, '2', 4)])]
      : []),
  ]
  return {
    ok: true,
    calculation: {
      result: {
        ceilingPercent: cap,
        days: time.days,
        months: time.months,
        allowedInterest: allowed,
        agreedInterest: agreed,
        voidInterest: voided,
        excess,
        appliedToPrincipal: toPrincipal,
        principalLeft: principal - toPrincipal,
        refund: excess - toPrincipal,
        exceeds: excess > 0 || (input.rate ?? 0) > cap || (voided ?? 0) > 0,
      },
      lines,
      notes: [...when(!(time.days === null), 'days-of-365'), 'criminal-penalty'],
      unknowns: ['counted-as-interest'],
      sources: [sourceOf('interest-ceiling', ceiling)],
    },
  }
}

export const interestCap: Calculator<InterestCapInput> = {
  name: 'interest-cap',
  summary: 'How much interest of a private loan is above the ceiling, and what becomes of it.',
  input: interestCapInput,
  example: {
    principal: 10_000_000,
    contractDate: '2025-01-02',
    startDate: '2025-01-02',
    endDate: '2026-01-01',
    rate: 30,
    interestPaid: 3_000_000,
  },
  laws: [
    { law: act, inForceSince: '2025-07-22' },
    { law: '이자제한법 제2조제1항의 최고이자율에 관한 규정', inForceSince: '2021-07-07' },
  ],
  calculate,
}
