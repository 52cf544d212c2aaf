import { z } from 'zod'
import { planIds } from './constants'

export const planIdSchema = z.enum(planIds)

/** One payment that the caller has taken to carry out. `resolve` asks the provider what became of it first. */
export const chargeOrderSchema = z.object({
  action: z.enum(['charge', 'resolve']),
  payment: z.uuid(),
  attempt: z.number().int().positive(),
  orderId: z.string(),
  idempotencyKey: z.string(),
  planId: planIdSchema,
  /** A period of the subscription, or seats that are added in the middle of one. */
  kind: z.enum(['period', 'seats']),
  seats: z.number().int().nonnegative(),
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
