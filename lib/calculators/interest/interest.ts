import { z } from 'zod'
import { article, grouped, inWon, line, refuse, when } from '@/lib/calculators/lines'
import { day, flag, percentage, won } from '@/lib/calculators/schema'
import type { CalculationOutcome, Calculator, Line } from '@/lib/calculators/types'
import { interestCeilings, valueOn } from '@/lib/calculators/values/dated-values'
import { addDays } from '@/lib/korean-law/calendar/calendar-day'
import { allocatePayments } from './allocate-payments'
import { interestBases, leastLimitedLoan, ordinaryRate, rateSpans } from './interest-rates'

const payment = z.strictObject({
  date: day('The day of the payment.'),
  amount: won('What was paid.', 1),
})

export const interestInput = z.strictObject({
  principal: won('The sum owed.', 1),
  dueDate: day('The day on which it was due; interest runs from the next day.').optional(),
  startDate: day('The first day that bears interest. Give this, or dueDate.').optional(),
  endDate: day('The last day that bears interest: the day of payment, or today.'),
  basis: z
    .enum(interestBases)
    .default('civil')
    .describe(
      'civil: 5 % (Civil Act 379). commercial: 6 % (Commercial Act 54). agreed: the rate in `rate`. wages: 20 % (Labor Standards Act 37; dueDate is then the last of the 14 days or the payday).',
    ),
  rate: percentage('The agreed rate a year, where the parties agreed on one.', 100).optional(),
  servedDate: day(
    'The day on which the complaint or payment order was served on the debtor; from the next day the rate of the Special Act on Litigation runs (12 % since 2019-06-01).',
  ).optional(),
  disputeUntil: day(
    'The day of the judgment until which the debtor reasonably disputed the debt (Special Act 3 (2)); the higher rate runs from the next day.',
  ).optional(),
  argumentsClosed: day(
    'The day on which the arguments of the first instance closed; a later change of the rate does not count.',
  ).optional(),
  loan: flag(
    'Whether it is a loan of money: the part of an agreed rate above the ceiling of the Interest Limitation Act is then void.',
  ).default(true),
  contractDate: day(
    'The day of the loan, for the ceiling of the Interest Limitation Act.',
  ).optional(),
  costs: won('Costs owed, which payments cover first.').default(0),
  payments: z
    .array(payment)
    .max(60)
    .default([])
    .describe(
      'Part payments in order of date: each covers costs, then interest, then principal (Civil Act 479).',
    ),
})

type InterestInput = z.infer<typeof interestInput>

/** The highest rate that may be agreed on, or null: the Act leaves loans below 100,000 won alone (§2 (5)). */
function ceilingOf(input: InterestInput, from: string): number | null {
  if (input.principal < leastLimitedLoan) return null
  const value = valueOn(interestCeilings, input.contractDate ?? from)
  return value === null ? null : Number(value.value)
}

function calculate(input: InterestInput): CalculationOutcome {
  const { principal, endDate, dueDate, costs } = input
  const from = input.startDate ?? (dueDate === undefined ? undefined : addDays(dueDate, 1))
  if (from === undefined) return refuse('start-missing', 'dueDate', 'give dueDate or startDate')
  if (endDate < addDays(from, -1))
    return refuse('end-before-start', 'endDate', 'endDate is before the first day of interest')
  if (input.basis === 'agreed' && input.rate === undefined)
    return refuse('rate-missing', 'rate', 'basis is agreed: give rate')
  if (input.payments.some(({ date }) => date < from || date > endDate))
    return refuse('payment-outside', 'payments', 'a payment lies outside the days of interest')

  if (
    input.startDate !== undefined &&
    dueDate !== undefined &&
    input.startDate !== addDays(dueDate, 1)
  )
    return refuse('not-together', 'startDate', 'give dueDate or startDate, not both')
  if (input.basis === 'wages' && (input.rate ?? 20) !== 20)
    return refuse('not-together', 'rate', 'the rate of late wages is fixed: leave rate out')

  const ceiling = ceilingOf(input, from)
  const above = input.loan && input.rate !== undefined && ceiling !== null && input.rate > ceiling
  const agreed = above ? (ceiling ?? undefined) : input.rate
  const belowStatutory =
    input.rate !== undefined &&
    input.rate < ordinaryRate(input.basis === 'commercial' ? 'commercial' : 'civil', undefined).rate
  const spans = rateSpans({
    from,
    to: endDate,
    basis: input.basis,
    agreed,
    servedDate: input.servedDate,
    disputeUntil: input.disputeUntil,
    argumentsClosed: input.argumentsClosed,
  })
  if (spans === null)
    return refuse(
      'rate-unknown',
      'servedDate',
      'the rate of the Special Act is known from 2003-06-01',
    )

  const account = allocatePayments({ principal, costs, spans, payments: input.payments })
  const accrued: Line[] = account.accruals.map((accrual) =>
    line(
      accrual.span.key,
      inWon(accrual.interest),
      `${grouped(accrual.principal)} × ${accrual.span.rate}% × ${accrual.days}/365`,
      [...accrual.span.articles, article('민법', '397', 1)].filter(
        (ref, index, all) =>
          all.findIndex((other) => other.law === ref.law && other.no === ref.no) === index,
      ),
      `${accrual.from} – ${accrual.to}`,
    ),
  )
  const paid: Line[] = account.allocations.map((allocation) =>
    line(
      'payment-allocated',
      inWon(allocation.amount),
      `${grouped(allocation.costs)} + ${grouped(allocation.interest)} + ${grouped(allocation.principal)}`,
      [article('민법', '479', 1)],
      allocation.date,
    ),
  )
  return {
    ok: true,
    calculation: {
      result: {
        interest: account.interest,
        principal: account.principalLeft,
        interestOwed: account.interestLeft,
        costs: account.costsLeft,
        total: account.principalLeft + account.interestLeft + account.costsLeft,
        days: account.accruals.reduce((sum, { days }) => sum + days, 0),
        overpaid: account.overpaid,
        segments: account.accruals.map(
          ({ span, from: begin, to, days, principal: base, interest: part }) => ({
            from: begin,
            to,
            days,
            rate: span.rate,
            principal: base,
            interest: part,
          }),
        ),
        payments: account.allocations.map((allocation) => ({ ...allocation })),
      },
      lines: [
        ...accrued,
        ...paid,
        line(
          'total-owed',
          inWon(account.principalLeft + account.interestLeft + account.costsLeft),
          `${grouped(account.principalLeft)} + ${grouped(account.interestLeft)} + ${grouped(account.costsLeft)}`,
          [],
        ),
      ],
      notes: [
        'days-of-365',
        ...when(above, 'rate-above-ceiling'),
        ...when(belowStatutory, 'rate-below-statutory'),
        ...when(input.servedDate, 'future-claims'),
      ],
      unknowns: [
        ...when(input.servedDate && !input.disputeUntil, 'reasonable-dispute'),
        'other-rates',
      ],
      sources: [],
    },
  }
}

export const interest: Calculator<InterestInput> = {
  name: 'interest',
  summary: 'Default interest on a sum owed, day by day, with part payments allocated.',
  input: interestInput,
  example: {
    principal: 50_000_000,
    dueDate: '2026-03-01',
    servedDate: '2026-06-10',
    endDate: '2026-11-22',
  },
  laws: [
    { law: '민법', inForceSince: '2026-03-17' },
    { law: '소송촉진 등에 관한 특례법', inForceSince: '2026-06-02' },
    {
      law: '소송촉진 등에 관한 특례법 제3조제1항 본문의 법정이율에 관한 규정',
      inForceSince: '2019-06-01',
    },
  ],
  calculate,
}
