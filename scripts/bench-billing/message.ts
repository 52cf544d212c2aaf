import { z } from 'zod'
import { cardWindowReturnSchema } from '@/lib/billing/checkout/schema'

/** A checkout as the card window comes back from it. */
export const returnedCheckoutSchema = cardWindowReturnSchema.extend({ user: z.string() })
export type ReturnedCheckout = z.infer<typeof returnedCheckoutSchema>

/** What the bench sends to one of its processes. */
export const benchMessageSchema = z.object({
  /** The clock is put forward. */
  ahead: z.number(),
  /** Checkouts to be confirmed; none for who renews. */
  checkouts: z.array(returnedCheckoutSchema),
})
export type BenchMessage = z.infer<typeof benchMessageSchema>

/** What one of the processes sends to the bench. */
export const workerMessageSchema = z.object({
  /** It has begun to work. */
  ready: z.literal(true).optional(),
  confirmed: z.string().optional(),
  status: z.string().optional(),
  /** Calls that threw: the database was asked in vain. */
  failed: z.number().optional(),
})
export type WorkerMessage = z.infer<typeof workerMessageSchema>
