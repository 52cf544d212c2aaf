import { z } from 'zod'
import { cameBackSchema } from '@/lib/billing/checkout/schema'

/** A checkout as the card window comes back from it. */
export const cameSchema = cameBackSchema.extend({ user: z.string() })
export type Came = z.infer<typeof cameSchema>

/** What the bench tells a process of its crew. */
export const orderSchema = z.object({
  /** The clock is put forward. */
  ahead: z.number(),
  /** Checkouts to be confirmed; none for who renews. */
  checkouts: z.array(cameSchema),
})
export type Order = z.infer<typeof orderSchema>

/** What a process of the crew tells the bench. */
export const wordSchema = z.object({
  /** It has begun to work. */
  ready: z.literal(true).optional(),
  confirmed: z.string().optional(),
  standing: z.string().optional(),
  /** Calls that threw: the database was asked in vain. */
  failed: z.number().optional(),
})
export type Word = z.infer<typeof wordSchema>
