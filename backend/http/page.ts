import { z } from 'zod'
import { pageRequestSchema } from '@/lib/corpus/request-schema'

/** One page of a list, and how long it is. */
export const pageSchema = pageRequestSchema.extend({
  size: z.coerce.number().int().min(1).max(100).default(20),
})
