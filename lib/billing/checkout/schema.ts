import { z } from 'zod'
import { planIdSchema } from '@/lib/billing/schema'

/** A first card with a subscription, or another card for the one that there is. */
export const checkoutPurposes = ['subscribe', 'card'] as const
export type CheckoutPurpose = (typeof checkoutPurposes)[number]

export const checkoutStates = ['open', 'issuing', 'charging', 'done', 'refused', 'left'] as const
export type CheckoutState = (typeof checkoutStates)[number]

/** Our number of an order, as it stands in the addresses that the card window comes back to. */
export const orderIdSchema = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)

/** What the card window adds to the address when a card was registered. */
export const cardWindowReturnSchema = z.object({
  orderId: orderIdSchema,
  customerKey: z.string().regex(/^[A-Za-z0-9\-_=.@]{2,50}$/),
  authKey: z.string().min(1).max(300),
})
export type CardWindowReturn = z.infer<typeof cardWindowReturnSchema>

/**
 * How a checkout stands for the person.
 *
 * - `done`: paid, or the card was changed
 * - `waiting`: the outcome of the payment is not known yet; it is found out without them
 * - `refused`: by the card or its company; another card may do
 * - `left`: they closed the card window
 * - `subscribed`: they have subscribed elsewhere meanwhile; nothing was charged
 * - `missing`: no such order of theirs
 */
export const checkoutStatuses = [
  'done',
  'waiting',
  'refused',
  'left',
  'subscribed',
  'missing',
] as const
export const checkoutStatusSchema = z.object({
  standing: z.enum(checkoutStatuses),
  purpose: z.enum(checkoutPurposes).nullable(),
  planId: planIdSchema.nullable(),
  /** Of the provider, where one was given; pages translate it. */
  code: z.string().nullable(),
})
export type CheckoutStatus = z.infer<typeof checkoutStatusSchema>
