import { z } from 'zod'
import { planIds } from './constants'

export const planIdSchema = z.enum(planIds)
export type PlanId = z.infer<typeof planIdSchema>

/** A subscription plan. Prices are whole won, VAT included. */
export const planSchema = z.object({
  id: planIdSchema,
  price: z.number().int().positive(),
  /** What the same time costs by the month; null where there is no discount. */
  originalPrice: z.number().int().positive().nullable(),
  /** Percent off the original price, rounded; 0 for none. */
  discount: z.number().int().min(0).max(99),
  months: z.number().int().positive(),
  popular: z.boolean(),
})
export type Plan = z.infer<typeof planSchema>

/** One payment that the caller has taken to carry out. `resolve` asks the provider what became of it first. */
export const chargeOrderSchema = z.object({
  action: z.enum(['charge', 'resolve']),
  payment: z.uuid(),
  attempt: z.number().int().positive(),
  orderId: z.string(),
  idempotencyKey: z.string(),
  planId: planIdSchema,
  /** In won. */
  amount: z.number().int().positive(),
  requestedAt: z.coerce.date(),
  /** Whether there is still somebody to charge. */
  wanted: z.boolean(),
  customerKey: z.string(),
  /** The billing key, sealed for the customer; null when the provider has forgotten it. */
  keySealed: z.string().nullable(),
})
export type ChargeOrder = z.infer<typeof chargeOrderSchema>
