import { floor, multiply, percent, type Rational, rational } from '@/lib/calculators/rational'
import { addDays, daysBetween } from '@/lib/korean-law/calendar/calendar-day'
import type { RateSpan } from './interest-rates'

/** Interest on one principal at one rate, from its first day to its last. */
export type Accrual = {
  span: RateSpan
  from: string
  to: string
  days: number
  principal: number
  interest: number
}

/** How one payment was used (Civil Act 479): costs, then interest, then principal. */
export type Allocation = {
  date: string
  amount: number
  costs: number
  interest: number
  principal: number
}

export type DebtAccount = {
  accruals: Accrual[]
  allocations: Allocation[]
  /** All the interest that arose, paid or not. */
  interest: number
  interestLeft: number
  costsLeft: number
  principalLeft: number
  /** What was paid beyond everything that was owed. */
  overpaid: number
}

export type Payment = { date: string; amount: number }

/** Whole won; what is left of one is not owed. */
export function interestOver(principal: number, rate: number, years: Rational): number {
  return floor(multiply(rational(principal), percent(rate), years))
}

function interestFor(principal: number, rate: number, days: number): number {
  return interestOver(principal, rate, rational(days, 365))
}

/** Cuts the spans after each day of payment: the day itself still bears interest on what was owed before. */
function cutAtPayments(spans: readonly RateSpan[], payments: readonly Payment[]): RateSpan[] {
  const days = [...new Set(payments.map(({ date }) => date))].sort()
  return spans.flatMap((span) => {
    const cuts = days.filter((date) => date >= span.from && date < span.to)
    const begins = [span.from, ...cuts.map((date) => addDays(date, 1))]
    return begins.map((from, index) => ({ ...span, from, to: cuts[index] ?? span.to }))
  })
}

/** Reckons interest span by span and uses each payment on the day on which it came. */
export function allocatePayments(debt: {
  principal: number
  costs: number
  spans: readonly RateSpan[]
  payments: readonly Payment[]
}): DebtAccount {
  const payments = [...debt.payments].sort((left, right) => left.date.localeCompare(right.date))
  const account: DebtAccount = {
    accruals: [],
    allocations: [],
    interest: 0,
    interestLeft: 0,
    costsLeft: debt.costs,
    principalLeft: debt.principal,
    overpaid: 0,
  }
  for (const span of cutAtPayments(debt.spans, payments)) {
    const days = daysBetween(span.from, span.to) + 1
    if (days > 0 && account.principalLeft > 0) {
      const interest = interestFor(account.principalLeft, span.rate, days)
      const { from, to } = span
      account.accruals.push({ span, from, to, days, principal: account.principalLeft, interest })
      account.interest += interest
      account.interestLeft += interest
    }
    for (const payment of payments.filter(({ date }) => date === span.to)) use(account, payment)
  }
  return account
}

function use(account: DebtAccount, { date, amount }: Payment): void {
  const costs = Math.min(amount, account.costsLeft)
  const interest = Math.min(amount - costs, account.interestLeft)
  const principal = Math.min(amount - costs - interest, account.principalLeft)
  account.costsLeft -= costs
  account.interestLeft -= interest
  account.principalLeft -= principal
  account.overpaid += amount - costs - interest - principal
  account.allocations.push({ date, amount, costs, interest, principal })
}
