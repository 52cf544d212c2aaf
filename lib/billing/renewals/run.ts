import 'server-only'
import { executeCharge } from '@/lib/billing/charge'
import { resumeCheckout } from '@/lib/billing/checkout/confirm'
import { staleCheckouts } from '@/lib/billing/checkout/mutations'
import { renewalNoticeDays } from '@/lib/billing/constants'
import type { BillingContext } from '@/lib/billing/context'
import { deleteBillingKey } from '@/lib/billing/delete-billing-key'
import {
  claimCharges,
  claimLeavingCards,
  endCancelled,
  queueRenewalNotices,
} from '@/lib/billing/mutations'
import { claimRefunds } from '@/lib/billing/refunds/mutations'
import { executeRefund } from '@/lib/billing/refunds/refund'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'

export type RunLimits = {
  /** Payments, refunds, and whatever else there is to do: at most so many of each in one run. */
  limit: number
  /** Calls of the provider at a time. */
  concurrency: number
  /** Begins nothing more; what is under way is finished. */
  signal?: AbortSignal
}

/** What one run did, by outcome. `failed`: thrown, and left for the next run. */
export type RunFigures = {
  ended: number
  checkouts: number
  paid: number
  declined: number
  unknown: number
  failed: number
  refunded: number
  refundsOpen: number
  cardsForgotten: number
  notices: number
}

/**
 * One run of the renewals: finishes what was interrupted, ends what was cancelled, charges what is due, gives
 * back what is owed. Any number of them may run at once: each payment is taken by one.
 */
export async function runRenewals(ctx: BillingContext, limits: RunLimits): Promise<RunFigures> {
  const { service, now } = ctx
  const figures: RunFigures = {
    ended: await endCancelled(service, now()),
    checkouts: 0,
    paid: 0,
    declined: 0,
    unknown: 0,
    failed: 0,
    refunded: 0,
    refundsOpen: 0,
    cardsForgotten: 0,
    notices: await queueRenewalNotices(service, now(), renewalNoticeDays),
  }

  const stale = await staleCheckouts(service, now(), limits.limit)
  await runConcurrently(
    async () => stale.splice(0, 1),
    limits,
    figures,
    async (order) => {
      await resumeCheckout(ctx, order)
      figures.checkouts += 1
    },
  )

  const charges = () => claimCharges(service, now(), 1)
  await runConcurrently(charges, limits, figures, async (order) => {
    const state = await executeCharge(ctx, order)
    if (state === 'paid' || state === 'declined') figures[state] += 1
    else figures.unknown += 1
  })

  const refunds = () => claimRefunds(service, null, now(), 1)
  await runConcurrently(refunds, limits, figures, async (order) => {
    const state = await executeRefund(ctx, order)
    if (state === 'done') figures.refunded += 1
    else figures.refundsOpen += 1
  })

  const cards = () => claimLeavingCards(service, now(), 1)
  await runConcurrently(cards, limits, figures, async (leaving) => {
    if (await deleteBillingKey(ctx, leaving)) figures.cardsForgotten += 1
  })
  return figures
}

/**
 * A few at a time. Each is taken when somebody is free for it: its lease covers the work, and a run that dies
 * leaves few behind. One that throws is counted and does not stop the others.
 */
async function runConcurrently<T>(
  take: () => Promise<T[]>,
  { limit, concurrency, signal }: RunLimits,
  figures: RunFigures,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let taken = 0
  const lane = async () => {
    while (taken < limit && !signal?.aborted) {
      taken += 1
      const items = await take()
      if (items.length === 0) return
      for (const item of items) await countFailure(() => work(item), figures)
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: concurrency }, lane))
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason
}

async function countFailure(work: () => Promise<void>, figures: RunFigures): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    figures.failed += 1
    const { code, message } = toAppError(thrown)
    log.error('billing.run-failed', { code, reason: message })
  }
}
