import 'server-only'
import { log } from '@/lib/log'
import { orderNames } from './constants'
import { type ChargeOutcome, type ChargeState, renewAttempt, settleCharge } from './mutations'
import type { ProviderPayment } from './provider-schema'
import type { ChargeOrder } from './schema'
import type { Answer } from './service'
import type { Till } from './till'

/** After this a call has ended, whatever became of it: a charge takes a minute at most. */
const overMs = 10 * 60_000

type Tried = { attempt: number; outcome: ChargeOutcome }

const unknown = (code: string): ChargeOutcome => ({ kind: 'unknown', code })

/**
 * Carries out one payment that was taken from the database, and writes down how it went. It is safe to carry
 * out twice: the idempotency key belongs to the attempt, and the order number can be paid once.
 */
export async function carryOut(till: Till, order: ChargeOrder): Promise<ChargeState> {
  let tried = order.action === 'charge' ? await charge(till, order) : await resolve(till, order)
  // Somebody may be waiting: most lost answers are found by asking once.
  if (tried.outcome.kind === 'unknown' && order.action === 'charge')
    tried = await resolve(till, order)
  return settleCharge(till.service, order.payment, tried.attempt, tried.outcome, till.now())
}

async function charge(till: Till, order: ChargeOrder): Promise<Tried> {
  const { attempt } = order
  const key = billingKey(till, order)
  if (typeof key !== 'string') return { attempt, outcome: key }
  const answer = await till.provider.charge({
    billingKey: key,
    customerKey: order.customerKey,
    amount: order.amount,
    orderId: order.orderId,
    orderName: orderNames[order.planId],
    idempotencyKey: order.idempotencyKey,
  })
  return { attempt, outcome: outcomeOf(order, answer) }
}

/** The key to charge with, or how a charge without one goes. */
function billingKey(till: Till, { keySealed, customerKey }: ChargeOrder): string | ChargeOutcome {
  if (!keySealed) return { kind: 'declined', code: 'CARD_GONE' }
  try {
    return till.seal.open(keySealed, customerKey)
  } catch {
    // The card is not to blame, and its owner not either.
    log.error('billing.configuration', { code: 'KEY_NOT_READABLE' })
    return { kind: 'postponed', code: 'KEY_NOT_READABLE' }
  }
}

/** The outcome of a call that nobody heard the end of: what the provider knows of the order comes first. */
async function resolve(till: Till, order: ChargeOrder): Promise<Tried> {
  const { attempt } = order
  const found = await till.provider.findOrder(order.orderId)
  const never =
    (!found.ok && found.kind === 'missing') ||
    (found.ok && (found.value.status === 'ABORTED' || found.value.status === 'EXPIRED'))
  if (!never) return { attempt, outcome: found.ok ? outcomeOf(order, found) : unknown(found.code) }
  const over = till.now().getTime() - order.requestedAt.getTime() >= overMs
  if (!order.wanted || typeof billingKey(till, order) !== 'string') {
    // Nothing may be said for certain of a call that may still be under way.
    if (!over) return { attempt, outcome: unknown('UNDER_WAY') }
    return order.wanted
      ? charge(till, order)
      : { attempt, outcome: { kind: 'declined', code: 'NOT_WANTED' } }
  }
  // The same key is safe while the call may still be under way. Later it could only repeat an old failure.
  if (!over) return charge(till, order)
  const renewed = await renewAttempt(till.service, order.payment, attempt, till.now())
  // Somebody else has it.
  if (!renewed) return { attempt, outcome: unknown('TAKEN_OVER') }
  return charge(till, renewed)
}

function outcomeOf(order: ChargeOrder, answer: Answer<ProviderPayment>): ChargeOutcome {
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
