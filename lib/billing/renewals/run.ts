import 'server-only'
import { letGo } from '@/lib/billing/cards'
import { carryOut } from '@/lib/billing/charge'
import { resumeCheckout } from '@/lib/billing/checkout/confirm'
import { staleCheckouts } from '@/lib/billing/checkout/mutations'
import { renewalNoticeDays } from '@/lib/billing/constants'
import {
  claimCards,
  claimCharges,
  endCancelled,
  queueRenewalNotices,
} from '@/lib/billing/mutations'
import { claimRefunds } from '@/lib/billing/refunds/mutations'
import { giveBack } from '@/lib/billing/refunds/refund'
import type { Till } from '@/lib/billing/till'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'

export type RunLimits = {
  /** Payments, refunds, and whatever else there is to do: at most so many of each in one run. */
  most: number
  /** Calls of the provider at a time. */
  atOnce: number
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
export async function runRenewals(till: Till, limits: RunLimits): Promise<RunFigures> {
  const { service, now } = till
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

  await carefully(
    await staleCheckouts(service, now(), limits.most),
    limits,
    figures,
    async (order) => {
      await resumeCheckout(till, order)
      figures.checkouts += 1
    },
  )

  const charges = (handful: number) => claimCharges(service, now(), handful)
  await inHandfuls(charges, limits, figures, async (order) => {
    const state = await carryOut(till, order)
    if (state === 'paid' || state === 'declined') figures[state] += 1
    else figures.unknown += 1
  })

  const refunds = (handful: number) => claimRefunds(service, null, now(), handful)
  await inHandfuls(refunds, limits, figures, async (order) => {
    const state = await giveBack(till, order)
    if (state === 'done') figures.refunded += 1
    else figures.refundsOpen += 1
  })

  const cards = (handful: number) => claimCards(service, now(), handful)
  await inHandfuls(cards, limits, figures, async (leaving) => {
    if (await letGo(till, leaving)) figures.cardsForgotten += 1
  })
  return figures
}

/** What is taken and not reached by a run that dies waits for its lease to end; so few are taken at a time. */
async function inHandfuls<T>(
  take: (handful: number) => Promise<T[]>,
  limits: RunLimits,
  figures: RunFigures,
  work: (item: T) => Promise<void>,
): Promise<void> {
  for (let taken = 0; taken < limits.most && !limits.signal?.aborted; ) {
    const items = await take(Math.min(limits.atOnce * 2, limits.most - taken))
    if (items.length === 0) return
    taken += items.length
    await carefully(items, limits, figures, work)
  }
}

/** A few at a time; one that throws is counted and does not stop the others. */
async function carefully<T>(
  items: readonly T[],
  limits: RunLimits,
  figures: RunFigures,
  work: (item: T) => Promise<void>,
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
