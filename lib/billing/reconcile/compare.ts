import type { ProviderPayment } from '@/lib/billing/provider-schema'
import type { ProviderResult } from '@/lib/billing/service'
import type { Difference, OurPayment } from './schema'

const paidStatuses: readonly string[] = ['DONE', 'CANCELED', 'PARTIAL_CANCELED']

/** How one payment differs from what the provider says of its order; null when both say the same. */
export function differenceOf(
  ours: OurPayment,
  theirs: ProviderResult<ProviderPayment>,
): Difference | null {
  if (!theirs.ok && theirs.kind !== 'missing') return 'not-asked'
  const found = theirs.ok && paidStatuses.includes(theirs.value.status) ? theirs.value : null
  if (!found) return ours.state === 'paid' ? 'paid-here' : null
  if (found.totalAmount !== ours.amount) return 'amount'
  // What is being asked for is found out by the renewals.
  if (ours.state === 'charging' || ours.state === 'unknown') return null
  if (ours.state !== 'paid') return 'paid-there'
  if (ours.refundOpen) return null
  return found.totalAmount - found.balanceAmount === ours.refunded ? null : 'refund'
}
