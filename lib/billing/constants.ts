import type { Plan, PlanId } from './schema'

/** Here and not beside the schema, so that forms name them without a parser. */
export const planIds = ['1month', '6months', '1year'] as const

/** The three plans, the shortest first. */
export const plans = [
  { id: '1month', price: 55_000, originalPrice: null, discount: 0, months: 1, popular: false },
  {
    id: '6months',
    price: 300_000,
    originalPrice: 330_000,
    discount: 9,
    months: 6,
    popular: true,
  },
  {
    id: '1year',
    price: 550_000,
    originalPrice: 660_000,
    discount: 17,
    months: 12,
    popular: false,
  },
] as const satisfies readonly Plan[]

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

/** How long whoever takes a payment may need: a charge, a look-up and a second call, with room to spare. */
export const leaseSeconds = 240

/** Payments on one page of a person's history. */
export const paymentsPerPage = 12
