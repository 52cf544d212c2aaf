import { z } from 'zod'
import { planIdSchema } from '@/lib/billing/schema'
import {
  type CheckoutOutcome,
  checkoutPurposes,
  checkoutStates,
  checkoutStatuses,
  confirmationFailures,
} from './status'

/** Our number of an order, as it stands in the addresses that the card window comes back to. */
export const orderIdSchema = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)

/** What the card window adds to the address when a card was registered. */
export const cardWindowReturnSchema = z.object({
  orderId: orderIdSchema,
  customerKey: z.string().regex(/^[A-Za-z0-9\-_=.@]{2,50}$/),
  authKey: z.string().min(1).max(300),
})
export type CardWindowReturn = z.infer<typeof cardWindowReturnSchema>

export const confirmationFailureSchema = z.enum(confirmationFailures)

/** A checkout as the database stores it, as far as its owner is told of it. */
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

/** What `/api/billing/confirm` and `/api/billing/checkouts/…` answer. */
export const checkoutOutcomeSchema: z.ZodType<CheckoutOutcome> = z.object({
  status: z.enum(checkoutStatuses),
  purpose: z.enum(checkoutPurposes).nullable(),
  planId: planIdSchema.nullable(),
  code: z.string().nullable(),
  paid: firstPaymentSchema.nullable(),
})
