import 'server-only'
import { carryOut } from '@/lib/billing/charge'
import type { Issued } from '@/lib/billing/provider-schema'
import type { Till } from '@/lib/billing/till'
import { log } from '@/lib/log'
import { beginSubscription, type ClaimedCheckout, claimCheckout, endCheckout } from './mutations'
import type { CameBack, CheckoutPurpose, Standing } from './schema'
import { standingOf } from './standing'

type Claimed = Extract<ClaimedCheckout, { outcome: 'ok' }>

/**
 * Exchanges the one-time key that the card window brought, keeps the card and takes the first payment.
 * Whoever calls it again (a reload, another tab, a double click) is told how far it is.
 * @returns `stranger` when the card window was opened as another customer
 */
export async function confirmCheckout(
  till: Till,
  user: string,
  came: CameBack,
): Promise<Standing | 'stranger'> {
  const order = { user, orderId: came.orderId }
  const brought = {
    customerKey: came.customerKey,
    authSealed: till.seal.close(came.authKey, came.orderId),
  }
  const claimed = await claimCheckout(till.service, order, brought, till.now())
  return claimed.outcome === 'stranger' ? 'stranger' : goOn(till, order, claimed)
}

/** Goes on with a checkout that somebody began to exchange and did not finish. */
export async function resumeCheckout(
  till: Till,
  order: { user: string; orderId: string },
): Promise<Standing> {
  const claimed = await claimCheckout(till.service, order, null, till.now())
  return goOn(till, order, claimed)
}

async function goOn(
  till: Till,
  order: { user: string; orderId: string },
  claimed: ClaimedCheckout,
): Promise<Standing> {
  if (claimed.outcome === 'ended') return standingOf(claimed)
  if (claimed.outcome !== 'ok') return standing(claimed.outcome === 'busy' ? 'waiting' : 'missing')
  const { purpose, planId } = claimed
  const answer = await till.provider.issue({
    authKey: till.seal.open(claimed.authSealed, order.orderId),
    customerKey: claimed.customerKey,
    idempotencyKey: `issue-${claimed.id}`,
  })
  if (answer.ok) return keep(till, order, claimed, answer.value)
  const { kind, code } = answer
  // Asking again with the same key is safe; the renewals do, should the person not.
  if (kind === 'unknown') return standing('waiting', purpose, planId)
  if (kind === 'configuration') log.error('billing.configuration', { code })
  await endCheckout(till.service, order, { from: 'issuing', state: 'refused', code }, till.now())
  return standing('refused', purpose, planId, code)
}

async function keep(
  till: Till,
  order: { user: string; orderId: string },
  claimed: Claimed,
  issued: Issued,
): Promise<Standing> {
  const { purpose, planId, customerKey } = claimed
  const begun = await beginSubscription(
    till.service,
    claimed.id,
    {
      customerKey,
      keySealed: till.seal.close(issued.billingKey, customerKey),
      keyMark: till.seal.mark(issued.billingKey),
      company: issued.card?.issuerCode ?? '',
      number: issued.card?.number ?? '',
      kind: issued.card?.cardType ?? '',
    },
    till.now(),
  )
  if (begun.outcome === 'changed') return standing('done', purpose, planId)
  if (begun.outcome === 'refused') return standing('subscribed', purpose, planId, begun.code)
  // Another process has gone on with it meanwhile.
  if (begun.outcome !== 'charge') return standing('waiting', purpose, planId)
  const state = await carryOut(till, begun.charge)
  log.info('billing.first-charge', { order: order.orderId, state })
  if (state === 'paid') return standing('done', purpose, planId)
  if (state !== 'declined') return standing('waiting', purpose, planId)
  // Why, was written down with it.
  const ended = await claimCheckout(till.service, order, null, till.now())
  return ended.outcome === 'ended' ? standingOf(ended) : standing('refused', purpose, planId)
}

function standing(
  how: Standing['standing'],
  purpose: CheckoutPurpose | null = null,
  planId: Standing['planId'] = null,
  code: string | null = null,
): Standing {
  return { standing: how, purpose, planId, code }
}
