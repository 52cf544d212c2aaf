import { z } from 'zod'
import { planIdSchema } from '@/lib/billing/schema'

/** A day of Korea, as `2026-11-21`. */
const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** The next plan's three parts are null together: then the present one is renewed. */
export const subscriptionSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(['pending', 'active', 'past_due', 'cancelled', 'expired']),
    plan_id: planIdSchema,
    price: z.number().int(),
    card_id: z.uuid(),
    period: z.number().int(),
    period_start: daySchema,
    /** The first day that is not paid any more. */
    period_end: daySchema,
    next_plan_id: planIdSchema.nullable(),
    next_price: z.number().int().nullable(),
    cancel_at_period_end: z.boolean(),
    ended_at: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    state: row.state,
    planId: row.plan_id,
    price: row.price,
    cardId: row.card_id,
    period: row.period,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    nextPlanId: row.next_plan_id ?? row.plan_id,
    nextPrice: row.next_price ?? row.price,
    cancelling: row.cancel_at_period_end,
    endedAt: row.ended_at,
  }))
export type Subscription = z.infer<typeof subscriptionSchema>

/** A card as its owner may see it: masked by the provider. `deleted`: the provider has forgotten it. */
export const cardSchema = z.object({
  id: z.uuid(),
  /** The issuer's code. */
  company: z.string(),
  number: z.string(),
  kind: z.string(),
  state: z.enum(['live', 'leaving', 'deleted']),
})
export type Card = z.infer<typeof cardSchema>

/** Nothing but a page of the web may stand behind a link. */
const addressSchema = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .catch(null)

export const paymentSchema = z
  .object({
    id: z.uuid(),
    subscription_id: z.uuid(),
    period: z.number().int(),
    plan_id: planIdSchema,
    amount: z.number().int(),
    period_start: daySchema,
    period_end: daySchema,
    state: z.enum(['charging', 'unknown', 'declined', 'paid']),
    try_at: z.string().nullable(),
    card_text: z.string(),
    receipt_url: addressSchema,
    failure_code: z.string().nullable(),
    approved_at: z.string().nullable(),
    refunded: z.number().int(),
    created_at: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    subscriptionId: row.subscription_id,
    period: row.period,
    planId: row.plan_id,
    amount: row.amount,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    state: row.state,
    tryAt: row.try_at,
    card: row.card_text,
    receiptUrl: row.receipt_url,
    failureCode: row.failure_code,
    /** When it was paid, or else written down. */
    at: row.approved_at ?? row.created_at,
    refunded: row.refunded,
  }))
export type Payment = z.infer<typeof paymentSchema>

/** Money on its way back. */
export const refundSchema = z
  .object({ id: z.uuid(), amount: z.number().int(), created_at: z.string() })
  .transform(({ id, amount, created_at }) => ({ id, amount, askedAt: created_at }))
export type OpenRefund = z.infer<typeof refundSchema>

/** What ending now would give back, and how that is reckoned. */
export const quoteSchema = z.object({
  amount: z.number().int().nonnegative(),
  /** All of it, because nothing was used that only a plan allows. */
  full: z.boolean(),
  daysUsed: z.number().int(),
  days: z.number().int(),
  /** Within the seven days of 전자상거래법 제17조. */
  withdrawal: z.boolean(),
})
export type Quote = z.infer<typeof quoteSchema>
