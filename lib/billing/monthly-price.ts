import type { Plan } from './constants'

/** What a plan costs by the month, in whole won, and whether that had to be rounded. */
export function monthlyPrice({ price, months }: Pick<Plan, 'price' | 'months'>): {
  amount: number
  rounded: boolean
} {
  const amount = Math.round(price / months)
  return { amount, rounded: amount * months !== price }
}
