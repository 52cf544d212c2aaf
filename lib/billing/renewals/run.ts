import 'server-only'
import { forgetCards } from '@/lib/billing/cards'
import { carryOut } from '@/lib/billing/charge'
import { resumeCheckout } from '@/lib/billing/checkout/confirm'
import { staleCheckouts } from '@/lib/billing/checkout/mutations'
import { renewalNoticeDays } from '@/lib/billing/constants'
import { claimCharges, endCancelled, queueRenewalNotices } from '@/lib/billing/mutations'
import { claimRefunds } from '@/lib/billing/refunds/mutations'
import { giveBack } from '@/lib/billing/refunds/refund'
import type { Till } from '@/lib/billing/till'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'

export type RunLimits = {
  /** Payments, and refunds, at most in one run. */
  most: number
  /** Calls of the provider at a time. */
  atOnce: number
  /** Stops between two payments; what is under way is finished. */
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
export async function runRenewals(till: Till, limits: RunLimits): Promise<RunFigures> {
  const figures: RunFigures = {
    ended: await endCancelled(till.service, till.now()),
    checkouts: 0,
    paid: 0,
    declined: 0,
    unknown: 0,
    failed: 0,
    refunded: 0,
    refundsOpen: 0,
    cardsForgotten: 0,
    notices: await queueRenewalNotices(till.service, till.now(), renewalNoticeDays),
  }
  const guarded = <T>(work: (item: T) => Promise<void>) => {
    return (items: readonly T[]) => atOnce(items, limits, work, figures)
  }

  const stale = await staleCheckouts(till.service, till.now(), limits.most)
  await guarded<(typeof stale)[number]>(async (order) => {
    await resumeCheckout(till, order)
    figures.checkouts += 1
  })(stale)

  const charge = guarded<Awaited<ReturnType<typeof claimCharges>>[number]>(async (order) => {
    const state = await carryOut(till, order)
    if (state === 'paid' || state === 'declined') figures[state] += 1
    else figures.unknown += 1
  })
  // Small handfuls: what is taken and not reached by a run that dies waits for its lease to end.
  for (let taken = 0; taken < limits.most && !limits.signal?.aborted; ) {
    const handful = Math.min(limits.atOnce * 2, limits.most - taken)
    const orders = await claimCharges(till.service, till.now(), handful)
    if (orders.length === 0) break
    taken += orders.length
    await charge(orders)
  }

  const refunds = await claimRefunds(till.service, null, till.now(), limits.most)
  await guarded<(typeof refunds)[number]>(async (order) => {
    const state = await giveBack(till, order)
    if (state === 'done') figures.refunded += 1
    else figures.refundsOpen += 1
  })(refunds)

  figures.cardsForgotten = await forgetCards(till, limits.most)
  return figures
}

/** A few at a time; one that throws is counted and does not stop the others. */
async function atOnce<T>(
  items: readonly T[],
  limits: RunLimits,
  work: (item: T) => Promise<void>,
  figures: RunFigures,
): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (limits.signal?.aborted) return
      try {
        await work(item)
      } catch (thrown) {
        figures.failed += 1
        const { code, message } = toAppError(thrown)
        log.error('billing.run-failed', { code, reason: message })
      }
    }
  }
  await Promise.all(Array.from({ length: limits.atOnce }, lane))
}
