import type { Plan } from './schema'

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
