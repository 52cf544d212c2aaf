import { z } from 'zod'

/** A payment as it is written down here, to be held against what the provider says of its order. */
export const ourPaymentSchema = z.object({
  id: z.uuid(),
  /** As the database writes it: to the microsecond. */
  createdAt: z.string(),
  orderId: z.string(),
  attempt: z.number().int(),
  state: z.enum(['charging', 'unknown', 'declined', 'paid']),
  amount: z.number().int(),
  refunded: z.number().int(),
  /** Whether money is on its way back: the provider may be ahead of us then. */
  refundOpen: z.boolean(),
})
export type OurPayment = z.infer<typeof ourPaymentSchema>

/**
 * How a payment differs.
 *
 * - `paid-there`: paid at the provider, not here · `paid-here`: the other way round
 * - `amount`: another amount was charged · `refund`: another amount was given back
 * - `not-asked`: the provider did not answer
 */
const differences = ['paid-there', 'paid-here', 'amount', 'refund', 'not-asked'] as const
export type Difference = (typeof differences)[number]

/** Work that nobody has come to for longer than it takes; `what` it is, and which. */
export const stuckSchema = z.object({ what: z.string(), which: z.string(), since: z.coerce.date() })
export type Stuck = z.infer<typeof stuckSchema>
