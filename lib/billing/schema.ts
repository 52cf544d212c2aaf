import { z } from 'zod'

export const planIds = ['1month', '6months', '1year'] as const
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
