import 'server-only'
import type { BillingContext } from '@/lib/billing/context'
import { recordBalance, settleCharge } from '@/lib/billing/mutations'
import type { ProviderPayment } from '@/lib/billing/provider-schema'
import type { ProviderResult } from '@/lib/billing/service'
import { differenceOf } from './compare'
import { paymentsSince, stuckRows } from './data'
import type { Difference, OurPayment, Stuck } from './schema'

export type FoundDifference = { orderId: string; difference: Difference; fixed: boolean }

export type Reconciliation = { compared: number; found: FoundDifference[]; stuck: Stuck[] }

export type ReconcileOptions = {
  since: Date
  /** Whether to write down here what the provider says. */
  fix: boolean
  /** Look-ups at a time. */
  concurrency: number
  /** What is older and not finished counts as stuck. */
  stuckAfterMs: number
  report?: (compared: number) => void
  signal?: AbortSignal
}

/** Holds every payment since a moment against what the provider says of its order. */
export async function reconcile(
  ctx: BillingContext,
  options: ReconcileOptions,
): Promise<Reconciliation> {
  const { since, concurrency, signal, report } = options
  const found: FoundDifference[] = []
  let compared = 0
  const payments = paymentsSince(ctx.service, since)
  const lane = async () => {
    while (!signal?.aborted) {
      const next = await payments.next()
      if (next.done) return
      const differs = await compareOne(ctx, next.value, options.fix)
      if (differs) found.push(differs)
      compared += 1
      report?.(compared)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, lane))
  const before = new Date(ctx.now().getTime() - options.stuckAfterMs)
  return { compared, found, stuck: await stuckRows(ctx.service, before) }
}

async function compareOne(
  ctx: BillingContext,
  ours: OurPayment,
  fix: boolean,
): Promise<FoundDifference | null> {
  const theirs = await ctx.provider.findOrder(ours.orderId)
  const difference = differenceOf(ours, theirs)
  if (!difference) return null
  const fixed = fix && (await settle(ctx, ours, difference, theirs))
  return { orderId: ours.orderId, difference, fixed }
}

/** Writes down what the provider says, where that is more than we know. Nothing is charged or given back. */
async function settle(
  ctx: BillingContext,
  ours: OurPayment,
  difference: Difference,
  theirs: ProviderResult<ProviderPayment>,
): Promise<boolean> {
  if (!theirs.ok) return false
  const { value: payment } = theirs
  if (difference === 'refund') return recordBalance(ctx.service, payment, ctx.now())
  if (difference !== 'paid-there') return false
  const paid = { kind: 'paid' as const, payment }
  return (await settleCharge(ctx.service, ours.id, ours.attempt, paid, ctx.now())) === 'paid'
}
