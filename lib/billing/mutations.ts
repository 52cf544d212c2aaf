import 'server-only'
import { z } from 'zod'
import { callFunction } from '@/lib/supabase/data'
import type { ServiceDb } from '@/lib/supabase/types'
import { leaseSeconds } from './constants'
import type { ProviderPayment } from './provider-schema'
import { type ChargeOrder, chargeOrderSchema } from './schema'

/** How a call of the provider went. `postponed`: not charged, and not the card's fault. */
export type ChargeOutcome =
  | { kind: 'paid'; payment: ProviderPayment }
  | { kind: 'declined' | 'postponed' | 'unknown'; code: string }

export const chargeStateSchema = z.enum(['charging', 'unknown', 'declined', 'paid', 'missing'])
export type ChargeState = z.infer<typeof chargeStateSchema>

const lease = `${leaseSeconds} seconds`

/** Takes up to `limit` payments that are due, or whose outcome is to be found out, for the caller alone. */
export function claimCharges(service: ServiceDb, now: Date, limit: number): Promise<ChargeOrder[]> {
  const given = { p_now: now, p_limit: limit, p_lease: lease }
  return callFunction(service, 'claim_charges', given, z.array(chargeOrderSchema))
}

/** The same payment with a new idempotency key; null when somebody else has taken it. */
export function renewAttempt(
  service: ServiceDb,
  payment: string,
  attempt: number,
  now: Date,
): Promise<ChargeOrder | null> {
  const given = { p_payment: payment, p_attempt: attempt, p_now: now, p_lease: lease }
  return callFunction(service, 'renew_attempt', given, chargeOrderSchema.nullable())
}

/**
 * Writes down how an attempt went, and what follows from it: the period begins, another try is set, or the
 * subscription ends. Telling it twice changes nothing.
 * @returns the state that the payment has now
 */
export async function settleCharge(
  service: ServiceDb,
  payment: string,
  attempt: number,
  outcome: ChargeOutcome,
  now: Date,
): Promise<ChargeState> {
  const facts = outcome.kind === 'paid' ? paidFacts(outcome.payment, now) : { code: outcome.code }
  const state = await callFunction(
    service,
    'settle_charge',
    {
      p_payment: payment,
      p_attempt: attempt,
      p_outcome: outcome.kind,
      p_facts: facts,
      p_now: now,
    },
    chargeStateSchema,
  )
  if (outcome.kind === 'paid' && outcome.payment.balanceAmount < outcome.payment.totalAmount) {
    await recordBalance(service, outcome.payment, now)
  }
  return state
}

/** Money that the provider says has gone back, without us having asked. */
export function recordBalance(
  service: ServiceDb,
  payment: ProviderPayment,
  now: Date,
): Promise<boolean> {
  const { orderId, balanceAmount } = payment
  const given = { p_order: orderId, p_balance: balanceAmount, p_now: now }
  return callFunction(service, 'note_balance', given, z.boolean())
}

function paidFacts(payment: ProviderPayment, now: Date) {
  const { paymentKey, totalAmount, approvedAt, card, receipt } = payment
  return {
    paymentKey,
    amount: totalAmount,
    approvedAt: approvedAt ?? now.toISOString(),
    card: card?.number ?? '',
    receiptUrl: receipt?.url ?? null,
  }
}

/** Ends subscriptions that were cancelled and whose paid time is over. @returns how many */
export function endCancelled(service: ServiceDb, now: Date): Promise<number> {
  return callFunction(service, 'end_cancelled', { p_now: now }, z.number())
}

/** Writes the mails that tell of renewals `days` ahead. @returns how many are new */
export function queueRenewalNotices(service: ServiceDb, now: Date, days: number): Promise<number> {
  return callFunction(service, 'queue_renewal_notices', { p_now: now, p_days: days }, z.number())
}

const leavingCardSchema = z.object({
  card: z.uuid(),
  customerKey: z.string(),
  keySealed: z.string(),
})
export type LeavingCard = z.infer<typeof leavingCardSchema>

/** Takes cards that the provider is to forget. */
export function claimLeavingCards(
  service: ServiceDb,
  now: Date,
  limit: number,
): Promise<LeavingCard[]> {
  const given = { p_now: now, p_limit: limit, p_lease: lease }
  return callFunction(service, 'claim_cards', given, z.array(leavingCardSchema))
}

export async function markCardDeleted(service: ServiceDb, card: string, now: Date): Promise<void> {
  await callFunction(service, 'forget_card', { p_card: card, p_now: now }, z.unknown())
}

/** A billing key is gone at the provider. @param mark `Seal.mark` of it @returns whether it was ours */
export function markBillingKeyDeleted(
  service: ServiceDb,
  mark: string,
  now: Date,
): Promise<boolean> {
  return callFunction(service, 'card_gone', { p_mark: mark, p_now: now }, z.boolean())
}

/** Whether an event of the provider is new; it is old from now on. */
export function recordWebhook(
  service: ServiceDb,
  id: string,
  type: string,
  now: Date,
): Promise<boolean> {
  return callFunction(service, 'take_webhook', { p_id: id, p_type: type, p_now: now }, z.boolean())
}

/** Something was used that only a plan allows: from now on a withdrawal deducts the days. */
export async function markPaidUse(service: ServiceDb, user: string, now: Date): Promise<void> {
  await callFunction(service, 'note_paid_use', { p_user: user, p_now: now }, z.unknown())
}

/** Deletes checkouts that came to nothing, and numbers of webhooks. @returns how many */
export function deleteOldBilling(service: ServiceDb, before: Date): Promise<number> {
  return callFunction(service, 'delete_old_billing', { before }, z.number())
}
