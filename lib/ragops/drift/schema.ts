import { z } from 'zod'

/** A source that changed, with the question or the answer that rests on it. */
export const staleSourceSchema = z.object({
  id: z.uuid(),
  reason: z.enum(['changed', 'overruled']),
  path: z.string(),
  title: z.string(),
  line: z.string(),
  changedAt: z.string(),
  query: z.string(),
  /** Of an answer: where it can be read. */
  href: z.string().optional(),
})
export type StaleSource = z.infer<typeof staleSourceSchema>

export const settleSchema = z.object({ stale: z.uuid() })
