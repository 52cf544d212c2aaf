import { z } from 'zod'
import { planIdSchema } from '@/lib/billing/schema'
import { checkoutPurposes, checkoutStates } from './schema'

/** A checkout as the database keeps it, as far as its owner is told of it. */
export const checkoutRowSchema = z.object({
  state: z.enum(checkoutStates),
  purpose: z.enum(checkoutPurposes),
  planId: planIdSchema.nullable(),
  code: z.string().nullable(),
  subscription: z.uuid().nullable(),
})

/** The first payment of a subscription. */
export const firstPaymentSchema = z.object({
  amount: z.number(),
  card: z.string(),
  approvedAt: z.string(),
  nextOn: z.string(),
})

export const subscriptionStateSchema = z.object({
  state: z.enum(['pending', 'active', 'past_due']),
})
