import 'server-only'
import { noteBalance, settleCharge } from '@/lib/billing/mutations'
import type { ProviderPayment } from '@/lib/billing/provider-schema'
import type { Answer } from '@/lib/billing/service'
import type { Till } from '@/lib/billing/till'
import { differenceOf } from './compare'
import { paymentsSince, stuckRows } from './data'
import type { Difference, OurPayment, Stuck } from './schema'

export type Found = { orderId: string; difference: Difference; fixed: boolean }

export type Reconciled = { compared: number; found: Found[]; stuck: Stuck[] }

export type ReconcileOptions = {
  since: Date
  /** Whether to write down here what the provider says. */
  fix: boolean
  /** Look-ups at a time. */
  atOnce: number
  /** What is older and not finished counts as stuck. */
  stuckAfterMs: number
  report?: (compared: number) => void
  signal?: AbortSignal
}

/** Holds every payment since a moment against what the provider says of its order. */
export async function reconcile(till: Till, options: ReconcileOptions): Promise<Reconciled> {
  const { since, atOnce, signal, report } = options
  const found: Found[] = []
  let compared = 0
  const payments = paymentsSince(till.service, since)
  const lane = async () => {
    while (!signal?.aborted) {
      const next = await payments.next()
      if (next.done) return
      const differs = await compareOne(till, next.value, options.fix)
      if (differs) found.push(differs)
      compared += 1
      report?.(compared)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  const before = new Date(till.now().getTime() - options.stuckAfterMs)
  return { compared, found, stuck: await stuckRows(till.service, before) }
}

async function compareOne(till: Till, ours: OurPayment, fix: boolean): Promise<Found | null> {
  const theirs = await till.provider.findOrder(ours.orderId)
  const difference = differenceOf(ours, theirs)
  if (!difference) return null
  const fixed = fix && (await settle(till, ours, difference, theirs))
  return { orderId: ours.orderId, difference, fixed }
}

/** Writes down what the provider says, where that is more than we know. Nothing is charged or given back. */
async function settle(
  till: Till,
  ours: OurPayment,
  difference: Difference,
  theirs: Answer<ProviderPayment>,
): Promise<boolean> {
  if (!theirs.ok) return false
  const { value: payment } = theirs
  if (difference === 'refund') return noteBalance(till.service, payment, till.now())
  if (difference !== 'paid-there') return false
  const paid = { kind: 'paid' as const, payment }
  return (await settleCharge(till.service, ours.id, ours.attempt, paid, till.now())) === 'paid'
}
