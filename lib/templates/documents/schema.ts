import { z } from 'zod'

/** What became of a document when it was written again from its answers. */
export const rewrittenSchema = z.object({
  /** How many places were changed; in the editor each can be taken or taken back. */
  taken: z.number().int(),
  /** Places that were changed by hand and would read otherwise now: as they stand, and as the form has them. */
  contested: z.array(z.object({ kept: z.string(), offered: z.string() })),
})
export type Rewritten = z.infer<typeof rewrittenSchema>
