import 'server-only'
import { z } from 'zod'
import { leaseSeconds } from '@/lib/billing/constants'
import { callFunction } from '@/lib/supabase/data'
import type { ServiceDb } from '@/lib/supabase/types'
import { refundKinds } from './schema'

const refundOrderSchema = z.object({
  /** `resolve`: somebody has asked before, and nobody knows the outcome. */
  action: z.enum(['ask', 'resolve']),
  refund: z.uuid(),
  attempt: z.number().int().positive(),
  idempotencyKey: z.string(),
  /** In won; `paid` and `refunded` are those of the payment before this refund. */
  amount: z.number().int().positive(),
  paid: z.number().int().positive(),
  refunded: z.number().int().nonnegative(),
  kind: z.enum(refundKinds),
  reason: z.string(),
  askedAt: z.coerce.date(),
  paymentKey: z.string(),
})
export type RefundOrder = z.infer<typeof refundOrderSchema>

/** Takes refunds that are to be asked for. @param refund one of them, or null for what is due */
export function claimRefunds(
  service: ServiceDb,
  refund: string | null,
  now: Date,
  limit: number,
): Promise<RefundOrder[]> {
  const given = {
    p_refund: refund,
    p_now: now,
    p_limit: limit,
    p_lease: `${leaseSeconds} seconds`,
  }
  return callFunction(service, 'claim_refunds', given, z.array(refundOrderSchema))
}

/** @returns a new idempotency key for the refund, or null when somebody else has taken it */
export function renewRefund(
  service: ServiceDb,
  refund: string,
  attempt: number,
  now: Date,
): Promise<string | null> {
  const given = { p_refund: refund, p_attempt: attempt, p_now: now }
  return callFunction(service, 'renew_refund', given, z.string().nullable())
}

const refundStateSchema = z.enum(['asking', 'unknown', 'done', 'refused', 'missing'])
export type RefundState = z.infer<typeof refundStateSchema>

/** Writes down how asking went. Telling it twice changes nothing. @returns the state of the refund now */
export function settleRefund(
  service: ServiceDb,
  refund: string,
  outcome: { kind: 'done' | 'refused' | 'unknown'; code: string | null },
  now: Date,
): Promise<RefundState> {
  const given = { p_refund: refund, p_outcome: outcome.kind, p_code: outcome.code, p_now: now }
  return callFunction(service, 'settle_refund', given, refundStateSchema)
}
