import type { Payment, Subscription } from './schema'

/**
 * How somebody's subscription stands, as they are told it.
 *
 * - `none`: there never was one, or its first payment was refused
 * - `pending`: the first payment is under way
 * - `cancelling`: paid for, and not renewed
 * - `pastDue`: the renewal was refused and is tried again
 */
const billingStatuses = [
  'none',
  'pending',
  'active',
  'cancelling',
  'pastDue',
  'cancelled',
  'expired',
] as const
export type BillingStatus = (typeof billingStatuses)[number]

/** @param newest the newest payment of the subscription */
export function billingStatusOf(
  subscription: Pick<Subscription, 'state' | 'cancelling'> | null,
  newest: Pick<Payment, 'period' | 'state'> | null,
): BillingStatus {
  if (!subscription) return 'none'
  const { state, cancelling } = subscription
  if (state === 'active') return cancelling ? 'cancelling' : 'active'
  if (state === 'past_due') return 'pastDue'
  const isUnpaid = !newest || (newest.period === 1 && newest.state !== 'paid')
  return state === 'expired' && isUnpaid ? 'none' : state
}

/** Whether it can be used, changed and cancelled. */
export const isLive = (state: BillingStatus): boolean =>
  state === 'active' || state === 'cancelling' || state === 'pastDue'
