import { z } from 'zod'
import { outcomes, traceStatuses } from './constants'
import { traceRowSchema } from './schema'

/** What narrows the list that programs ask for. */
export const holderTracesQuerySchema = z.object({
  status: z.enum(traceStatuses).optional(),
  outcome: z.enum(outcomes).optional(),
  /** Begun at this time or later, and before that one. */
  since: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export type HolderTracesQuery = z.infer<typeof holderTracesQuerySchema>

export const holderTracesSchema = z.object({
  traces: z.array(traceRowSchema),
  page: z.number().int(),
  hasMore: z.boolean(),
})
export type HolderTraces = z.infer<typeof holderTracesSchema>
