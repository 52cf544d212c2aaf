import { z } from 'zod'

/** One page of a list; deeper than any reader goes, the offset costs more than it is worth. */
export const pageSchema = z.object({
  page: z.coerce.number().int().min(1).max(2000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
})
