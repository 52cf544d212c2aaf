import 'server-only'
import { executeCharge } from '@/lib/billing/charge'
import type { BillingContext } from '@/lib/billing/context'
import type { IssuedBillingKey } from '@/lib/billing/provider-schema'
import { log } from '@/lib/log'
import { beginSubscription, type ClaimedCheckout, claimCheckout, endCheckout } from './mutations'
import type { CardWindowReturn, CheckoutPurpose, CheckoutStatus } from './schema'
import { checkoutStatusOf } from './status'

type Claimed = Extract<ClaimedCheckout, { outcome: 'ok' }>

/**
 * Exchanges the one-time key that the card window brought, keeps the card and takes the first payment.
 * Whoever calls it again (a reload, another tab, a double click) is told how far it is.
 * @returns `stranger` when the card window was opened as another customer
 */
export async function confirmCheckout(
  ctx: BillingContext,
  user: string,
  came: CardWindowReturn,
): Promise<CheckoutStatus | 'stranger'> {
  const order = { user, orderId: came.orderId }
  const brought = {
    customerKey: came.customerKey,
    authSealed: ctx.encryption.encrypt(came.authKey, came.orderId),
  }
  const claimed = await claimCheckout(ctx.service, order, brought, ctx.now())
  return claimed.outcome === 'stranger' ? 'stranger' : continueCheckout(ctx, order, claimed)
}

/** Goes on with a checkout that somebody began to exchange and did not finish. */
export async function resumeCheckout(
  ctx: BillingContext,
  order: { user: string; orderId: string },
): Promise<CheckoutStatus> {
  const claimed = await claimCheckout(ctx.service, order, null, ctx.now())
  return continueCheckout(ctx, order, claimed)
}

async function continueCheckout(
  ctx: BillingContext,
  order: { user: string; orderId: string },
  claimed: ClaimedCheckout,
): Promise<CheckoutStatus> {
  if (claimed.outcome === 'ended') return checkoutStatusOf(claimed)
  if (claimed.outcome !== 'ok')
    return checkoutStatus(claimed.outcome === 'busy' ? 'waiting' : 'missing')
  const { purpose, planId } = claimed
  const answer = await ctx.provider.issue({
    authKey: ctx.encryption.decrypt(claimed.authSealed, order.orderId),
    customerKey: claimed.customerKey,
    idempotencyKey: `issue-${claimed.id}`,
  })
  if (answer.ok) return registerCard(ctx, order, claimed, answer.value)
  const { kind, code } = answer
  // Asking again with the same key is safe; the renewals do, should the person not.
  if (kind === 'unknown') return checkoutStatus('waiting', purpose, planId)
  if (kind === 'configuration') log.error('billing.configuration', { code })
  await endCheckout(ctx.service, order, { from: 'issuing', state: 'refused', code }, ctx.now())
  return checkoutStatus('refused', purpose, planId, code)
}

async function registerCard(
  ctx: BillingContext,
  order: { user: string; orderId: string },
  claimed: Claimed,
  issued: IssuedBillingKey,
): Promise<CheckoutStatus> {
  const { purpose, planId, customerKey } = claimed
  const begun = await beginSubscription(
    ctx.service,
    claimed.id,
    {
      customerKey,
      keySealed: ctx.encryption.encrypt(issued.billingKey, customerKey),
      keyMark: ctx.encryption.fingerprint(issued.billingKey),
      company: issued.card?.issuerCode ?? '',
      number: issued.card?.number ?? '',
      kind: issued.card?.cardType ?? '',
    },
    ctx.now(),
  )
  if (begun.outcome === 'changed') return checkoutStatus('done', purpose, planId)
  if (begun.outcome === 'refused') return checkoutStatus('subscribed', purpose, planId, begun.code)
  // Another process has gone on with it meanwhile.
  if (begun.outcome !== 'charge') return checkoutStatus('waiting', purpose, planId)
  const state = await executeCharge(ctx, begun.charge)
  log.info('billing.first-charge', { order: order.orderId, state })
  if (state === 'paid') return checkoutStatus('done', purpose, planId)
  if (state !== 'declined') return checkoutStatus('waiting', purpose, planId)
  // Why, was written down with it.
  const ended = await claimCheckout(ctx.service, order, null, ctx.now())
  return ended.outcome === 'ended'
    ? checkoutStatusOf(ended)
    : checkoutStatus('refused', purpose, planId)
}

function checkoutStatus(
  how: CheckoutStatus['standing'],
  purpose: CheckoutPurpose | null = null,
  planId: CheckoutStatus['planId'] = null,
  code: string | null = null,
): CheckoutStatus {
  return { standing: how, purpose, planId, code }
}
