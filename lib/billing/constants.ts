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
  /** One seat of an organisation beyond those that a plan includes, for the same time. */
  seatPrice: number
  /** What the same time costs by the month; null where that is no more. */
  originalPrice: number | null
  /** Percent off the original price, rounded; 0 for none. */
  discount: number
  popular: boolean
}

/** The one place of what a plan (spec 9) and a seat cost; pages, texts and messages take it from here. */
const prices: Record<PlanId, { plan: number; seat: number }> = {
  '1month': { plan: 55_000, seat: 11_000 },
  '6months': { plan: 300_000, seat: 60_000 },
  '1year': { plan: 550_000, seat: 110_000 },
}

function planOf(id: PlanId, months: number, popular = false): Plan {
  const { plan: price, seat: seatPrice } = prices[id]
  const full = prices['1month'].plan * months
  const discount = Math.round((1 - price / full) * 100)
  const originalPrice = price < full ? full : null
  return { id, months, price, seatPrice, originalPrice, discount, popular }
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

/** What stands on a card's statement for seats that are added. */
export const seatOrderName = (seats: number): string => `법답 조직 좌석 ${seats}개`

/** Seats that one person may pay for in one organisation; the table knows the same. */
export const mostPaidSeats = 300

/** How long a process that takes a payment may need: a charge, a look-up and a second call, with room to spare. */
export const leaseSeconds = 240

/** Payments on one page of a person's history. */
export const paymentsPerPage = 12
