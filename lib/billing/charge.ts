import 'server-only'
import { log } from '@/lib/log'
import { orderNames, seatOrderName } from './constants'
import type { BillingContext } from './context'
import { type ChargeOutcome, type ChargeState, renewAttempt, settleCharge } from './mutations'
import type { ProviderPayment } from './provider-schema'
import type { ChargeOrder } from './schema'
import type { ProviderResult } from './service'

/** After this a call has ended, whatever became of it: a charge takes a minute at most. */
const callEndsAfterMs = 10 * 60_000

type AttemptOutcome = { attempt: number; outcome: ChargeOutcome }

const unknown = (code: string): ChargeOutcome => ({ kind: 'unknown', code })

/**
 * Carries out one payment that was taken from the database, and writes down how it went. It is safe to carry
 * out twice: the idempotency key belongs to the attempt, and the order number can be paid once.
 */
export async function executeCharge(ctx: BillingContext, order: ChargeOrder): Promise<ChargeState> {
  let tried =
    order.action === 'charge' ? await requestCharge(ctx, order) : await resolveOutcome(ctx, order)
  // Somebody may be waiting: most lost answers are found by asking once.
  if (tried.outcome.kind === 'unknown' && order.action === 'charge')
    tried = await resolveOutcome(ctx, order)
  return settleCharge(ctx.service, order.payment, tried.attempt, tried.outcome, ctx.now())
}

async function requestCharge(ctx: BillingContext, order: ChargeOrder): Promise<AttemptOutcome> {
  const { attempt } = order
  const key = billingKey(ctx, order)
  if (typeof key !== 'string') return { attempt, outcome: key }
  const answer = await ctx.provider.charge({
    billingKey: key,
    customerKey: order.customerKey,
    amount: order.amount,
    orderId: order.orderId,
    orderName: order.kind === 'seats' ? seatOrderName(order.seats) : orderNames[order.planId],
    idempotencyKey: order.idempotencyKey,
  })
  return { attempt, outcome: outcomeOf(order, answer) }
}

/** The key to charge with, or how a charge without one goes. */
function billingKey(
  ctx: BillingContext,
  { keySealed, customerKey }: ChargeOrder,
): string | ChargeOutcome {
  if (!keySealed) return { kind: 'declined', code: 'CARD_GONE' }
  try {
    return ctx.encryption.decrypt(keySealed, customerKey)
  } catch {
    // The card is not to blame, and its owner not either.
    log.error('billing.configuration', { code: 'KEY_NOT_READABLE' })
    return { kind: 'postponed', code: 'KEY_NOT_READABLE' }
  }
}

/** The outcome of a call that nobody heard the end of: what the provider knows of the order comes first. */
async function resolveOutcome(ctx: BillingContext, order: ChargeOrder): Promise<AttemptOutcome> {
  const { attempt } = order
  const found = await ctx.provider.findOrder(order.orderId)
  const never =
    (!found.ok && found.kind === 'missing') ||
    (found.ok && (found.value.status === 'ABORTED' || found.value.status === 'EXPIRED'))
  if (!never) return { attempt, outcome: found.ok ? outcomeOf(order, found) : unknown(found.code) }
  const over = ctx.now().getTime() - order.requestedAt.getTime() >= callEndsAfterMs
  if (!order.wanted || typeof billingKey(ctx, order) !== 'string') {
    // Nothing may be said for certain of a call that may still be under way.
    if (!over) return { attempt, outcome: unknown('UNDER_WAY') }
    return order.wanted
      ? requestCharge(ctx, order)
      : { attempt, outcome: { kind: 'declined', code: 'NOT_WANTED' } }
  }
  // The same key is safe while the call may still be under way. Later it could only repeat an old failure.
  if (!over) return requestCharge(ctx, order)
  const renewed = await renewAttempt(ctx.service, order.payment, attempt, ctx.now())
  // Somebody else has it.
  if (!renewed) return { attempt, outcome: unknown('TAKEN_OVER') }
  return requestCharge(ctx, renewed)
}

function outcomeOf(order: ChargeOrder, answer: ProviderResult<ProviderPayment>): ChargeOutcome {
  if (!answer.ok) {
    const { kind, code } = answer
    if (kind === 'unknown') return { kind, code }
    if (kind !== 'configuration') return { kind: 'declined', code }
    log.error('billing.configuration', { code })
    return { kind: 'postponed', code }
  }
  const payment = answer.value
  if (payment.orderId !== order.orderId || payment.totalAmount !== order.amount) {
    log.error('billing.payment-differs', { order: order.orderId })
    return unknown('PAYMENT_DIFFERS')
  }
  if (!['DONE', 'CANCELED', 'PARTIAL_CANCELED'].includes(payment.status)) {
    return unknown(payment.status)
  }
  return { kind: 'paid', payment }
}
