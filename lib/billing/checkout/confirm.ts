import 'server-only'
import { executeCharge } from '@/lib/billing/charge'
import type { BillingContext } from '@/lib/billing/context'
import type { IssuedBillingKey } from '@/lib/billing/provider-schema'
import { log } from '@/lib/log'
import { beginSubscription, type ClaimedCheckout, claimCheckout, endCheckout } from './mutations'
import type { CardWindowReturn } from './schema'
import {
  type CheckoutPurpose,
  type CheckoutResult,
  type CheckoutStatus,
  checkoutResultOf,
} from './status'

type Claimed = Extract<ClaimedCheckout, { outcome: 'ok' }>

/**
 * Exchanges the one-time key that the card window brought, keeps the card and takes the first payment.
 * Called again (a reload, another tab, a double click) it answers how far it is.
 * @returns `wrong-customer` when the card window was opened as another customer
 */
export async function confirmCheckout(
  ctx: BillingContext,
  user: string,
  returned: CardWindowReturn,
): Promise<CheckoutResult | 'wrong-customer'> {
  const order = { user, orderId: returned.orderId }
  const exchange = {
    customerKey: returned.customerKey,
    authSealed: ctx.encryption.encrypt(returned.authKey, returned.orderId),
  }
  const claimed = await claimCheckout(ctx.service, order, exchange, ctx.now())
  return claimed.outcome === 'stranger' ? 'wrong-customer' : continueCheckout(ctx, order, claimed)
}

/** Goes on with a checkout whose exchange was begun and not finished. */
export async function resumeCheckout(
  ctx: BillingContext,
  order: { user: string; orderId: string },
): Promise<CheckoutResult> {
  const claimed = await claimCheckout(ctx.service, order, null, ctx.now())
  return continueCheckout(ctx, order, claimed)
}

async function continueCheckout(
  ctx: BillingContext,
  order: { user: string; orderId: string },
  claimed: ClaimedCheckout,
): Promise<CheckoutResult> {
  if (claimed.outcome === 'ended') return checkoutResultOf(claimed)
  if (claimed.outcome !== 'ok')
    return checkoutResult(claimed.outcome === 'busy' ? 'waiting' : 'missing')
  const { purpose, planId } = claimed
  const answer = await ctx.provider.issue({
    authKey: ctx.encryption.decrypt(claimed.authSealed, order.orderId),
    customerKey: claimed.customerKey,
    idempotencyKey: `issue-${claimed.id}`,
  })
  if (answer.ok) return registerCard(ctx, order, claimed, answer.value)
  const { kind, code } = answer
  // Asking again with the same key is safe; the renewals do, should the person not.
  if (kind === 'unknown') return checkoutResult('waiting', purpose, planId)
  if (kind === 'configuration') log.error('billing.configuration', { code })
  await endCheckout(ctx.service, order, { from: 'issuing', state: 'refused', code }, ctx.now())
  return checkoutResult('refused', purpose, planId, code)
}

async function registerCard(
  ctx: BillingContext,
  order: { user: string; orderId: string },
  claimed: Claimed,
  issued: IssuedBillingKey,
): Promise<CheckoutResult> {
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
  if (begun.outcome === 'changed') return checkoutResult('done', purpose, planId)
  if (begun.outcome === 'refused') return checkoutResult('subscribed', purpose, planId, begun.code)
  // Another process has gone on with it meanwhile.
  if (begun.outcome !== 'charge') return checkoutResult('waiting', purpose, planId)
  const state = await executeCharge(ctx, begun.charge)
  log.info('billing.first-charge', { order: order.orderId, state })
  if (state === 'paid') return checkoutResult('done', purpose, planId)
  if (state !== 'declined') return checkoutResult('waiting', purpose, planId)
  // Why, was written down with it.
  const ended = await claimCheckout(ctx.service, order, null, ctx.now())
  return ended.outcome === 'ended'
    ? checkoutResultOf(ended)
    : checkoutResult('refused', purpose, planId)
}

function checkoutResult(
  status: CheckoutStatus,
  purpose: CheckoutPurpose | null = null,
  planId: CheckoutResult['planId'] = null,
  code: string | null = null,
): CheckoutResult {
  return { status, purpose, planId, code }
}
