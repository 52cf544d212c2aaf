import 'server-only'
import { z } from 'zod'
import type { Plan } from '@/lib/billing/constants'
import { leaseSeconds } from '@/lib/billing/constants'
import { chargeOrderSchema, planIdSchema } from '@/lib/billing/schema'
import { callFunction } from '@/lib/supabase/data'
import type { ServiceDb } from '@/lib/supabase/types'
import { type CheckoutPurpose, checkoutPurposes, checkoutStates } from './status'

const openedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ok'), customerKey: z.string() }),
  z.object({ outcome: z.enum(['pending', 'subscribed', 'missing']) }),
])

export type NewCheckout = {
  user: string
  purpose: CheckoutPurpose
  orderId: string
  /** What is bought; null for another card. */
  plan: Plan | null
  name: string
  /** Which wording was agreed to. */
  terms: string
}

/**
 * Begins a checkout.
 * @returns the customer's key, or why not: `subscribed`, `pending` (a payment is under way), `missing`
 *   (another card, and nothing to pay with it)
 */
export async function openCheckout(
  service: ServiceDb,
  checkout: NewCheckout,
  now: Date,
): Promise<
  { ok: true; customerKey: string } | { ok: false; reason: 'pending' | 'subscribed' | 'missing' }
> {
  const { user, purpose, orderId, plan, name, terms } = checkout
  const given = {
    p_user: user,
    p_purpose: purpose,
    p_order: orderId,
    p_plan: plan && { id: plan.id, price: plan.price, months: plan.months },
    p_name: name,
    p_terms: terms,
    p_now: now,
  }
  const opened = await callFunction(service, 'open_checkout', given, openedSchema)
  if (opened.outcome !== 'ok') return { ok: false, reason: opened.outcome }
  return { ok: true, customerKey: opened.customerKey }
}

const claimedSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('ok'),
    id: z.uuid(),
    purpose: z.enum(checkoutPurposes),
    planId: planIdSchema.nullable(),
    authSealed: z.string(),
    customerKey: z.string(),
  }),
  z.object({
    outcome: z.literal('ended'),
    state: z.enum(checkoutStates),
    code: z.string().nullable(),
    purpose: z.enum(checkoutPurposes),
    planId: planIdSchema.nullable(),
  }),
  z.object({ outcome: z.enum(['busy', 'missing', 'stranger']) }),
])
export type ClaimedCheckout = z.infer<typeof claimedSchema>

/**
 * Takes a checkout to exchange its one-time key.
 * @param came what the card window brought; null goes on with what somebody else began
 */
export function claimCheckout(
  service: ServiceDb,
  order: { user: string; orderId: string },
  came: { customerKey: string; authSealed: string } | null,
  now: Date,
): Promise<ClaimedCheckout> {
  const given = {
    p_user: order.user,
    p_order: order.orderId,
    p_customer: came?.customerKey ?? null,
    p_auth_sealed: came?.authSealed ?? null,
    p_now: now,
    p_lease: `${leaseSeconds} seconds`,
  }
  return callFunction(service, 'claim_checkout', given, claimedSchema)
}

const begunSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('charge'), charge: chargeOrderSchema }),
  z.object({ outcome: z.literal('refused'), code: z.string() }),
  z.object({ outcome: z.enum(['changed', 'ended']) }),
])

export type NewCard = {
  customerKey: string
  keySealed: string
  keyMark: string
  /** The issuer's code of the provider. */
  company: string
  /** As the provider masks it. */
  number: string
  kind: string
}

/** Keeps the billing key and begins what the checkout was for, in one transaction. */
export function beginSubscription(
  service: ServiceDb,
  checkout: string,
  card: NewCard,
  now: Date,
): Promise<z.infer<typeof begunSchema>> {
  const given = {
    p_checkout: checkout,
    p_card: card,
    p_now: now,
    p_lease: `${leaseSeconds} seconds`,
  }
  return callFunction(service, 'begin_subscription', given, begunSchema)
}

/** Ends a checkout without a card. @returns whether it was in the state `from` */
export function endCheckout(
  service: ServiceDb,
  order: { user: string; orderId: string },
  end: { from: 'open' | 'issuing'; state: 'left' | 'refused' | 'open'; code: string | null },
  now: Date,
): Promise<boolean> {
  const given = {
    p_user: order.user,
    p_order: order.orderId,
    p_from: end.from,
    p_state: end.state,
    p_code: end.code,
    p_now: now,
  }
  return callFunction(service, 'end_checkout', given, z.boolean())
}

const staleSchema = z.array(z.object({ order_id: z.string(), user_id: z.uuid() }))

/** Checkouts whose exchange somebody began and did not finish. */
export async function staleCheckouts(
  service: ServiceDb,
  now: Date,
  limit: number,
): Promise<{ orderId: string; user: string }[]> {
  const found = await callFunction(
    service,
    'stale_checkouts',
    { p_now: now, p_limit: limit },
    staleSchema,
  )
  return found.map(({ order_id, user_id }) => ({ orderId: order_id, user: user_id }))
}
