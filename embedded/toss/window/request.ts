import { z } from 'zod'
import { customerKeySchema } from '@/embedded/toss/api/billing'

const webAddress = z.url({ protocol: /^https?$/ }).max(2000)

/** What the browser script asks the card window for. */
export const windowRequestSchema = z.object({
  clientKey: z.string().min(1).max(200),
  customerKey: customerKeySchema,
  successUrl: webAddress,
  failUrl: webAddress,
  /** In a frame of the page, or in the page's place. */
  target: z.enum(['iframe', 'self']),
  /** Of the page around the frame: what happens is told to it alone. */
  origin: webAddress.optional(),
})
export type WindowRequest = z.infer<typeof windowRequestSchema>

/** An address with more in its query; what it has already stays. */
export function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
