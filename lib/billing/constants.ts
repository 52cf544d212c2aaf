// Without a parser, so that forms can import it.

export const planIds = ['1month', '6months', '1year'] as const
export type PlanId = (typeof planIds)[number]

export function isPlanId(id: string | null | undefined): id is PlanId {
  return planIds.some((known) => known === id)
}

/** A subscription plan. Amounts are whole won, VAT included. */
export type Plan = {
  id: PlanId
  months: number
  price: number
  /** What the same time costs by the month; null where that is no more. */
  originalPrice: number | null
  /** Percent off the original price, rounded; 0 for none. */
  discount: number
  popular: boolean
}

/** The one place of a plan's price (spec 9); pages, texts and messages take it from here. */
const prices: Record<PlanId, number> = { '1month': 55_000, '6months': 300_000, '1year': 550_000 }

function planOf(id: PlanId, months: number, popular = false): Plan {
  const [price, full] = [prices[id], prices['1month'] * months]
  const discount = Math.round((1 - price / full) * 100)
  return { id, months, price, originalPrice: price < full ? full : null, discount, popular }
}

/** The three plans, the shortest first. */
export const plans: readonly [Plan, Plan, Plan] = [
  planOf('1month', 1),
  planOf('6months', 6, true),
  planOf('1year', 12),
]

/** Days within which a payment may be withdrawn from (전자상거래법 제17조). */
export const withdrawalDays = 7

/** Days before a renewal at which its amount and day are told by mail. */
export const renewalNoticeDays = 7

/** What stands on a card's statement (at most 100 characters). */
export const orderNames: Record<PlanId, string> = {
  '1month': '법답 이용권 1개월',
  '6months': '법답 이용권 6개월',
  '1year': '법답 이용권 1년',
}

/** How long a process that takes a payment may need: a charge, a look-up and a second call, with room to spare. */
export const leaseSeconds = 240

/** Payments on one page of a person's history. */
export const paymentsPerPage = 12
