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

  const stale = await staleCheckouts(service, now(), limits.most)
  await inLanes(
    async () => stale.splice(0, 1),
    limits,
    figures,
    async (order) => {
      await resumeCheckout(till, order)
      figures.checkouts += 1
    },
  )

  const charges = () => claimCharges(service, now(), 1)
  await inLanes(charges, limits, figures, async (order) => {
    const state = await carryOut(till, order)
    if (state === 'paid' || state === 'declined') figures[state] += 1
    else figures.unknown += 1
  })

  const refunds = () => claimRefunds(service, null, now(), 1)
  await inLanes(refunds, limits, figures, async (order) => {
    const state = await giveBack(till, order)
    if (state === 'done') figures.refunded += 1
    else figures.refundsOpen += 1
  })

  const cards = () => claimCards(service, now(), 1)
  await inLanes(cards, limits, figures, async (leaving) => {
    if (await letGo(till, leaving)) figures.cardsForgotten += 1
  })
  return figures
}

/**
 * A few at a time. Each is taken when somebody is free for it: its lease covers the work, and a run that dies
 * leaves few behind. One that throws is counted and does not stop the others.
 */
async function inLanes<T>(
  take: () => Promise<T[]>,
  { most, atOnce, signal }: RunLimits,
  figures: RunFigures,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let taken = 0
  const lane = async () => {
    while (taken < most && !signal?.aborted) {
      taken += 1
      const items = await take()
      if (items.length === 0) return
      for (const item of items) await carefully(() => work(item), figures)
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane))
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason
}

async function carefully(work: () => Promise<void>, figures: RunFigures): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    figures.failed += 1
    const { code, message } = toAppError(thrown)
    log.error('billing.run-failed', { code, reason: message })
  }
}
